import { relative } from 'node:path';
import { defineConfig, type Plugin } from 'vite';

const root = `${import.meta.dirname}/`;
const OUT = 'build/server';

/**
 * `npm start` runs the server as a few files: to find and link a thousand small ones took a quarter of its start
 * (ADR 18). What it looks up beside its sources (workers, migrations, built pages) it finds from there, too.
 */
export default defineConfig({
  plugins: [packagesWhenWanted(), addressesOfSources()],
  publicDir: false,
  // pino starts threads from files of its own.
  ssr: { noExternal: true, external: ['pino'] },
  build: {
    ssr: 'server/main.ts',
    outDir: OUT,
    // Beside the first file, so that the way to the sources is the same from all.
    assetsDir: '',
    target: 'node24',
    // Read by `node --enable-source-maps` alone: traces then name the sources.
    sourcemap: true,
    rolldownOptions: { checks: { bundlerTimings: false } },
  },
});

/** Packages that are imported when they are wanted stay where they are: what never wants them never reads them. */
function packagesWhenWanted(): Plugin {
  return {
    name: 'packages-when-wanted',
    enforce: 'pre',
    resolveId(source, importer, options) {
      const isWhenWanted = 'kind' in options && options.kind === 'dynamic-import';
      // A package finds its own packages from where it lies.
      if (!isWhenWanted || importer?.includes('/node_modules/')) return null;
      return /^[@a-z]/.test(source) ? { id: source, external: true } : null;
    },
  };
}

/** `import.meta.url` stays the address of the source in which it stands; whatever else tells a place stops the build. */
function addressesOfSources(): Plugin {
  return {
    name: 'addresses-of-sources',
    transform(code, id) {
      if (!id.startsWith(root) || id.includes('/node_modules/')) return null;
      const [other] = /import\.meta\.(dir|file)name/.exec(code) ?? [];
      if (other) this.error(`${id}: ${other} would lie in ${OUT}; use import.meta.url.`);
      if (!code.includes('import.meta.url')) return null;
      const path = JSON.stringify(relative(root + OUT, id));
      const address = `new URL(${path}, import.meta.url).href`;
      return { code: code.replaceAll('import.meta.url', address), map: null };
    },
  };
}
