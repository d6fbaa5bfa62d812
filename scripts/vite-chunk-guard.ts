import type { Plugin } from 'vite';

const MODULE = /react-router\/dist\/\w+\/lib\/dom\/ssr\/routeModules\.js$/;
const RELOAD = 'window.location.reload();';

/** None without a connection, where it would lose the page, and at most one a minute; beyond that the error page shows. */
const GUARDED = `
    const last = Number(sessionStorage.getItem('chunk-reloaded-at') ?? 0);
    if (!navigator.onLine || Date.now() - last < 60_000) throw error;
    sessionStorage.setItem('chunk-reloaded-at', String(Date.now()));
    window.location.reload();`;

/**
 * React Router reloads the page on every route chunk that fails to load, without limit. This allows one reload a
 * minute, and only with a connection. The build fails when React Router's code no longer has the place that is guarded.
 */
export function chunkGuard(): Plugin {
  let hasGuarded = false;
  return {
    name: 'chunk-guard',
    apply: 'build',
    applyToEnvironment: ({ name }) => name === 'client',
    transform(code, id) {
      if (!MODULE.test(id)) return null;
      if (code.split(RELOAD).length !== 2) {
        this.error(`${id} does not reload exactly once. Adapt scripts/vite-chunk-guard.ts to it.`);
      }
      hasGuarded = true;
      return { code: code.replace(RELOAD, GUARDED), map: null };
    },
    generateBundle() {
      if (!hasGuarded) this.error('React Router no longer loads route chunks in routeModules.js.');
    },
  };
}
