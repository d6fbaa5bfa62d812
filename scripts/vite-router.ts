import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';

const LOADS = fileURLToPath(new URL('../app/ui/browser/loads.ts', import.meta.url));
const PRELOAD_HELPER = '\0vite/preload-helper.js';
const PACKAGE = 'react-router';
const SHIM = '\0react-router-shim';

const NAMES = ['UNSAFE_withComponentProps', 'UNSAFE_withErrorBoundaryProps'];

/**
 * React Router's build cuts the routes into scripts; `app/router/` runs them. Its wrappers around the components of
 * routes become the components themselves, and in the browser nothing else of its package may be used: the build fails
 * where something is.
 */
export function ownRouter(): Plugin {
  return {
    name: 'own-router',
    enforce: 'pre',
    // What is external is not asked for here.
    config: () => ({ ssr: { noExternal: [PACKAGE] } }),
    resolveId(source, importer) {
      return source === PACKAGE && importer?.includes('/app/') ? SHIM : null;
    },
    load(id) {
      if (id !== SHIM) return null;
      const own = NAMES.map((name) => `export const ${name} = (component) => component;`);
      const isClient = this.environment.name === 'client';
      const rest =
        "export { createContext, data, redirect, RouterContextProvider } from 'react-router';";
      return [...own, ...(isClient ? [] : [rest])].join('\n');
    },
  };
}

/**
 * Whatever is imported later goes through `app/ui/browser/loads.ts`, which decides what a failure leads to. Vite's own helper
 * would also fetch style sheets and imports ahead, but there is one style sheet, which every document holds, and what
 * parts import is on the page already. The build fails when Vite no longer has the helper.
 */
export function loads(): Plugin {
  let isFound = false;
  return {
    name: 'loads',
    apply: 'build',
    enforce: 'pre',
    applyToEnvironment: ({ name }) => name === 'client',
    load(id) {
      if (id !== PRELOAD_HELPER) return null;
      isFound = true;
      return `export { loadChunk as __vitePreload } from ${JSON.stringify(LOADS)};`;
    },
    generateBundle() {
      if (!isFound) this.error('Vite has changed: adapt scripts/vite-router.ts.');
    },
  };
}
