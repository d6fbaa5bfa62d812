import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { openDatabase } from '#server/db/client.ts';
import { importContent } from '#server/import/import-content.ts';
import { writeScaledContent } from './scale-content.mjs';

async function makeFolder() {
  const base = await mkdtemp(join(tmpdir(), 'scale-test-'));
  onTestFinished(() => rm(base, { recursive: true, force: true }));
  return base;
}

test.each([500, 2_000])(
  'A generated catalogue of about %i variants is imported',
  async (variants) => {
    const base = await makeFolder();
    const folder = join(base, 'content');
    const written = writeScaledContent({ folder, variants });
    const database = await openDatabase({ inMemory: true });
    onTestFinished(() => database.destroy());
    const result = await importContent(database, { folder, dataDir: join(base, 'data') });
    expect(result.errors).toEqual([]);
    expect(result.outcome).toBe('imported');
    expect(result.counts?.variants).toBe(written.variants);
    expect(result.counts?.products).toEqual({ en: written.products, es: written.products });
    // All parts of LED strip are there at every size.
    expect(Math.abs(written.variants - variants)).toBeLessThan(200);
  },
);

test('The same seed writes the same catalogue, another seed another one', async () => {
  const base = await makeFolder();
  const read = (name: string) =>
    readFile(join(base, name, 'catalogue/families/alcora-0.yaml'), 'utf8');
  for (const [name, seed] of [
    ['a', 3],
    ['b', 3],
    ['c', 4],
  ] as const) {
    writeScaledContent({ folder: join(base, name), variants: 1_700, seed });
  }
  expect(await read('a')).toBe(await read('b'));
  expect(await read('a')).not.toBe(await read('c'));
});
