import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';

const LOADS = fileURLToPath(new URL('../app/ui/loads.ts', import.meta.url));
const PRELOAD_HELPER = '\0vite/preload-helper.js';

type Change = { file: RegExp; from: RegExp; to: string; imported: string };

/** The two places where React Router loads something for a page. */
const CHANGES: Change[] = [
  {
    // It reloads the page that shows, without limit, also where a page is only fetched ahead.
    file: /react-router\/dist\/\w+\/lib\/dom\/ssr\/routeModules\.js$/,
    from: /try \{\s*let routeModule = await (import\([^)]*route\.module\s*\));([\s\S]*?)\} catch \(error\) \{[\s\S]*?new Promise\(\(\) => \{\}\);\s*\}/,
    to: 'let routeModule = await loadRoute(() => $1);$2',
    imported: 'loadRoute',
  },
  {
    file: /react-router\/dist\/\w+\/lib\/dom\/ssr\/single-fetch\.js$/,
    from: /await fetch\((url, await createRequestInit\(request\)\))/,
    to: 'await fetchData($1',
    imported: 'fetchData',
  },
];

/**
 * Whatever a page loads goes through `app/ui/loads.ts`, which decides what a failure leads to: parts of the app, code
 * and data of pages. Vite's own helper for parts would also fetch style sheets and imports ahead, but there is one style
 * sheet, which every document holds, and what parts import is on the page already. The build fails when Vite or React
 * Router no longer has the place that is changed.
 */
export function loads(): Plugin {
  const missing = new Set<unknown>([...CHANGES, PRELOAD_HELPER]);
  return {
    name: 'loads',
    apply: 'build',
    enforce: 'pre',
    applyToEnvironment: ({ name }) => name === 'client',
    load(id) {
      if (id !== PRELOAD_HELPER) return null;
      missing.delete(id);
      return `export { loadChunk as __vitePreload } from ${JSON.stringify(LOADS)};`;
    },
    transform(code, id) {
      const change = CHANGES.find(({ file }) => file.test(id));
      if (!change?.from.test(code)) return null;
      missing.delete(change);
      const changed = code.replace(change.from, change.to);
      const imports = `import { ${change.imported} } from ${JSON.stringify(LOADS)};`;
      return { code: `${imports}\n${changed}`, map: null };
    },
    generateBundle() {
      if (missing.size > 0)
        this.error('Vite or React Router has changed: adapt scripts/vite-loads.ts.');
    },
  };
}
