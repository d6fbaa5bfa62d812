import { type AbsentThing, createAbsentThings } from '#core/catalogue/search/absent-things.ts';
import { createCorrections } from '#core/catalogue/search/correct-words.ts';
import type { LanguageWords } from '#core/catalogue/search/language-words.ts';
import type { Phrase, Synonym } from '#core/search/search-engine.ts';
import type { Tokeniser } from '#core/search/words/tokeniser.ts';
import { Vocabulary } from '#core/search/words/vocabulary.ts';

/** Phrases that an unfinished one may become. */
const MAX_BEGUN = 6;
/** Letters of each part of a word that is two. */
const MIN_PART = 4;
/** Links that a typed phrase may have more than a known one. */
const MAX_LINKS = 2;
/** Forms of a word that are searched. */
const MAX_FORMS = 8;

type Input = {
  /** Texts of the catalogue in which visitors' words may occur. */
  texts: Iterable<string>;
  /** Names of products, which have no spelling that visitors could know. */
  names: Iterable<string>;
  /** Main words of the titles of categories and types. */
  heads: Iterable<string>;
  synonyms: Synonym[];
  absent: AbsentThing[];
  tokeniser: Tokeniser;
  language: LanguageWords;
  rootOf: RootOf;
};

/**
 * Returns what words of one origin have in common, 'cort' of 'cortar' and 'corte': less certain than the stem. Null for
 * codes and where it is too short to tell.
 */
export type RootOf = (word: string) => string | null;

export type WordBook = ReturnType<typeof createWordBook>;

/** The words of a catalogue in one language: finds what a visitor's word means there. */
export function createWordBook(input: Input) {
  const { heads, tokeniser, rootOf } = input;
  const { stem } = input.language;
  const phrases = indexPhrases(input.synonyms, tokeniser, input.language);
  const { uses, names, isOwn } = countWords(input, [
    ...phrases.all.flatMap(({ from }) => from),
    ...input.absent.flatMap(({ words }) => tokeniser.words(words)),
  ]);
  const forms = Map.groupBy(uses.keys(), stem);
  const relatives = Map.groupBy(uses.keys(), (word) => rootOf(word) ?? '');
  const vocabulary = vocabularyOf(uses.keys());
  const kinds = new Set([...heads].flatMap((head) => tokeniser.words(head).map(stem)));

  const relativesOf = (word: string) => relatives.get(rootOf(word) ?? ' ') ?? [];
  const has = (word: string) =>
    uses.has(word) || forms.has(stem(word)) || relativesOf(word).length > 0;
  const formsOf = createForms((word) => {
    return { same: forms.get(stem(word)) ?? [], relatives: relativesOf(word) };
  }, isOwn);
  const isKind = (word: string) => kinds.has(stem(word));
  const toPhrase = (words: string[]): Phrase => words.map(formsOf);

  return {
    has,
    /** The words in their forms; words of the same origin for one that occurs in no form. */
    toPhrase,

    /** Whether a word names a kind of product: a category or a type. */
    isKind,

    /** Whether a word of the catalogue begins with the text. */
    isBeginning(text: string): boolean {
      const [from, to] = vocabulary.findPrefix(text);
      return from < to;
    },

    /** Returns the longest phrase with synonyms at a position, or null. */
    findSynonyms(words: string[], at: number): { length: number; phrases: Phrase[] } | null {
      const longest = findLongest(phrases, words, at);
      return longest && { length: longest.length, phrases: longest.targets.map(toPhrase) };
    },

    /** Whether a text of the catalogue has the word in one of its forms: those of synonyms do not count. */
    occurs: (word: string) => isOwn(word) || (forms.get(stem(word)) ?? []).some(isOwn),

    /** Returns what phrases with synonyms mean that the last words of a text begin; empty if texts have such words. */
    findBegun(words: string[]): Phrase[] {
      const [from, to] = vocabulary.findPrefix(words.at(-1) ?? '');
      const isWord = (rank: number) => isOwn(vocabulary.wordAt(rank));
      if (words.length === 1 && countTo(from, to).some(isWord)) return [];
      return phrases.findBegun(words.join(' ')).map(toPhrase);
    },

    ...createAbsentThings(input.absent, tokeniser, input.language),
    ...createCorrections({ vocabulary, uses, names, isKind, soundOf: input.language.soundOf }),

    /** Returns the two words of which an unknown word consists, or null. */
    split: (word: string) => splitInTwo(word, uses),
  };
}

/** Words of the same stem and of the same origin. */
type Kin = { same: string[]; relatives: string[] };

/** Returns a word in its forms; where no text has one of them, also words of its origin. */
function createForms(kinOf: (word: string) => Kin, isOwn: (word: string) => boolean) {
  return (word: string): string[] => {
    const { same, relatives } = kinOf(word);
    const others = same.some(isOwn) ? same : [...same, ...relatives];
    return [...new Set([word, ...others])].slice(0, MAX_FORMS);
  };
}

function splitInTwo(word: string, uses: Map<string, number>): [string, string] | null {
  for (let cut = word.length - MIN_PART; cut >= MIN_PART; cut--) {
    const [left, right] = [word.slice(0, cut), word.slice(cut)];
    if (!uses.has(left)) continue;
    if (uses.has(right)) return [left, right];
    // A letter that both have is easily typed once: 'wallight'.
    const shared = left.at(-1) + right;
    if (uses.has(shared)) return [left, shared];
  }
  return null;
}

const countTo = (from: number, to: number) => Array.from({ length: to - from }, (_, i) => from + i);

/** Counts the words of texts and names, and lists those of names. Further words of visitors count, too. */
function countWords({ texts, names, tokeniser }: Input, ofVisitors: string[]) {
  const uses = new Map<string, number>();
  const nameWords = new Set<string>();
  const add = (word: string) => uses.set(word, (uses.get(word) ?? 0) + 1);
  for (const text of texts) tokeniser.eachWord(text, add);
  for (const name of names) {
    tokeniser.eachWord(name, (word) => nameWords.add(word));
    tokeniser.eachWord(name, add);
  }
  const own = new Set(uses.keys());
  for (const word of ofVisitors) if (!uses.has(word)) add(word);
  return { uses, names: nameWords, isOwn: (word: string) => own.has(word) };
}

/** The stems of two and more words without the links between them. */
function keyWithout(links: ReadonlySet<string>, words: string[], stem: LanguageWords['stem']) {
  const stems = words.filter((word) => !links.has(word)).map(stem);
  return stems.length > 1 ? stems.join(' ') : '';
}

/** What singular and plural of a word share, as far as their endings show; less than a stem. */
const singularOf = (word: string) =>
  word.length > 3 ? word.replace(/(?<=[lrndjz])es$|(?<=[^s])s$/, '') : word;

/** Adds what a phrase means, once. */
function addPhrase(phrases: Map<string, string[][]>, key: string, to: string[]): void {
  const known = phrases.get(key) ?? [];
  if (known.some((other) => other.join(' ') === to.join(' '))) return;
  phrases.set(key, [...known, to]);
}

/** Phrases by their stems, with the phrases that mean the same. */
function indexPhrases(
  synonyms: Synonym[],
  tokeniser: Tokeniser,
  { stem, links, common }: Pick<LanguageWords, 'stem' | 'links' | 'common'>,
) {
  const all = listPairs(synonyms, tokeniser);
  const byStems = new Map<string, string[][]>();
  const byLinkedStems = new Map<string, string[][]>();
  const byNumber = new Map<string, string[][]>();
  const byText = new Map<string, string[]>();
  let longest = 0;
  for (const { from, to } of all) {
    byText.set(from.join(' '), [...(byText.get(from.join(' ')) ?? []), to.join(' ')]);
    addPhrase(byNumber, from.map(singularOf).join(' '), to);
    addPhrase(byStems, from.map(stem).join(' '), to);
    const linked = keyWithout(links, from, stem);
    if (linked !== '') byLinkedStems.set(linked, [...(byLinkedStems.get(linked) ?? []), to]);
    longest = Math.max(longest, from.length + MAX_LINKS);
  }
  const texts = [...byText.keys()].toSorted();

  /** Returns what the first phrases that begin with a text mean. */
  function findBegun(text: string): string[][] {
    const begun = new Set<string>();
    const from = texts.findIndex((known) => known >= text);
    for (const known of from < 0 ? [] : texts.slice(from, from + MAX_BEGUN)) {
      if (!known.startsWith(text)) break;
      for (const target of byText.get(known) ?? []) begun.add(target);
    }
    return [...begun].map((target) => target.split(' '));
  }

  /**
   * Returns what a phrase means, also one that has others of the links between its words. Its singular and plural count
   * before others with the stems of its words: 'cuadra' is no 'cuadro'.
   */
  function find(span: string[]): string[][] | undefined {
    const exact =
      byNumber.get(span.map(singularOf).join(' ')) ?? byStems.get(span.map(stem).join(' '));
    if (exact || links.has(span[0] ?? '') || links.has(span.at(-1) ?? '')) return exact;
    return byLinkedStems.get(keyWithout(links, span, stem)) ?? findReversed(span);
  }

  /** Returns what a phrase of two words means that is typed the other way round: 'luz espejo' as 'espejo luz'. */
  function findReversed(span: string[]): string[][] | undefined {
    const telling = span.filter((word) => !links.has(word));
    // Beside a common word the order means more: 'transformer for led tape' is about no 'led transformer'.
    if (telling.length !== 2 || telling.some((word) => common.has(word))) return undefined;
    const key = telling.toReversed().map(stem).join(' ');
    return byStems.get(key) ?? byLinkedStems.get(key);
  }

  return { all, find, longest, findBegun };
}

/** Each phrase with one that it means. */
function listPairs(synonyms: Synonym[], tokeniser: Tokeniser): { from: string[]; to: string[] }[] {
  return synonyms.flatMap(({ root, synonyms: others }) => {
    const sides = others.map((text) => tokeniser.words(text)).filter((side) => side.length > 0);
    const sources = root === undefined || root === '' ? sides : [tokeniser.words(root)];
    const known = sources.filter((from) => from.length > 0);
    return known.flatMap((from) => {
      return sides.filter((to) => to !== from).map((to) => ({ from, to }));
    });
  });
}

/** Finds the longest phrase with synonyms at a position. */
function findLongest(phrases: ReturnType<typeof indexPhrases>, words: string[], at: number) {
  for (let length = Math.min(phrases.longest, words.length - at); length > 0; length--) {
    const targets = phrases.find(words.slice(at, at + length));
    if (targets) return { length, targets };
  }
  return null;
}

function vocabularyOf(words: Iterable<string>): Vocabulary {
  const vocabulary = new Vocabulary();
  for (const word of words) vocabulary.add(word);
  for (const _ of vocabulary.sort());
  return vocabulary;
}
