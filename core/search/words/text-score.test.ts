import fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  explainScore,
  type MatchType,
  rankWeights,
  type ScoreParts,
  scoreDocument,
  scoreField,
  weighField,
} from '#core/search/words/text-score.ts';

const parts = fc.record({
  words: fc.integer({ min: 0, max: 15 }),
  fieldWords: fc.integer({ min: 0, max: 15 }),
  penalty: fc.integer({ min: 0, max: 63 }),
  distance: fc.integer({ min: 0, max: 100 }),
  isWhole: fc.boolean(),
  position: fc.integer({ min: 0, max: 255 }),
  weight: fc.integer({ min: 0, max: 15 }),
  fields: fc.integer({ min: 0, max: 7 }),
});

function toScore(type: MatchType, { words, fields, isDemoted = false, ...field }: Scored): number {
  const own = scoreField(field.fieldWords, field.penalty, field);
  return scoreDocument(weighField(type, own, field.weight), { words, fields, isDemoted });
}

type Scored = ScoreParts & { isDemoted?: boolean };

const types = ['max_score', 'max_weight'] as const;

test.each(types)('A score of type %s has all of its parts in it', (type) => {
  fc.assert(
    fc.property(parts, fc.boolean(), (each, isDemoted) => {
      expect(explainScore(type, toScore(type, { ...each, isDemoted }))).toEqual(each);
    }),
  );
});

/** From the part that counts most, with the direction that is better. */
const ORDER: Record<MatchType, [keyof Scored, 1 | -1][]> = {
  max_score: [
    ['words', 1],
    ['fieldWords', 1],
    ['penalty', -1],
    ['distance', -1],
    ['isWhole', 1],
    ['position', -1],
    ['weight', 1],
    ['isDemoted', -1],
    ['fields', 1],
  ],
  max_weight: [
    ['words', 1],
    ['weight', 1],
    ['fieldWords', 1],
    ['penalty', -1],
    ['distance', -1],
    ['isWhole', 1],
    ['position', -1],
    ['isDemoted', -1],
    ['fields', 1],
  ],
};

test.each(types)('Scores of type %s sort by their parts, the first that differs', (type) => {
  const scored = fc.tuple(parts, fc.boolean()).map(([each, isDemoted]) => ({ ...each, isDemoted }));
  const compare = (one: Scored, other: Scored) => {
    const [name, sign] = ORDER[type].find(([name]) => one[name] !== other[name]) ?? [null, 1];
    return name === null ? 0 : Math.sign(Number(one[name]) - Number(other[name])) * sign;
  };
  fc.assert(
    fc.property(scored, scored, (one, other) => {
      const difference = toScore(type, one) - toScore(type, other);
      expect(Math.sign(difference)).toBe(compare(one, other));
    }),
  );
});

test('What exceeds a part counts as its limit, and no place as the best one', () => {
  const place = { distance: 0, isWhole: false, position: 0 };
  expect(scoreField(2, 99, place)).toBe(scoreField(2, 63, place));
  expect(scoreField(2, 0, { ...place, distance: 101 })).toBe(
    scoreField(2, 0, { ...place, distance: 100 }),
  );
  expect(scoreField(2, 0, { ...place, position: 256 })).toBe(
    scoreField(2, 0, { ...place, position: 255 }),
  );
  expect(scoreField(2, 0, null)).toBe(scoreField(2, 0, place));
  const document = { words: 1, fields: 8, isDemoted: false };
  expect(scoreDocument(0, document)).toBe(scoreDocument(0, { ...document, fields: 7 }));
});

test('Weights are ranked from 15 down, equal ones alike', () => {
  expect(rankWeights([1, 100, 1, 7])).toEqual([13, 15, 13, 14]);
  expect(rankWeights(Array.from({ length: 20 }, (_, at) => 20 - at)).slice(13)).toEqual([
    2, 1, 0, 0, 0, 0, 0,
  ]);
});
