import { reactRouter } from '@react-router/dev/vite';
import { defineConfig, type Plugin } from 'vite';
import { chunkGuard } from './scripts/vite-chunk-guard.ts';

const CONTEXT_KEYS = '#app/services.ts';

/** One instance of the context keys, for the pages and for the server that fills them. */
function sharedContextKeys(): Plugin {
  return {
    name: 'shared-context-keys',
    enforce: 'pre',
    applyToEnvironment: ({ name }) => name === 'ssr',
    resolveId(id) {
      if (id !== CONTEXT_KEYS) return null;
      const file = new URL('./app/services.ts', import.meta.url).href;
      return { id: this.environment.mode === 'dev' ? file : id, external: true };
    },
  };
}

export default defineConfig({
  plugins: [sharedContextKeys(), reactRouter(), chunkGuard()],
  build: {
    target: 'es2023',
    assetsInlineLimit: 0,
    chunkSizeWarningLimit: 1100,
    // One style sheet, which the server puts into every document.
    cssCodeSplit: false,
  },
  environments: {
    client: {
      build: {
        // A few large files compress better and arrive sooner than twenty small ones.
        rolldownOptions: {
          output: {
            codeSplitting: {
              groups: [
                { name: 'react', test: /node_modules\/(react|react-dom|react-router|scheduler)\// },
                { name: 'frame', test: /\/(app\/(layout|ui|i18n)|core\/(?!i18n\/messages\/))/ },
              ],
            },
          },
        },
      },
    },
  },
});
