import { describe, expect, it } from 'vitest';
import { createRandom } from '#core/search/random.fixtures.ts';
import { findSimilarWords } from './similar-words.ts';
import { Vocabulary } from './vocabulary.ts';

function createVocabulary(words: string[]): Vocabulary {
  const vocabulary = new Vocabulary();
  for (const word of words) vocabulary.add(word);
  for (const _ of vocabulary.sort());
  return vocabulary;
}

/** The optimal string alignment distance by its definition. */
function distance(a: string, b: string): number {
  const rows = Array.from({ length: a.length + 1 }, (_, i) =>
    Array.from({ length: b.length + 1 }, (_, j) => (i === 0 ? j : j === 0 ? i : 0)),
  );
  const cell = (i: number, j: number) => rows[i]?.[j] ?? 0;
  for (let i = 1; i <= a.length; i++) {
    for (let j = 1; j <= b.length; j++) {
      const same = a[i - 1] === b[j - 1] ? 0 : 1;
      let least = Math.min(cell(i - 1, j) + 1, cell(i, j - 1) + 1, cell(i - 1, j - 1) + same);
      if (i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1]) {
        least = Math.min(least, cell(i - 2, j - 2) + 1);
      }
      const row = rows[i];
      if (row) row[j] = least;
    }
  }
  return cell(a.length, b.length);
}

function bruteForce(words: string[], word: string, maxTypos: number, prefix: boolean) {
  const similar: Record<string, number> = {};
  for (const candidate of words) {
    const beginnings = prefix
      ? Array.from({ length: candidate.length + 1 }, (_, end) => candidate.slice(0, end))
      : [candidate];
    const typos = Math.min(...beginnings.map((beginning) => distance(word, beginning)));
    if (typos <= maxTypos) similar[candidate] = typos;
  }
  return similar;
}

describe('similar words', () => {
  it.each([
    ['donwlight', 1],
    ['downligth', 1],
    ['dwnlight', 1],
    ['downnlight', 1],
    ['bownlight', 1],
    ['donwligth', 2],
  ])('finds %s %i errors away', (word, typos) => {
    const vocabulary = createVocabulary(['downlight', 'uplight', 'strip']);
    expect(findSimilarWords(vocabulary, word, { maxTypos: 2, prefix: false })).toEqual([
      { rank: 0, typos, isWhole: true },
    ]);
  });

  it('equal a comparison with every word', () => {
    const random = createRandom(7);
    const letters = [...'abcde'];
    const makeWord = () => Array.from({ length: 1 + random.below(9) }, () => random.pick(letters));
    for (let round = 0; round < 300; round++) {
      const words = [...new Set(Array.from({ length: 60 }, () => makeWord().join('')))];
      const vocabulary = createVocabulary(words);
      const word = makeWord().join('');
      const maxTypos = random.below(3);
      const prefix = random.below(2) === 1;
      const similar = findSimilarWords(vocabulary, word, { maxTypos, prefix });
      const byWord = Object.fromEntries(
        similar.map(({ rank, typos }) => [vocabulary.wordAt(rank), typos]),
      );
      expect(byWord, `${word} ${maxTypos} ${prefix}`).toEqual(
        bruteForce(words, word, maxTypos, prefix),
      );
    }
  });

  it('ignores very long words', () => {
    const long = 'x'.repeat(50);
    expect(
      findSimilarWords(createVocabulary([long]), long, { maxTypos: 2, prefix: false }),
    ).toEqual([]);
  });
});

describe('vocabulary', () => {
  it('finds words and prefixes after words were added in several rounds', () => {
    const random = createRandom(3);
    const vocabulary = new Vocabulary();
    const expected = new Set<string>();
    for (let round = 0; round < 20; round++) {
      for (let i = 0; i < 300; i++) {
        const word = random.below(5000).toString(36);
        expected.add(word);
        vocabulary.add(word);
      }
      for (const _ of vocabulary.sort());
      if (round % 3 === 0) vocabulary.settle();
      const sorted = [...expected].sort();
      expect(Array.from(vocabulary.sorted, (id) => vocabulary.words[id])).toEqual(sorted);
      const prefix = random.pick(sorted).slice(0, 2);
      const [from, to] = vocabulary.findPrefix(prefix);
      expect(sorted.slice(from, to)).toEqual(sorted.filter((word) => word.startsWith(prefix)));
      expect(vocabulary.findRank('nothing like it')).toBe(-1);
    }
  });
});
