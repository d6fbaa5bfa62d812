import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { openDatabase } from '#server/db/client.ts';
import { describeEachDatabase } from '#server/db/databases.fixtures.ts';
import { containsWords, rareEndOf } from '#server/db/text-search.ts';

test('the end of a word begins at its rarest letter', () => {
  expect(rareEndOf('person8999')).toBe('8999');
  expect(rareEndOf('emergencia')).toBe('gencia');
  // At its first letter, too near its end, or nothing but rare ones.
  for (const word of ['hospital', 'led', 'neox', '', 'ñandú']) expect(rareEndOf(word)).toBeNull();
});

describeEachDatabase('words of a text', (createPlace) => {
  test('are found wherever they stand, signs of patterns as they are written', async () => {
    const { location } = await createPlace();
    const db = await openDatabase(location);
    const texts = [
      'luz de emergencia 50% off',
      'emergen cia',
      'gencia',
      'a_b!c person8999',
      'axbyc',
    ];
    const rows = sql.join(texts.map((text) => sql`(${sql.lit(text)})`));
    const found = async (typed: string) => {
      const matches = containsWords(sql.ref('value'), typed);
      const query = sql<{ value: string }>`
        with texts (value) as (values ${rows}) select value from texts where ${matches}`;
      return (await query.execute(db.read)).rows.map(({ value }) => value);
    };
    expect(await found('EMERGÉNCIA')).toEqual([texts[0]]);
    expect(await found('emergencia 50%')).toEqual([texts[0]]);
    expect(await found('off luz')).toEqual([texts[0]]);
    expect(await found('n8999')).toEqual([texts[3]]);
    expect(await found('a_b')).toEqual([texts[3]]);
    expect(await found('b!c')).toEqual([texts[3]]);
    expect(await found('xa8')).toEqual([]);
    expect(await found(' ')).toEqual(texts);
    await db.destroy();
  });
});
