/**
 * The relevance of a document as one number that sorts by these parts in order: matched words; then of the best field
 * matched words, typing errors, proximity, whole value, position; then the field's weight, whether no demoted synonym
 * matched, and the number of matching fields.
 */
export type ScoreParts = {
  /** Query words that the document contains in any field. */
  words: number;
  fieldWords: number;
  /** Two for each typing error and one for each prefix match. */
  penalty: number;
  /** Number of other words between those of the query. */
  distance: number;
  isWhole: boolean;
  /** Position of the first word, 0 if positions do not count. */
  position: number;
  weight: number;
  fields: number;
};

const MAX_PENALTY = 63;
export const MAX_DISTANCE = 100;
const FIELD_SIZE = 2 ** 26;

/** Positions of the query words in a field. */
export type Place = Pick<ScoreParts, 'distance' | 'isWhole' | 'position'>;

/** Returns the score of one field, below 2²⁶. */
export function scoreField(words: number, penalty: number, place: Place | null): number {
  const distance = Math.min(place?.distance ?? 0, MAX_DISTANCE);
  const upper = (words * 64 + MAX_PENALTY - Math.min(penalty, MAX_PENALTY)) * 128;
  const middle = (upper + MAX_DISTANCE - distance) * 2 + (place?.isWhole ? 1 : 0);
  return middle * 256 + 255 - Math.min(place?.position ?? 0, 255);
}

export type MatchType = 'max_score' | 'max_weight';

/** Returns the key that selects a document's best field: its score, then its weight, or vice versa. */
export function weighField(type: MatchType, fieldScore: number, weight: number): number {
  return type === 'max_score' ? fieldScore * 16 + weight : weight * FIELD_SIZE + fieldScore;
}

/** Returns the score of a document, below 2⁴⁰. @param best The weighted score of the best field. */
export function scoreDocument(
  best: number,
  { words, fields, isDemoted }: { words: number; fields: number; isDemoted: boolean },
): number {
  return ((words * FIELD_SIZE * 16 + best) * 2 + (isDemoted ? 0 : 1)) * 8 + Math.min(fields, 7);
}

/** Splits a score into its parts. */
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

/** Ranks field weights by order or by the given numbers: 15 for the most important. */
export function rankWeights(weights: number[]): number[] {
  const different = [...new Set(weights)].sort((a, b) => b - a);
  return weights.map((weight) => Math.max(0, 15 - different.indexOf(weight)));
}
