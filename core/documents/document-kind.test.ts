import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { documentKinds } from '#core/documents/document-kind.ts';
import { downloadKinds, downloadName } from '#core/i18n/file-paths.ts';
import { localeCodes } from '#core/i18n/locales.ts';

const guide = readFileSync('docs/api.md', 'utf8');

test('docs/api.md lists every kind of document under `kinds`', () => {
  const [list = ''] = /- `skus`:.*?`kinds`: .*?`language`:/s.exec(guide) ?? [];
  expect(documentKinds.filter((kind) => !list.includes(`\`${kind}\``))).toEqual([]);
});

test.each(localeCodes)('docs/api.md lists every file for download (%s)', (locale) => {
  const [table = ''] = /\| File, English .*?\n\n/s.exec(guide) ?? [];
  const names = downloadKinds.map((kind) => downloadName(locale, kind));
  expect(names.filter((name) => !table.includes(`\`${name}\``))).toEqual([]);
});
