/**
 * How well a document fits, as one number that sorts like its parts in this order: words found, then of the best field
 * words found, typing errors, nearness, whole value, position; then the field's weight, whether it was no demoted synonym,
 * and the fields that matched.
 */
export type ScoreParts = {
  /** Words of the query that the document has in any field. */
  words: number;
  fieldWords: number;
  /** Two for each typing error and one for each word that goes on. */
  penalty: number;
  /** Other words between those of the query. */
  distance: number;
  isWhole: boolean;
  /** Place of the first word, 0 where that does not count. */
  position: number;
  weight: number;
  fields: number;
};

const MAX_PENALTY = 63;
export const MAX_DISTANCE = 100;
const FIELD_SIZE = 2 ** 26;

/** How the words of a query stand in a field. */
export type Place = Pick<ScoreParts, 'distance' | 'isWhole' | 'position'>;

/** The score of one field, below 2²⁶. */
export function scoreField(words: number, penalty: number, place: Place | null): number {
  const distance = Math.min(place?.distance ?? 0, MAX_DISTANCE);
  const upper = (words * 64 + MAX_PENALTY - Math.min(penalty, MAX_PENALTY)) * 128;
  const middle = (upper + MAX_DISTANCE - distance) * 2 + (place?.isWhole ? 1 : 0);
  return middle * 256 + 255 - Math.min(place?.position ?? 0, 255);
}

export type MatchType = 'max_score' | 'max_weight';

/** What the best field of a document is chosen by: its score, then its weight, or the other way round. */
export function weighField(type: MatchType, fieldScore: number, weight: number): number {
  return type === 'max_score' ? fieldScore * 16 + weight : weight * FIELD_SIZE + fieldScore;
}

/** The score of a document, below 2⁴⁰. @param best Of the best field, weighed. */
export function scoreDocument(
  best: number,
  { words, fields, isDemoted }: { words: number; fields: number; isDemoted: boolean },
): number {
  return ((words * FIELD_SIZE * 16 + best) * 2 + (isDemoted ? 0 : 1)) * 8 + Math.min(fields, 7);
}

/** The parts of a score, for those who want to know why. */
export function explainScore(type: MatchType, score: number): ScoreParts {
  const fields = score % 8;
  const whole = Math.floor(score / 16);
  const words = Math.floor(whole / (FIELD_SIZE * 16));
  const rest = whole % (FIELD_SIZE * 16);
  const weight = type === 'max_score' ? rest % 16 : Math.floor(rest / FIELD_SIZE);
  const field = type === 'max_score' ? Math.floor(rest / 16) : rest % FIELD_SIZE;
  const upper = Math.floor(field / 512);
  return {
    words,
    fieldWords: Math.floor(upper / 8192),
    penalty: MAX_PENALTY - (Math.floor(upper / 128) % 64),
    distance: MAX_DISTANCE - (upper % 128),
    isWhole: Math.floor(field / 256) % 2 === 1,
    position: 255 - (field % 256),
    weight,
    fields,
  };
}

/** Weights of fields by their order, or by the numbers given: 15 for the most important. */
export function rankWeights(weights: number[]): number[] {
  const different = [...new Set(weights)].sort((a, b) => b - a);
  return weights.map((weight) => Math.max(0, 15 - different.indexOf(weight)));
}
