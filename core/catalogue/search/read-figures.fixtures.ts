import { formatListingState, plainListing } from '#core/catalogue/listing/listing-state.ts';
import { withLimits } from '#core/catalogue/search/figure-limit.ts';
import { type FigureTexts, FigureWords } from '#core/catalogue/search/figure-words.ts';
import { readFigures } from '#core/catalogue/search/read-figures.ts';

const voltages = ['220-240 V AC', '24 V DC', '48 V DC', '12-48 V DC', '12 V DC', '1-10 V DC'];

/** Reads a typed text: the words that are left, and the filters as in an address. */
export function readState(text: string, texts: FigureTexts) {
  const { words, limits } = readFigures(text, new FigureWords(texts), voltages);
  const query = formatListingState(withLimits(plainListing, limits));
  return { words, filters: decodeURIComponent(query.slice(1)) };
}
