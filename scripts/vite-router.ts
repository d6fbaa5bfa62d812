import type { Plugin } from 'vite';

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
