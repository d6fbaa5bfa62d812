import { fileURLToPath } from 'node:url';
import { defineConfig, type Plugin } from 'vite';

const REACT_ADMIN = fileURLToPath(
  new URL('node_modules/react-admin/dist/index.js', import.meta.url),
);

/** The studio: a bundle of its own, of which the public pages know nothing (ADR 60). */
export default defineConfig({
  root: 'studio',
  base: '/studio/',
  publicDir: false,
  plugins: [oneCopyOfEach(/^(ra-core|react-router)(\/|$)/)],
  resolve: {
    dedupe: ['react', 'react-dom', '@tanstack/react-query', '@emotion/react'],
  },
  build: {
    outDir: '../build/studio',
    emptyOutDir: true,
    target: 'es2023',
    assetsInlineLimit: 0,
    // Read by `npm run sbom`.
    license: { fileName: 'licences.json' },
    chunkSizeWarningLimit: 1500,
    rolldownOptions: {
      // MUI marks every module as one for browsers, which means nothing here.
      onLog(level, log, report) {
        if (log.code !== 'MODULE_LEVEL_DIRECTIVE') report(level, log);
      },
    },
  },
});

/** Several packages bring copies of their own; all use those of react-admin, which is another release than the site's. */
function oneCopyOfEach(names: RegExp): Plugin {
  return {
    name: 'one-copy-of-each',
    enforce: 'pre',
    resolveId(source, _importer, options) {
      return names.test(source)
        ? this.resolve(source, REACT_ADMIN, { ...options, skipSelf: true })
        : null;
    },
  };
}
