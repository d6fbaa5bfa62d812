/** Symbols of units that stand behind figures in texts; with `m` also `m²` and `m/s`. */
const UNITS =
  '%|°C|h|min|[mµ]?s|lx|lm|cd|[kM]?Wh?|K|[mck]?m|k?g|t|€|£|k?V|m?A|[kMG]?Hz|dB|J|[kMG]B';

const PAIR = new RegExp(`(\\d) (?=(?:${UNITS})(?![\\p{L}\\d]))`, 'gu');

/** Keeps each figure of a shown text on one line with its unit. Files and stored texts keep their ordinary spaces. */
export function joinUnits(text: string): string {
  return text.replace(PAIR, '$1\u00a0');
}
