import { relative } from 'node:path';
import { defineConfig, type Plugin } from 'vite';

const root = `${import.meta.dirname}/`;
const OUT = 'build/server';

/**
 * `npm start` runs the server as a few files: resolving and linking a thousand small ones took a quarter of its start
 * (ADR 18). Files that it looks up relative to its sources (workers, migrations, built pages) are still found.
 */
export default defineConfig({
  plugins: [packagesOnDemand(), addressesOfSources(), sentencesInAscii()],
  publicDir: false,
  // pino starts threads from its own files.
  ssr: { noExternal: true, external: ['pino'] },
  build: {
    ssr: 'server/main.ts',
    outDir: OUT,
    // Beside the entry file, so that the relative path to the sources is the same for all files.
    assetsDir: '',
    target: 'node24',
    // Read by `npm run sbom`.
    license: { fileName: 'licences.json' },
    // Read only by `node --enable-source-maps`: stack traces then name the sources.
    sourcemap: true,
    rolldownOptions: {
      checks: { bundlerTimings: false },
      // V8 holds the text of all code: two bytes a letter where one of them is not in Latin-1.
      output: { charset: 'ascii', comments: { jsdoc: false, annotation: false } },
    },
  },
});

/** Packages that are imported on demand stay external, so that they are read only when needed. */
function packagesOnDemand(): Plugin {
  return {
    name: 'packages-on-demand',
    enforce: 'pre',
    resolveId(source, importer, options) {
      const isOnDemand = 'kind' in options && options.kind === 'dynamic-import';
      // Imports of a package are resolved from its own folder.
      if (!isOnDemand || importer?.includes('/node_modules/')) return null;
      return /^[@a-z]/.test(source) ? { id: source, external: true } : null;
    },
  };
}

/** `charset` leaves templates with a tag as they are, because a tag could read them raw: `say` does not. */
function sentencesInAscii(): Plugin {
  const escaped = (text: string) =>
    text.replace(/[\u0100-\uffff]/g, (letter) => {
      return `\\u${letter.charCodeAt(0).toString(16).padStart(4, '0')}`;
    });
  return {
    name: 'sentences-in-ascii',
    renderChunk: (code) => ({ code: code.replace(/\bsay`(?:[^`\\]|\\.)*`/gs, escaped), map: null }),
  };
}

/** `import.meta.url` stays the address of its source file; `import.meta.dirname` and `filename` stop the build. */
function addressesOfSources(): Plugin {
  return {
    name: 'addresses-of-sources',
    transform(code, id) {
      if (!id.startsWith(root) || id.includes('/node_modules/')) return null;
      const [other] = /import\.meta\.(dir|file)name/.exec(code) ?? [];
      if (other) this.error(`${id}: ${other} would be in ${OUT}; use import.meta.url.`);
      if (!code.includes('import.meta.url')) return null;
      const path = JSON.stringify(relative(root + OUT, id));
      const address = `new URL(${path}, import.meta.url).href`;
      return { code: code.replaceAll('import.meta.url', address), map: null };
    },
  };
}
