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

test('Parts of a file have no words twice', () => {
  const codes = new Set<string>();
  const parts = ['araña', 'Araña', 'foco'].map((words) =>
    formatSynonyms([{ words, means: 'downlight' }], codes),
  );
  expect(parse(parts.join(''))).toEqual([
    { code: 'visitors-arana', from: ['araña'], to: ['downlight'] },
    { code: 'visitors-foco', from: ['foco'], to: ['downlight'] },
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
