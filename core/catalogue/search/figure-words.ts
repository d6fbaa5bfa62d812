import { readTokens, type Token } from '#core/catalogue/search/figure-tokens.ts';
import type table from '#core/catalogue/search/texts/en.json';

/** How visitors name units, figures and signs in a language: each key with its phrases, separated by `|`. */
export type FigureTexts = typeof table;
export type FigureWord = keyof FigureTexts;

type GroupOf<Word extends string> = Word extends `${infer Name}.${string}` ? Name : Word;
type Group = GroupOf<FigureWord>;
type WordOf<Name extends string> = Extract<FigureWord, Name | `${Name}.${string}`>;

/** A phrase that stands in a text. */
export type Found<Word extends FigureWord = FigureWord> = { word: Word; end: number };

type Phrase = { word: FigureWord; parts: string[] };

/** The phrases of a language by their first part, the longest first. */
type Index = Map<string, Phrase[]>;

/** The words of a language, ready for matching. */
export class FigureWords {
  readonly #groups = new Map<string, Index>();

  constructor(texts: FigureTexts) {
    for (const [key, text] of Object.entries(texts)) {
      const word = key as FigureWord;
      for (const phrase of text.split('|')) this.#add(word, readTokens(phrase));
    }
    for (const index of this.#groups.values()) {
      for (const phrases of index.values()) {
        phrases.sort((a, b) => b.parts.length - a.parts.length);
      }
    }
  }

  #add(word: FigureWord, tokens: Token[]): void {
    const parts = tokens.map(({ text }) => text);
    const [first] = parts;
    if (first === undefined) return;
    for (const group of new Set([word, groupOf(word)])) {
      const index = this.#groups.get(group) ?? new Map<string, Phrase[]>();
      this.#groups.set(group, index);
      index.set(first, [...(index.get(first) ?? []), { word, parts }]);
    }
  }

  /** The longest phrase of a word, or of the words with its first name, that begins at a token. */
  find<Name extends Group | FigureWord>(
    group: Name,
    tokens: readonly Token[],
    at: number,
  ): Found<WordOf<Name>> | null {
    const phrases = this.#groups.get(group)?.get(tokens[at]?.text ?? '') ?? [];
    const found = phrases.find(({ parts }) =>
      parts.every((part, place) => tokens[at + place]?.text === part),
    );
    return found ? { word: found.word as WordOf<Name>, end: at + found.parts.length } : null;
  }
}

function groupOf(word: FigureWord): string {
  return word.split('.', 1)[0] ?? word;
}
