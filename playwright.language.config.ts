import { third } from '#tests/third-language/add-language.ts';
import base from './playwright.config.ts';

/** Runs the tests of every screen and its overlays in the third language only, in the copy that has it. */
export default {
  ...base,
  testDir: 'tests',
  testMatch: ['e2e/every-screen.test.ts', 'third-language/*.in-copy.ts'],
  projects: base.projects?.filter(({ name }) => name === 'pages').map(({ use }) => ({ use })),
  grep: new RegExp(`\\(${third.code}\\)`),
};
