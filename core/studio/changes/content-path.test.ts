import { expect, test } from 'vitest';
import { findPathFault, isTextPath } from '#core/studio/changes/content-path.ts';

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

test('names may have blanks, accents and dots inside', () => {
  for (const path of ['site/menus.yaml', 'notes/plan (1) – ñandú.v2.md', 'a/b..c.csv'])
    expect(findPathFault(path)).toBeNull();
});

test('records are texts, pictures are not', () => {
  expect(['a.yaml', 'a.yml', 'b/c.csv', 'x.md'].every(isTextPath)).toBe(true);
  expect(['a.webp', 'a.ldt', 'yaml', 'a.md.png'].some(isTextPath)).toBe(false);
});
