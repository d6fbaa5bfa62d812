import { reactRouter } from '@react-router/dev/vite';
import { defineConfig, type Plugin } from 'vite';
import { chunkGroups, isPlain, ownRouter } from './scripts/vite-shortcuts.ts';

export default defineConfig({
  plugins: [ownRouter(), reactRouter()],
  worker: { format: 'es', plugins: () => [ownCodeInWorkers()] },
  define: { 'import.meta.env.PLAIN': isPlain },
  // Bundled, because only a few of its hundred files are used.
  ssr: { noExternal: ['zod'] },
  // The shortest names: they occur in the styles, the scripts and every page.
  css: { modules: { generateScopedName: '[hash:base64:5]' } },
  build: {
    target: 'es2023',
    modulePreload: { resolveDependencies: () => [] },
    assetsInlineLimit: 0,
    // The packages in this build: their licences, which visitors may read there, and the source of `npm run sbom`.
    license: { fileName: 'licences.json' },
    chunkSizeWarningLimit: 1100,
    // One style sheet, which the server inlines into every document.
    cssCodeSplit: false,
  },
  environments: {
    // As in vite.server.config.ts.
    ssr: {
      build: {
        rolldownOptions: {
          output: { charset: 'ascii', comments: { jsdoc: false, annotation: false } },
        },
      },
    },
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

/** Packages in workers would be missing in `licences.json`, which Vite writes for the pages alone. */
function ownCodeInWorkers(): Plugin {
  return {
    name: 'own-code-in-workers',
    generateBundle(_options, bundle) {
      const chunks = Object.values(bundle).filter((part) => part.type === 'chunk');
      const foreign = chunks.flatMap(({ moduleIds }) => moduleIds).find(isPackage);
      if (foreign) this.error(`${foreign}: a worker contains a package; list it in licences.json.`);
    },
  };
}

const isPackage = (id: string): boolean => id.includes('/node_modules/');
