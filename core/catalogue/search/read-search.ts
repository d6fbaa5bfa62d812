import {
  type CodeBook,
  type CodeMatch,
  createEffort,
  isCodeLike,
} from '#core/catalogue/search/code-book.ts';
import type { Choice } from '#core/catalogue/search/figure-limit.ts';
import type { FigureWords } from '#core/catalogue/search/figure-words.ts';
import type { LanguageWords } from '#core/catalogue/search/language-words.ts';
import { readFigures, readNegations } from '#core/catalogue/search/read-figures.ts';
import { readWords, splitUnit, type WordReading } from '#core/catalogue/search/read-words.ts';
import type { WordBook } from '#core/catalogue/search/word-book.ts';
import type { Tokeniser } from '#core/search/words/tokeniser.ts';

/** What a search needs to know of a catalogue in one language. */
export type SearchBooks = {
  words: WordBook;
  codes: CodeBook;
  language: LanguageWords;
  tokeniser: Tokeniser;
  figures: FigureWords;
  /** Supply voltages of the variants. */
  voltages: string[];
  /** Whether a page of the site has a folded word. */
  isSpelled: (word: string) => boolean;
};

/** The meaning of a typed text. */
export type SearchReading = WordReading & {
  /** Items whose codes the text names; null without codes. */
  named: { productIds: number[]; variantIds: number[] } | null;
  /** The variant that a mistyped code most probably means; null without one. */
  nearestId: number | null;
  /** What the text does not want: `without DALI`. */
  unwanted: Choice[];
  /** The text with misspelt words and codes replaced; null if there are none. */
  correctedText: string | null;
};

/** Further codes of a text are words. */
const MAX_CODES = 6;

/** Symbols around a word. */
const EDGES = /^[^\p{L}\p{N}]+|[^\p{L}\p{N}]+$/gu;

/** Splits a text into words that may still contain symbols. */
function splitText(text: string): string[] {
  return text.split(/\s+/).flatMap((word) => word.replace(EDGES, '') || []);
}

/**
 * Reads a search text: codes, then figures, then words. Figures are filters where something has them; those still in the
 * text are words, with their units.
 */
export function readSearch(text: string, books: SearchBooks): SearchReading {
  const { matches, rest } = separateCodes(text, books, { isNearestToo: true });
  const { words, limits } = readFigures(rest, books.figures, books.voltages);
  const reading = readParts({ text, words, matches }, books);
  return withFigures(reading, [...new Set(limits.map((limit) => limit.text))], books);
}

/** Reads the words of a text whose codes and figures are known. */
export function readParts(
  { text, words, matches }: { text: string; words: string; matches: FoundCode[] },
  books: SearchBooks,
): SearchReading {
  const isOpen = splitText(words).at(-1) === splitText(text).at(-1);
  const { words: wanted, unwanted } = readNegations(words, books.figures);
  const reading = readWords(
    splitText(wanted).flatMap((word) => splitWord(word, books)),
    {
      book: books.words,
      language: books.language,
      isOpen,
      isSpelled: books.isSpelled,
      hasCode: matches.length > 0,
    },
  );
  const nearest = new Map(
    matches.flatMap(({ typed, nearest }) => (nearest ? [[typed, nearest]] : [])),
  );
  return {
    ...reading,
    unwanted,
    named: nameItems(matches),
    nearestId: matches.find((match) => match.nearest !== null)?.variantIds[0] ?? null,
    absent: matches.length > 0 ? null : reading.absent,
    correctedText: correctText(text, { books, corrected: reading.corrected, nearest }),
  };
}

/** Adds figures that are searched as words. */
export function withFigures(
  reading: SearchReading,
  texts: string[],
  books: SearchBooks,
): SearchReading {
  const figures = texts.map((text) => readFigure(text, books));
  return {
    ...reading,
    concepts: [...reading.concepts, ...figures],
    isPlain: reading.isPlain && figures.length === 0,
  };
}

/** A number with a unit of light or current. */
const QUANTITY = /^\d+(?:w|lm|k|v)$/;

/** A figure as words; a number with its unit is one: the '3' and the 'w' of a text need not belong together. */
function readFigure(
  text: string,
  { words, tokeniser }: SearchBooks,
): WordReading['concepts'][number] {
  const folded = tokeniser.words(text);
  const joined = folded.join('');
  const found = words.findSynonyms(folded, 0);
  const synonyms = found?.length === folded.length ? found.phrases : [];
  const parts = folded.flatMap((word) => splitUnit(word, words));
  const own = words.toPhrase(QUANTITY.test(joined) ? [joined] : parts);
  const alternatives = [own, ...synonyms];
  return { typed: [text], alternatives, role: 'main', isPrefix: false };
}

/** A code of a text, with its words. */
type FoundCode = CodeMatch & { typed: string };

/** Takes the codes out of a text; with `isNearestToo` also words that are similar to codes only. */
export function separateCodes(
  text: string,
  { codes, words: book, tokeniser }: SearchBooks,
  { isNearestToo }: { isNearestToo: boolean },
): { codes: string; rest: string; matches: FoundCode[] } {
  const typed = text.split(/\s+/);
  const plain = typed.map((word) => word.replace(EDGES, ''));
  const effort = createEffort();
  const matches: FoundCode[] = [];
  const found: string[] = [];
  const rest: string[] = [];
  for (let at = 0; at < typed.length; ) {
    const word = plain[at] ?? '';
    if (matches.length === MAX_CODES) {
      rest.push(...typed.slice(at));
      break;
    }
    const mayBeSimilar =
      isNearestToo && (/^\d+$/.test(word) || !book.has(tokeniser.words(word)[0] ?? ''));
    const match =
      codes.find(plain, at, effort) ?? (mayBeSimilar ? codes.findNearest(plain, at, effort) : null);
    const length = match?.length ?? 1;
    (match ? found : rest).push(...typed.slice(at, at + length));
    if (match) matches.push({ ...match, typed: plain.slice(at, at + length).join(' ') });
    at += length;
  }
  return { codes: found.join(' '), rest: rest.join(' '), matches };
}

/** Returns the items that codes name, their variants where not all of a product; null without codes. */
function nameItems(matches: FoundCode[]): SearchReading['named'] {
  if (matches.length === 0) return null;
  const variantIds = matches.flatMap((match) => match.variantIds);
  const productIds = matches.flatMap((match) => {
    return match.variantIds.length > 0 ? [] : match.productIds;
  });
  return { productIds: [...new Set(productIds)], variantIds: [...new Set(variantIds)] };
}

/** Folds a word; one with symbols that nothing contains is several words. */
function splitWord(word: string, { words, tokeniser }: SearchBooks): string[] {
  const folded = tokeniser.words(word);
  if (folded.every((part) => words.has(part)) || !/[/\-–+&.,:]/.test(word)) return folded;
  if (isCodeLike(word) && !/[-–+&,]/.test(word)) return folded;
  return word.split(/[/\-–+&.,:]/).flatMap((part) => tokeniser.words(part));
}

type Corrections = {
  books: SearchBooks;
  corrected: Map<string, string>;
  nearest: Map<string, string>;
};

/** Replaces mistyped codes, which may have several words, and misspelt words. */
function correctText(text: string, { books, corrected, nearest }: Corrections): string | null {
  if (corrected.size + nearest.size === 0) return null;
  const words = splitText(text);
  const correct: string[] = [];
  for (let at = 0; at < words.length; ) {
    const word = words[at] ?? '';
    const folded = books.tokeniser.words(word).join(' ');
    const code = [...nearest].find(([typed]) => isTypedAt(typed, words, at));
    correct.push(
      code?.[1] ?? corrected.get(folded) ?? books.language.spellings.get(folded) ?? word,
    );
    at += code ? code[0].split(' ').length : 1;
  }
  return correct.join(' ');
}

function isTypedAt(typed: string, words: string[], at: number): boolean {
  const parts = typed.split(' ');
  return parts.every((part, i) => words[at + i] === part);
}
