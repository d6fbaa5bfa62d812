import { toSearchText } from '#core/catalogue/listing/search-text.ts';
import { type CodeBook, isCodeLike } from '#core/catalogue/search/code-book.ts';
import type { FigureWords } from '#core/catalogue/search/figure-words.ts';
import type { LanguageWords } from '#core/catalogue/search/language-words.ts';
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

/** What a typed text asks for. */
export type SearchReading = WordReading & {
  /** Items whose codes the text names; null without codes. */
  named: { productIds: number[]; variantIds: number[] } | null;
  /** The text with misspelt words and codes replaced; null if there are none. */
  correctedText: string | null;
};

/** Symbols around a word. */
const EDGES = /^[^\p{L}\p{N}]+|[^\p{L}\p{N}]+$/gu;

/** Splits a text into words that may still contain symbols. */
export function splitText(text: string): string[] {
  return text.split(/\s+/).flatMap((word) => word.replace(EDGES, '') || []);
}

/** Reads a search text: codes, then words. */
export function readSearch(text: string, books: SearchBooks): SearchReading {
  const raw = splitText(toSearchText(text));
  const named = { productIds: new Set<number>(), variantIds: new Set<number>() };
  const nearest = new Map<string, string>();
  const rest: string[] = [];
  for (let at = 0; at < raw.length; ) {
    const word = raw[at] ?? '';
    const isKnown = books.words.has(books.tokeniser.words(word)[0] ?? '');
    const match = books.codes.find(raw, at) ?? (isKnown ? null : books.codes.findNearest(raw, at));
    if (!match) {
      rest.push(word);
      at += 1;
      continue;
    }
    if (match.nearest) nearest.set(word, match.nearest);
    if (match.variantIds.length > 0) for (const id of match.variantIds) named.variantIds.add(id);
    else for (const id of match.productIds) named.productIds.add(id);
    at += match.length;
  }
  const reading = readWords(
    rest.flatMap((word) => splitWord(word, books)),
    { book: books.words, language: books.language },
  );
  const hasCodes = named.productIds.size + named.variantIds.size > 0;
  return {
    ...reading,
    named: hasCodes
      ? { productIds: [...named.productIds], variantIds: [...named.variantIds] }
      : null,
    correctedText: correctText(splitText(text), { books, corrected: reading.corrected, nearest }),
  };
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

function correctText(raw: string[], { books, corrected, nearest }: Corrections): string | null {
  if (corrected.size + nearest.size === 0) return null;
  const correct = (word: string) => {
    const folded = books.tokeniser.words(word).join(' ');
    return nearest.get(word) ?? corrected.get(folded) ?? word;
  };
  return raw.map(correct).join(' ');
}
