import { reactRouter } from '@react-router/dev/vite';
import { defineConfig } from 'vite';
import { ownRouter } from './scripts/vite-router.ts';

export default defineConfig({
  plugins: [ownRouter(), reactRouter()],
  // What is used of it lies in a few of its hundred files.
  ssr: { noExternal: ['zod'] },
  // The shortest names: they stand in the styles, the scripts and every page.
  css: { modules: { generateScopedName: '[hash:base64:5]' } },
  build: {
    target: 'es2023',
    modulePreload: { resolveDependencies: () => [] },
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
            // Every page carries the list of all these names: seven signs of a digest tell them apart.
            entryFileNames: 'assets/[name]-[hash:7].js',
            chunkFileNames: 'assets/[name]-[hash:7].js',
            codeSplitting: {
              groups: [
                {
                  // With what loads pages.
                  name: 'react',
                  test: /node_modules\/(react|react-dom|scheduler)\/|\/app\/router\/|\/app\/ui\/browser\/(loads|connection)\.|react-router-shim|preload-helper/,
                },
                // What overviews and listings need stays with them.
                { name: 'lists', test: /\/app\/ui\/(pagination|page-heading)\./ },
                {
                  name: 'frame',
                  // Packages have folders of these names, too.
                  test: /^(?!.*node_modules).*\/(app\/(frame\/(?!idle\/)|page\/|ui\/(?!scroll-region|browser\/(?:signal|track-event)|search-form|tile|article-field|use-article-search)|i18n\/(?!text-area)|catalogue\/product-picture\.)|core\/(i18n\/(?!messages\/)|(media|units|catalogue\/light-texts)\.))/,
                },
              ],
            },
          },
        },
      },
    },
  },
});
