import { describe, expect, it } from 'vitest';
import { createLampEngine, findIds } from '#core/search/lamps.fixtures.ts';
import { indexSynonyms, listVariants } from './synonyms.ts';
import { createTokeniser } from './tokeniser.ts';

const lamps = [
  { post_title: 'LED strip' },
  { post_title: 'Flexible tape' },
  { post_title: 'Emergency exit sign' },
  { post_title: 'Escape luminaire' },
  { post_title: 'Baliza' },
  { post_title: 'Señal de evacuación' },
];

describe('synonyms', () => {
  const engine = createLampEngine(lamps, [
    { id: 'tape', synonyms: ['LED strip', 'flexible tape', 'tira'] },
    { id: 'exit', root: 'exit sign', synonyms: ['escape luminaire', 'señal de evacuación'] },
    { id: 'bollard', synonyms: ['bollard', 'baliza'] },
  ]);
  const find = (q: string, params = {}) => findIds(engine, { q, ...params });

  it('of several words on both sides match each other', async () => {
    expect(await find('led strip')).toEqual(['2', '1']);
    expect(await find('flexible tape')).toEqual(['2', '1']);
    expect(await find('tira')).toEqual(['2', '1']);
  });

  it('rank like the typed words, or below them if requested', async () => {
    expect(await find('led strip', { demote_synonym_match: true })).toEqual(['1', '2']);
    expect(await find('flexible tape', { demote_synonym_match: true })).toEqual(['2', '1']);
  });

  it('with a root match for the root, not vice versa', async () => {
    expect((await find('exit sign')).sort()).toEqual(['3', '4', '6']);
    expect(await find('escape luminaire')).toEqual(['4']);
  });

  it('match anywhere in a query, ignoring accents and case', async () => {
    expect(await find('emergency EXIT SIGN')).toEqual(['3']);
    expect(await find('senal de evacuacion')).toEqual(['6']);
    expect(await find('Bollard')).toEqual(['5']);
  });

  it('rank before typing errors', async () => {
    const close = createLampEngine(
      [{ post_title: 'Spots' }, { post_title: 'Focos' }],
      [{ id: 'spot', synonyms: ['spoto', 'focos'] }],
    );
    expect(await findIds(close, { q: 'spoto' })).toEqual(['2']);
  });

  it('can be turned off, changed and deleted', async () => {
    const own = createLampEngine(lamps, [{ id: 'tape', synonyms: ['strip', 'tape'] }]);
    expect(await findIds(own, { q: 'strip' })).toEqual(['2', '1']);
    expect(await findIds(own, { q: 'strip', enable_synonyms: false })).toEqual(['1']);
    own.setSynonym('lamps', { id: 'tape', synonyms: ['strip', 'baliza'] });
    expect(await findIds(own, { q: 'strip' })).toEqual(['5', '1']);
    expect(own.listSynonyms('lamps')).toEqual([{ id: 'tape', synonyms: ['strip', 'baliza'] }]);
    own.deleteSynonym('lamps', 'tape');
    expect(await findIds(own, { q: 'strip' })).toEqual(['1']);
    expect(() => own.deleteSynonym('lamps', 'tape')).toThrow('Could not find');
  });

  it('are substituted alone and together, a limited number of times', () => {
    const say = (q: string, lists: string[][]) => {
      const synonyms = lists.map((words, i) => ({ id: String(i), synonyms: words }));
      const index = indexSynonyms(synonyms, () => createTokeniser({}));
      return listVariants(q.split(' '), index).map(({ words }) => words.join(' '));
    };
    expect(
      say('a b', [
        ['a', 'x y'],
        ['b', 'z'],
      ]),
    ).toEqual(['x y b', 'a z', 'x y z']);
    expect(
      say('a', [
        ['a', 'b'],
        ['b', 'c'],
      ]),
    ).toEqual(['b']);
    const many = Array.from({ length: 20 }, (_, i) => [`w${i % 4}`, `v${i}`]);
    expect(say('w0 w1 w2 w3', many)).toHaveLength(30);
  });
});
