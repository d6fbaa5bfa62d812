import { expect, test } from 'vitest';
import { findNameFault, findPathFault, isTextPath } from '#core/studio/changes/content-path.ts';

test.each([
  ['', 'path-long'],
  ['a'.repeat(301), 'path-long'],
  ['/etc/passwd', 'path-absolute'],
  ['C:/windows', 'path-absolute'],
  ['..', 'path-hidden'],
  ['site/../../etc/passwd', 'path-hidden'],
  ['site//menus.yaml', 'path-hidden'],
  ['site/', 'path-hidden'],
  ['.content-version', 'path-hidden'],
  ['site/.menus.yaml', 'path-hidden'],
  ['site\\menus.yaml', 'path-characters'],
  ['site/menus\u0000.yaml', 'path-characters'],
  ['site/\ud800.yaml', 'path-characters'],
])('%j is no path of a content folder: %s', (path, fault) => {
  expect(findPathFault(path)).toBe(fault);
});

test.each([
  ['site/con.yaml', 'path-names'],
  ['LPT1/x.md', 'path-names'],
  ['pages/what?.md', 'path-names'],
  ['pages/x:y.md', 'path-names'],
  ['pages/about./en.md', 'path-names'],
  ['pages/a\u202eb/en.md', 'path-names'],
  [`media/${'ñ'.repeat(130)}.webp`, 'path-long'],
  ['../x.md', 'path-hidden'],
])('%j cannot be the path of a new file: %s', (path, fault) => {
  expect(findNameFault(path)).toBe(fault);
});

test('names of new files may have blanks, accents and dots inside', () => {
  for (const path of ['notes/plan (1) – ñandú.v2.md', 'a/b..c.csv', 'pages/contact/en.md'])
    expect(findNameFault(path)).toBeNull();
});

test('names may have blanks, accents and dots inside', () => {
  for (const path of ['site/menus.yaml', 'notes/plan (1) – ñandú.v2.md', 'a/b..c.csv'])
    expect(findPathFault(path)).toBeNull();
});

test('records are texts, pictures are not', () => {
  expect(['a.yaml', 'a.yml', 'b/c.csv', 'x.md'].every(isTextPath)).toBe(true);
  expect(['a.webp', 'a.ldt', 'yaml', 'a.md.png'].some(isTextPath)).toBe(false);
});
