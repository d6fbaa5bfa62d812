import type { Plugin } from 'vite';

/**
 * All build steps that rely on internals of Vite, Rolldown and React Router (ADR 30). `PLAIN=1` omits them, except for
 * React Router's wrappers, without which there is no router.
 */
export const isPlain = process.env.PLAIN === '1';

const PACKAGE = 'react-router';
const SHIM = '\0react-router-shim';

const NAMES = ['UNSAFE_withComponentProps', 'UNSAFE_withErrorBoundaryProps'];

/**
 * React Router's build splits the routes into scripts; `app/router/` runs them. Its wrappers around route components
 * are replaced with the components themselves, and the browser must not use anything else of its package: the build
 * fails otherwise.
 */
export function ownRouter(): Plugin {
  return {
    name: 'own-router',
    enforce: 'pre',
    // External packages are not passed to resolveId.
    config: () => ({ ssr: { noExternal: [PACKAGE] } }),
    resolveId(source, importer) {
      return source === PACKAGE && importer?.includes('/app/') ? SHIM : null;
    },
    load(id) {
      if (id !== SHIM) return null;
      const wrappers = NAMES.map((name) => `export const ${name} = (component) => component;`);
      const isClient = this.environment.name === 'client';
      const rest = "export { createContext, redirect, RouterContextProvider } from 'react-router';";
      return [...wrappers, ...(isClient ? [] : [rest])].join('\n');
    },
  };
}

/** A few large files compress better and arrive sooner than twenty small ones; module paths decide the grouping. */
export const chunkGroups = isPlain
  ? []
  : [
      {
        // Includes the code that loads pages.
        name: 'react',
        test: /node_modules\/(react|react-dom|scheduler)\/|\/app\/router\/|\/app\/ui\/browser\/(loads|connection)\.|react-router-shim|preload-helper/,
      },
      // Code that only overviews and listings need stays with them.
      { name: 'lists', test: /\/app\/ui\/(pagination|page-heading)\./ },
      {
        name: 'frame',
        // Packages also have folders with these names.
        test: /^(?!.*node_modules).*\/(app\/(frame\/(?!idle\/|foot\/)|page\/|ui\/(?!scroll-region|browser\/(?:signal|track-event|latest-worker|load-style-sheet|use-region-ready)|found-places|outline|plain|result-count|search-form|tile|variant-field|use-variant-search)|i18n\/(?!text-area|label-text)|catalogue\/product-picture\.)|core\/(i18n\/(?!messages\/|code-paths|file-paths|join-figures|label|localised|secret-paths|strip-paths)|(media|units|catalogue\/light-texts)\.))/,
      },
      // What a product page needs after its opening, or not at all.
      {
        name: 'parts',
        test: /\/app\/(ui\/(found-places|outline|result-count|browser\/(latest-worker|load-style-sheet|use-region-ready)|plain\/)|i18n\/label-text\.|page\/searched-text\.)|\/core\/i18n\/(code-paths|file-paths|join-figures|label|localised|secret-paths|strip-paths)\./,
      },
    ];
