import { defineConfig, type ViteUserConfig } from 'vitest/config';
import base from './vitest.config.ts';

/** Puts the fault that `MUTANT` describes into its module; files on disk stay as they are. */
function mutate(): NonNullable<ViteUserConfig['plugins']>[number] {
  const { path, start, end, to } = JSON.parse(process.env.MUTANT ?? '{}');
  return {
    name: 'mutate',
    enforce: 'pre',
    configureVitest({ defineCacheKeyGenerator }) {
      // The cache of transformed modules outlives the run.
      defineCacheKeyGenerator(({ id }) => (id === path ? false : undefined));
    },
    transform(code, id) {
      return id === path ? code.slice(0, start) + to + code.slice(end) : undefined;
    },
  };
}

const { projects = [], ...rest } = base.test ?? {};

/** The suites of vitest.config.ts over a module with one fault in it. */
export default defineConfig({
  test: {
    ...rest,
    maxWorkers: 1,
    projects: projects.flatMap((project) =>
      typeof project === 'object' ? [{ ...project, plugins: [mutate()] }] : [],
    ),
  },
});
