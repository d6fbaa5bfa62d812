import type { Plugin } from 'vite';

const HELPER = '\0vite/preload-helper.js';

/**
 * Parts that are loaded on demand come by a plain `import()`. Vite's helper would fetch their style sheets and imports
 * ahead, but there is one style sheet, which every document holds, and what they import is on the page already: the
 * helper is a kilobyte for nothing. The build fails when Vite no longer asks for it here.
 */
export function plainImports(): Plugin {
  let hasReplaced = false;
  return {
    name: 'plain-imports',
    apply: 'build',
    enforce: 'pre',
    applyToEnvironment: ({ name }) => name === 'client',
    load(id) {
      if (id !== HELPER) return null;
      hasReplaced = true;
      return 'export const __vitePreload = (load) => load();';
    },
    generateBundle() {
      if (!hasReplaced)
        this.error(`Vite no longer loads ${HELPER}. Adapt scripts/vite-plain-imports.ts.`);
    },
  };
}
