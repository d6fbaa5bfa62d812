import { expect, test } from 'vitest';
import { figureCells } from '#core/catalogue/figures/figure-columns.ts';
import { emptyFigures, emptyRow } from '#core/catalogue/variant.fixtures.ts';
import { toFigures } from '#server/catalogue/variant-figures.ts';
import { openDatabase } from '#server/db/client.ts';

test('The database has a column for each figure', async () => {
  const database = await openDatabase({ inMemory: true });
  const tables = await database.read.introspection.getTables();
  const variant = tables.find(({ name }) => name === 'variant');
  await database.destroy();
  const columns = variant?.columns.map(({ name }) => name) ?? [];
  const missing = figureCells.filter(([column]) => !columns.includes(column));
  expect(missing, 'without a migration in server/db/migrations/').toEqual([]);
});

test('A stored row is read with the view’s names, without the language-independent optic', () => {
  const { optic, ...figures } = emptyFigures;
  expect(toFigures({ ...emptyRow, power_w: 12, beam_c90_deg: 30 })).toEqual({
    ...figures,
    powerW: 12,
    beamC90Deg: 30,
  });
});
