import { reactRouter } from '@react-router/dev/vite';
import { defineConfig } from 'vite';
import { chunkGuard } from './scripts/vite-chunk-guard.ts';

export default defineConfig({
  plugins: [reactRouter(), chunkGuard()],
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
