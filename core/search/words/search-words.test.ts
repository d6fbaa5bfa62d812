import { describe, expect, it } from 'vitest';
import { parseSchema } from '#core/search/admin/check-schema.ts';
import { Collection } from '#core/search/collection.ts';
import { createSearchEngine } from '#core/search/engine.ts';
import { idsOf, lampSchema } from '#core/search/lamps.fixtures.ts';
import { createRandom } from '#core/search/random.fixtures.ts';

const vocabulary = [
  'a',
  'ab',
  'abc',
  'strip',
  'stripe',
  'led',
  'ledge',
  'lamp',
  'lam',
  'x1',
  'x12',
];
const schema = {
  name: 'texts',
  fields: [
    { name: 'title', type: 'string' },
    { name: 'codes', type: 'string[]' },
  ],
};

type Text = { id: string; title: string; codes: string[] };

const wordsOf = ({ title, codes }: Text) => [title, ...codes].flatMap((text) => text.split(' '));

describe('words on random catalogues', () => {
  it('match a full scan: 200 catalogues, 2,000 queries', async () => {
    let hits = 0;
    for (let seed = 0; seed < 200; seed++) {
      const random = createRandom(seed);
      const makeText = () => random.some(vocabulary, 6).join(' ');
      const texts: Text[] = Array.from({ length: random.below(40) }, (_, i) => ({
        id: String(i),
        title: makeText(),
        codes: Array.from({ length: random.below(3) }, makeText),
      }));
      const engine = createSearchEngine();
      engine.createCollection(schema);
      engine.importDocuments('texts', texts);
      for (let round = 0; round < 10; round++) {
        const words = [...new Set([random.pick(vocabulary), ...random.some(vocabulary, 2)])];
        const response = await engine.search('texts', {
          q: words.join(' '),
          query_by: 'title,codes',
          num_typos: 0,
          drop_tokens_threshold: 0,
          split_join_tokens: 'off',
          per_page: 250,
        });
        const wanted = texts.filter((text) =>
          words.every((word, i) =>
            wordsOf(text).some((one) =>
              i === words.length - 1 ? one.startsWith(word) : one === word,
            ),
          ),
        );
        hits += wanted.length;
        expect(idsOf(response).map(Number).sort(), `seed ${seed}: ${words}`).toEqual(
          wanted.map(({ id }) => Number(id)).sort(),
        );
      }
    }
    expect(hits).toBeGreaterThan(5_000);
  });

  it('as phrases match a full scan: 200 catalogues', async () => {
    let hits = 0;
    for (let seed = 500; seed < 700; seed++) {
      const random = createRandom(seed);
      const few = ['led', 'strip', 'x1'];
      const makeText = () => random.some(few, 6).join(' ');
      const texts: Text[] = Array.from({ length: 20 }, (_, i) => ({
        id: String(i),
        title: makeText(),
        codes: [makeText(), makeText()],
      }));
      const engine = createSearchEngine();
      engine.createCollection(schema);
      engine.importDocuments('texts', texts);
      const phrase = [random.pick(few), ...random.some(few, 2)].join(' ');
      const isIn = (text: Text) =>
        [text.title, ...text.codes].some((value) => ` ${value} `.includes(` ${phrase} `));
      const find = async (q: string) => {
        const response = await engine.search('texts', {
          q,
          query_by: 'title,codes',
          per_page: 250,
        });
        return idsOf(response).map(Number).sort();
      };
      const numbers = (list: Text[]) => list.map(({ id }) => Number(id)).sort();
      hits += texts.filter(isIn).length;
      expect(await find(`"${phrase}"`), phrase).toEqual(numbers(texts.filter(isIn)));
      expect(await find(`-"${phrase}"`), phrase).toEqual(
        numbers(texts.filter((text) => !isIn(text))),
      );
    }
    expect(hits).toBeGreaterThan(500);
  });
});

describe('a collection that is written to again and again', () => {
  it('does not grow without bound', () => {
    const collection = new Collection(parseSchema(lampSchema), 0);
    for (let round = 0; round < 5_000; round++) {
      collection.write(
        {
          id: String(round % 50),
          sku: 'A',
          post_title: `x${round}`,
          show_in_cat_listing: 'TRUE',
          post_date: 1,
        },
        'upsert',
      );
      if (round % 100 === 0) collection.packNow();
    }
    collection.packNow();
    expect(collection.documents.count).toBe(50);
    expect(collection.documents.length).toBeLessThan(1_200);
    expect(collection.getText('post_title').vocabulary.words.length).toBeLessThan(1_200);
  });

  it('can be sorted with pauses in which it is written to and searched', () => {
    const collection = new Collection(parseSchema(lampSchema), 0);
    const write = (id: number) =>
      collection.write(
        {
          id: String(id),
          sku: `S${id}`,
          post_title: 'x',
          show_in_cat_listing: 'TRUE',
          post_date: 1,
        },
        'upsert',
      );
    for (let id = 0; id < 5_000; id++) write(id);
    const first = collection.pack();
    first.next();
    first.next();
    write(5_000);
    const second = collection.pack();
    second.next();
    collection.packNow();
    for (const _ of first);
    for (const _ of second);
    const { postings, vocabulary: words } = collection.getText('sku');
    expect(postings).toHaveLength(5_001);
    expect(words.sorted).toHaveLength(5_001);
    expect(words.findRank('s5000')).toBeGreaterThan(-1);
  });
});
