import { expect, test } from 'vitest';
import { parse } from 'yaml';
import { synonymRecordSchema } from '#core/search/words/synonym-record.ts';
import { formatSynonyms } from '#core/studio/synonym-file.ts';

test('Synonyms are records as the content has them', () => {
  const written = formatSynonyms([
    { words: 'ojo de buey', means: 'downlight' },
    { words: 'Araña', means: 'lámpara colgante' },
    { words: 'ojo de buey', means: 'aplique' },
  ]);
  expect(parse(written)).toEqual([
    { code: 'visitors-ojo-de-buey', from: ['ojo de buey'], to: ['downlight'] },
    { code: 'visitors-arana', from: ['Araña'], to: ['lámpara colgante'] },
  ]);
});

test.each([
  'no',
  '12',
  'a: b, [c] #d',
  'say "hello" \\ twice',
  "it's",
  '- x',
  'a\u2028b\u2029c\u0085d',
  'two\nlines',
  '} {a',
])('%j stays what it is', (words) => {
  const [record] = parse(formatSynonyms([{ words, means: words }]));
  expect(record).toEqual({ code: record.code, from: [words], to: [words] });
  expect(synonymRecordSchema.safeParse(record).success).toBe(true);
});
