import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

/** Message file of an area, by name or glob pattern. */
const AREA_FILE = /i18n\/messages\/([\w*-]+)\/[\w?*]+\.json/g;
const OPENED = /createTextArea\(\s*'([\w-]+)',\s*import\.meta\.glob\('([^']*)'\)/g;

const files = globSync('app/**/*.{ts,tsx}').filter((file) => !/[.]test[.]/.test(file));
const textOf = new Map(files.map((file) => [file, readFileSync(file, 'utf8')]));
/** The documentation of the API, a page of the server alone, has its texts. */
const OF_SERVER = 'api';
const areas = globSync('core/i18n/messages/*/')
  .map((folder) => folder.split('/').at(-1))
  .filter((area) => area !== OF_SERVER)
  .sort();

test('each area has one module, which loads only its own texts', () => {
  const opened = [...textOf.values()].flatMap((text) => [...text.matchAll(OPENED)]);
  expect(opened.map(([, area]) => area).sort()).toEqual(areas);
  for (const [, area, pattern] of opened) {
    expect(pattern).toBe(`/core/i18n/messages/${area}/??.json`);
  }
});

test('no other module in app/ loads them', () => {
  const named = [...textOf].flatMap(([file, text]) => {
    return [...text.matchAll(AREA_FILE)].map(([, area]) => `${area} in ${file}`);
  });
  expect(named).toHaveLength(areas.length);
});

test('no other module in app/ creates translate functions', () => {
  const makers = [...textOf].filter(([, text]) => {
    return /\bcreateTranslate\b[^;]*#core\/i18n\/translate\.ts/.test(text);
  });
  expect(makers.map(([file]) => file).sort()).toEqual([
    'app/i18n/text-area.ts',
    'app/i18n/use-t.ts',
  ]);
});
