import type { Plugin } from 'vite';

/**
 * Everything of the build that rests on how Vite, Rolldown and React Router work inside (ADR 30). With `PLAIN=1` it is
 * left out, but for React Router's wrappers, without which there is no router.
 */
export const isPlain = process.env.PLAIN === '1';

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
      const rest = "export { createContext, redirect, RouterContextProvider } from 'react-router';";
      return [...own, ...(isClient ? [] : [rest])].join('\n');
    },
  };
}

/** A few large files compress better and arrive sooner than twenty small ones; which, the paths of modules tell. */
export const chunkGroups = isPlain
  ? []
  : [
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
        test: /^(?!.*node_modules).*\/(app\/(frame\/(?!idle\/)|page\/|ui\/(?!scroll-region|browser\/(?:signal|track-event)|search-form|tile|variant-field|use-variant-search)|i18n\/(?!text-area)|catalogue\/product-picture\.)|core\/(i18n\/(?!messages\/)|(media|units|catalogue\/light-texts)\.))/,
      },
    ];
