import { reactRouter } from '@react-router/dev/vite';
import { defineConfig } from 'vite';
import { chunkGroups, isPlain, ownRouter } from './scripts/vite-shortcuts.ts';

export default defineConfig({
  plugins: [ownRouter(), reactRouter()],
  define: { 'import.meta.env.PLAIN': isPlain },
  // Bundled, because only a few of its hundred files are used.
  ssr: { noExternal: ['zod'] },
  // The shortest names: they occur in the styles, the scripts and every page.
  css: { modules: { generateScopedName: '[hash:base64:5]' } },
  build: {
    target: 'es2023',
    modulePreload: { resolveDependencies: () => [] },
    assetsInlineLimit: 0,
    chunkSizeWarningLimit: 1100,
    // One style sheet, which the server inlines into every document.
    cssCodeSplit: false,
  },
  environments: {
    client: {
      build: {
        rolldownOptions: {
          output: {
            // Every page includes the list of all these names: seven characters of a digest distinguish them.
            entryFileNames: 'assets/[name]-[hash:7].js',
            chunkFileNames: 'assets/[name]-[hash:7].js',
            codeSplitting: { groups: chunkGroups },
          },
        },
      },
    },
  },
});
