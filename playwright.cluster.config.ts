import { defineConfig } from '@playwright/test';
import site from './playwright.config.ts';

/** Screens of the whole site. Files that need settings, data or mails of a site of their own are not among them. */
const CORE = [
  '(home|catalogue|editorial|every-screen)',
  '(compare|listing|product|projects|search)/[^/]+',
];

/** What each project leaves to the other: WebGL needs flags of the browser. */
const OTHER_FILES: Record<string, RegExp> = {
  pages: /[.]webgl[.]test[.]ts$/,
  webgl: /(?<![.]webgl)[.]test[.]ts$/,
};

/** Browser tests against two machines behind nginx, with one PostgreSQL and one bucket: `npm run test:cluster`. */
export default defineConfig({
  ...site,
  globalSetup: './tests/cluster/start-cluster.ts',
  // What other machines show only when they render a page again (docs/deploy.md, Processes).
  grepInvert: /@one-process/,
  testMatch: new RegExp(`/(${CORE.join('|')})[.]test[.]ts$`),
  projects: (site.projects ?? []).flatMap(({ testMatch, testIgnore, ...project }) => {
    const others = OTHER_FILES[project.name ?? ''];
    return others ? { ...project, testIgnore: others } : [];
  }),
});
