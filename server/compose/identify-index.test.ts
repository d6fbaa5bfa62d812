import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { describe, expect, test } from 'vitest';
import { createIdentifyIndex, INDEX_CODE } from '#server/compose/identify-index.ts';

const root = fileURLToPath(new URL('../../', import.meta.url));
const imported = { version: 3, importedAt: '2026-11-25T10:00:00.000Z', checksum: 'abc' };
const targetOf = (alias: string, field = 'sku') => {
  return {
    alias,
    schema: { name: alias, fields: [{ name: field, type: 'string' as const }] },
    synonyms: [],
  };
};
const identify = (change: Partial<typeof imported>, target = targetOf('en_product')) =>
  createIdentifyIndex(async () => ({ ...imported, ...change }))({ version: 3, targets: [target] });

describe('The identity of an index', () => {
  test('is the same for the same content, code and schema', async () => {
    const identity = await identify({});
    expect(identity).toMatch(/^[0-9a-f]{16}$/);
    expect(await identify({})).toBe(identity);
  });

  test('differs with each of them', async () => {
    const identities = await Promise.all([
      identify({}),
      identify({ importedAt: '2026-11-25T10:00:01.000Z' }),
      identify({ checksum: 'abd' }),
      identify({}, targetOf('es_product')),
      identify({}, targetOf('en_product', 'code')),
    ]);
    expect(new Set(identities).size).toBe(identities.length);
  });

  test('is missing for a version that was removed', async () => {
    const find = createIdentifyIndex(async () => undefined);
    expect(await find({ version: 3, targets: [] })).toBeNull();
  });
});

/** Where the documents and the index are made. */
const ENTRIES = [
  'server/catalogue/search-documents.ts',
  'server/catalogue/catalogue-index.ts',
  'server/catalogue/list-synonyms.ts',
  'core/catalogue/listing/search-schema.ts',
  'core/search/collection-image.ts',
  'core/search/engine.ts',
];
/** Modules that change nothing in an index: names of documents, texts of pages, JSON. */
const OTHERS = ['core/documents/document-texts.ts', 'server/db/from-json.ts', 'server/texts.ts'];

/** A module and everything that it imports with a value. */
async function listImports(file: string, seen: Set<string>): Promise<void> {
  if (seen.has(file)) return;
  seen.add(file);
  const source = await readFile(root + file, 'utf8');
  for (const [, path = ''] of source.matchAll(/^import (?!type\b)[^;]*?'#([^']+)';/gm)) {
    if (/[.]ts$/.test(path)) await listImports(path, seen);
  }
}

test('The code that determines an index is within the folders of its revision', async () => {
  const files = new Set<string>();
  for (const entry of ENTRIES) await listImports(entry, files);
  expect(files.size).toBeGreaterThan(60);
  const isCovered = (file: string) =>
    INDEX_CODE.some((folder) => {
      if (!folder.endsWith('/*')) return file.startsWith(`${folder}/`);
      return file.slice(0, file.lastIndexOf('/')) === folder.slice(0, -2);
    });
  expect([...files].filter((file) => !isCovered(file)).sort()).toEqual(OTHERS);
});
