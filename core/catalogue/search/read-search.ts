import { type CodeBook, createEffort, isCodeLike } from '#core/catalogue/search/code-book.ts';
import type { FigureWords } from '#core/catalogue/search/figure-words.ts';
import type { LanguageWords } from '#core/catalogue/search/language-words.ts';
import { readFigures } from '#core/catalogue/search/read-figures.ts';
import { readWords, type WordReading } from '#core/catalogue/search/read-words.ts';
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
};

/** The meaning of a typed text. */
export type SearchReading = WordReading & {
  /** Items whose codes the text names; null without codes. */
  named: { productIds: number[]; variantIds: number[] } | null;
  /** Figures that nothing has beside the rest, as typed. */
  figures: string[];
  /** The text with misspelt words and codes replaced; null if there are none. */
  correctedText: string | null;
};

/** Symbols around a word. */
const EDGES = /^[^\p{L}\p{N}]+|[^\p{L}\p{N}]+$/gu;

/** Splits a text into words that may still contain symbols. */
export function splitText(text: string): string[] {
  return text.split(/\s+/).flatMap((word) => word.replace(EDGES, '') || []);
}

/**
 * Reads a search text: codes, then figures, then words. Figures are filters where something has them; those still in the
 * text are left out.
 */
export function readSearch(text: string, books: SearchBooks): SearchReading {
  const { named, nearest, rest } = readCodes(splitText(text), books);
  const figures = readFigures(rest.join(' '), books.figures, books.voltages);
  const reading = readWords(
    splitText(figures.words).flatMap((word) => splitWord(word, books)),
    { book: books.words, language: books.language },
  );
  return {
    ...reading,
    named,
    figures: [...new Set(figures.limits.map((limit) => limit.text))],
    correctedText: correctText(text, { books, corrected: reading.corrected, nearest }),
  };
}

/** Finds the items whose codes a text names, and the other words. */
function readCodes(words: string[], { codes, words: book, tokeniser }: SearchBooks) {
  const productIds = new Set<number>();
  const variantIds = new Set<number>();
  const nearest = new Map<string, string>();
  const rest: string[] = [];
  const effort = createEffort();
  for (let at = 0; at < words.length; ) {
    const word = words[at] ?? '';
    const isKnown = book.has(tokeniser.words(word)[0] ?? '');
    const match =
      codes.find(words, at, effort) ?? (isKnown ? null : codes.findNearest(words, at, effort));
    at += match?.length ?? 1;
    if (!match) {
      rest.push(word);
      continue;
    }
    if (match.nearest) nearest.set(word, match.nearest);
    for (const id of match.variantIds) variantIds.add(id);
    if (match.variantIds.length === 0) for (const id of match.productIds) productIds.add(id);
  }
  const hasCodes = productIds.size + variantIds.size > 0;
  const named = hasCodes ? { productIds: [...productIds], variantIds: [...variantIds] } : null;
  return { named, nearest, rest };
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

function correctText(text: string, { books, corrected, nearest }: Corrections): string | null {
  if (corrected.size + nearest.size === 0) return null;
  const correct = (word: string) => {
    const folded = books.tokeniser.words(word).join(' ');
    return nearest.get(word) ?? corrected.get(folded) ?? word;
  };
  return splitText(text).map(correct).join(' ');
}
