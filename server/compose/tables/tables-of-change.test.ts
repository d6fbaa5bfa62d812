import { expect, test } from 'vitest';
import { openPublishedSite } from '#server/compose/changes/published-site.fixtures.ts';
import { describeEachDatabase } from '#server/db/databases.fixtures.ts';
import type { Comparison } from '#server/studio/tables/create-tables.ts';

const PATH = 'catalogue/products/nim120/variants.csv';
const RING = 'NIM120/12/830/W';
const CSV = { table: 'variants', category: null, format: 'csv', locale: 'en' } as const;

const uploadOf = (text: string) => ({
  ...{ name: 'pim.csv', bytes: new TextEncoder().encode(text) },
  ...{ sheet: null, table: null, meanings: {}, removesMissing: false },
});

describeEachDatabase('Tables of a change set', (createPlace) => {
  test('a file is written as the comparison has shown it, and its source is remembered', async () => {
    const { studio, changes, ben, begin } = await openPublishedSite(await createPlace());
    const { id } = await begin();
    const upload = uploadOf(`sku;weight_kg\n${RING};9,75\n`);
    const steps: Comparison[] = [];
    for await (const step of studio.tables.compare(id, upload)) steps.push(step);
    const found = steps.at(-1);
    if (!found || !('changes' in found)) throw new Error('There is no result.');
    expect(steps.slice(0, -1)).toEqual([{ step: 'read' }, { step: 'check' }]);
    expect(found.changes).toMatchObject({ changed: 1, files: 1 });
    const seen = { upload, digest: found.changes.digest, source: 'PIM' };
    await studio.tables.apply(ben, id, seen);
    const { text, baseText } = await changes.openFile({ id, path: PATH });
    const lines = baseText?.split('\n') ?? [];
    expect(text?.split('\n').filter((line, at) => line !== lines[at])).toEqual([
      expect.stringContaining('9.75'),
    ]);
    expect(await studio.tables.listSources()).toMatchObject([{ name: 'PIM', person: 'Ben' }]);
    const written = new TextDecoder().decode(await studio.tables.write(id, CSV));
    expect(written).toContain('9.75');
    // Now the same file changes nothing: what was seen is no longer so.
    await expect(studio.tables.apply(ben, id, seen)).rejects.toMatchObject({
      values: { code: 'table-changed' },
    });
    await studio.tables.forgetSource(ben, 'PIM');
    expect(await studio.tables.listSources()).toEqual([]);
  });

  test('a file with an unclear number is refused and writes nothing', async () => {
    const { studio, changes, ben, begin } = await openPublishedSite(await createPlace());
    const { id } = await begin();
    const upload = uploadOf(`sku;weight_kg\n${RING};1.200\n`);
    const seen = { upload, digest: '', source: null };
    await expect(studio.tables.apply(ben, id, seen)).rejects.toMatchObject({
      values: { code: 'table-refused' },
    });
    expect((await changes.describe(id))?.files).toEqual([]);
  });
});
