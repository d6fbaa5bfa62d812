import type { AbsentThing } from '#core/catalogue/search/absent-things.ts';
import type { LanguageWords } from '#core/catalogue/search/language-words.ts';
import type { WordBook } from '#core/catalogue/search/word-book.ts';
import type { Concept, Phrase } from '#core/search/search-engine.ts';

/** The meaning of the words of a query. */
export type WordReading = {
  /** Each with the words that were typed for it. */
  concepts: (Concept & { typed: string[] })[];
  /** Whether every word is common: then nothing makes one result more relevant than another. */
  isPlain: boolean;
  /** Misspelt words, and what was searched instead. */
  corrected: Map<string, string>;
  /** What the text is about, where the catalogue has nothing of it; else null. */
  absent: AbsentThing | null;
};

type Tools = {
  book: WordBook;
  language: LanguageWords;
  /** Whether the last word may be unfinished: nothing was typed after it. */
  isOpen: boolean;
  /** Whether a page of the site has a word: it is right, although no product has it. */
  isSpelled: (word: string) => boolean;
  /** Whether the text has a code beside the words. */
  hasCode: boolean;
};

const MAX_WORDS = 15;

/** Reads the folded words of a query as concepts: phrases with synonyms, words in their forms, misspelt words corrected. */
export function readWords(typed: string[], tools: Tools): WordReading {
  const { book, language } = tools;
  const reading: WordReading = { concepts: [], isPlain: false, corrected: new Map(), absent: null };
  const absences: Absence[] = [];
  const words = unknownLast(correctWords(spellWords(typed, tools), tools, reading), tools);
  const isCommon = (word: string) => language.common.has(word);
  let isContext = false;
  for (let at = 0; at < words.length; ) {
    const word = words[at] ?? '';
    const counted = readCounted(words, at, book);
    if (counted) {
      reading.concepts.push(counted);
      at += counted.typed.length;
      continue;
    }
    const document = findDocument(words, at, tools);
    const found = document === null ? findPhrases(words, at, tools) : null;
    const absence = document === null ? book.findAbsent(words, at) : null;
    if (absence && absence.length >= (found?.length ?? 1)) {
      absences.push({ ...absence, typed: words.slice(at, at + absence.length) });
      at += absence.length;
      continue;
    }
    const length = document?.length ?? found?.length ?? 1;
    const span = words.slice(at, at + length);
    const isLast = at + length === words.length;
    at += length;
    if (!found && language.before.has(word)) isContext = reading.concepts.length > 0;
    if (!found && language.fillers.has(word)) continue;
    const parts = length === 1 ? splitUnit(word, book) : span;
    const isWhole = found || parts.length > 1 || book.has(word) || !isLast;
    const own = isWhole ? [book.toPhrase(parts)] : [[[word]]];
    const joined = length === 1 && at < words.length ? word + words[at] : '';
    const alternatives: Phrase[] = [...own, ...(found?.phrases ?? [])];
    if (joined !== '' && book.has(joined)) {
      alternatives.push(book.toPhrase([joined]));
    }
    reading.concepts.push({
      typed: span,
      alternatives,
      role: roleOf(alternatives, {
        ...{ book, isContext },
        isCommon: document !== null || span.every(isCommon),
      }),
      // One letter is the beginning of a word, also where it is a name itself.
      isPrefix: isLast && (word.length === 1 || !book.occurs(span.at(-1) ?? '')),
    });
  }
  return withAbsent(toMeaning(reading), absences);
}

/** A text of common words only means what their synonyms say. */
function toMeaning(reading: WordReading): WordReading {
  const { concepts } = reading;
  const isPlain = concepts.every(({ role }) => role === 'common');
  return { ...reading, isPlain, concepts: isPlain ? concepts.map(promote) : concepts };
}

type Absence = { thing: AbsentThing; typed: string[] };

/** A text with a kind of product is about that one, without what the catalogue has nothing of: 'solar bollard'. */
function withAbsent(reading: WordReading, absences: Absence[]): WordReading {
  const isAboutKind = reading.concepts.some(({ role }) => role === 'kind');
  if (!isAboutKind) return { ...reading, absent: absences[0]?.thing ?? null };
  const missed = absences.map(({ typed }) => {
    return { typed, alternatives: [[[typed.join(' ')]]], role: 'main' as const, isPrefix: false };
  });
  return { ...reading, concepts: [...reading.concepts, ...missed] };
}

/**
 * Moves words that nothing has before the last one, such as the names of makers: 'pantalla acme estanca' is a 'pantalla
 * estanca'.
 */
function unknownLast(words: string[], { book, language }: Tools): string[] {
  const isKnown = (word: string, at: number) =>
    at === words.length - 1 ||
    /\d/.test(word) ||
    book.has(word) ||
    language.fillers.has(word) ||
    language.documents.some((name) => name.includes(word));
  const last = words.at(-1);
  const known = words.filter(isKnown);
  if (last === undefined || known.length === words.length) return words;
  return [...words.filter((word, at) => !isKnown(word, at)), ...known];
}

/** A figure and what it counts, where the catalogue counts so many of these: '4 keys'. */
function readCounted(words: string[], at: number, book: WordBook) {
  const [figure = '', thing = ''] = words.slice(at);
  if (!/^\d{1,2}$/.test(figure) || thing === '' || !book.has(figure + thing)) return null;
  const alternatives = [book.toPhrase([figure + thing])];
  return { typed: [figure, thing], alternatives, role: 'main' as const, isPrefix: false };
}

/** The longest phrase with synonyms at a position, or those that the rest of the text begins. */
function findPhrases(words: string[], at: number, { book, language, isOpen }: Tools) {
  const found = withoutCommon(words, at, { book, language });
  const rest = words.slice(at);
  const isFinished = !isOpen || book.occurs(rest.at(-1) ?? '');
  if (found?.length === rest.length || isFinished) return found;
  const phrases = book.findBegun(rest);
  return phrases.length > 0 ? { length: rest.length, phrases } : found;
}

/**
 * The longest phrase with synonyms at a position. One that begins with a common word gives way to one that begins after it
 * and ends later: 'luminaria de emergencia estanca' is about 'emergencia estanca'.
 */
function withoutCommon(
  words: string[],
  at: number,
  { book, language }: Pick<Tools, 'book' | 'language'>,
) {
  const found = book.findSynonyms(words, at);
  if (!found || !language.common.has(words[at] ?? '')) return found;
  const isSpare = (word: string) => language.common.has(word) || language.fillers.has(word);
  for (let next = at + 1; next < at + found.length; next++) {
    if (!isSpare(words[next - 1] ?? '')) break;
    const later = book.findSynonyms(words, next);
    if (later && later.length > 1 && next + later.length > at + found.length) return null;
  }
  return found;
}

/** The name of a document that begins at a word, unless it is the whole text. */
function findDocument(words: string[], at: number, { language, hasCode }: Tools) {
  const isHere = (name: readonly string[]) => name.every((word, i) => words[at + i] === word);
  const isPart = (name: readonly string[]) => hasCode || name.length < words.length;
  return language.documents.find((name) => isPart(name) && isHere(name)) ?? null;
}

type Role = { book: WordBook; isContext: boolean; isCommon: boolean };

function roleOf(alternatives: Phrase[], { book, isContext, isCommon }: Role): Concept['role'] {
  if (isCommon) return 'common';
  if (isContext) return 'context';
  return alternatives.some((words) => words.some(([word = '']) => book.isKind(word)))
    ? 'kind'
    : 'main';
}

/** A figure with its unit in one word is two, unless the catalogue has it so. */
export function splitUnit(word: string, book: WordBook): string[] {
  const [, figure, unit] = /^(\d+)(\p{L}+)$/u.exec(word) ?? [];
  if (figure === undefined || unit === undefined || book.has(word)) return [word];
  return book.has(figure) && book.has(unit) ? [figure, unit] : [word];
}

function promote(concept: WordReading['concepts'][number]): WordReading['concepts'][number] {
  const [, ...synonyms] = concept.alternatives;
  return synonyms.length > 0 ? { ...concept, alternatives: synonyms, role: 'main' } : concept;
}

/** Replaces everyday spellings by the usual ones. */
function spellWords(words: string[], { book, language }: Tools): string[] {
  return words
    .slice(0, MAX_WORDS)
    .map((word) => (book.occurs(word) ? word : (language.spellings.get(word) ?? word)));
}

/** Replaces misspelt words, and words that are two; leaves out unknown ones. */
function correctWords(
  words: string[],
  { book, language, isOpen, isSpelled }: Tools,
  { corrected }: WordReading,
): string[] {
  return words.flatMap((word, i) => {
    const isLast = i === words.length - 1;
    if (language.fillers.has(word) || book.has(word)) return [word];
    if (language.documents.some((name) => name.includes(word))) return [word];
    if (isLast && word.length > 1 && book.isBeginning(word)) return [word];
    const next = words[i + 1];
    if (next !== undefined && book.has(word + next)) return [word];
    const parts = book.split(word);
    if (parts) return parts;
    if (isSpelled(word)) return [word];
    const correction =
      book.correct(word) ?? (isLast && isOpen ? book.correctBeginning(word) : null);
    if (correction === null) return [word];
    corrected.set(word, correction);
    return [correction];
  });
}
