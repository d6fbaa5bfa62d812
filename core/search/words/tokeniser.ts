/** A folded word with its position in the text. */
export type Token = { word: string; start: number; end: number };

type SeeWord = (word: string, start: number, end: number) => void;

export type Tokeniser = {
  /** Returns the words of a text: lower case, without diacritics and symbols. */
  words(text: string): string[];
  /** Calls `see` for each word. */
  eachWord(text: string, see: SeeWord): void;
  tokens(text: string): Token[];
  /** Returns how many UTF-16 units of `text` from `start` fold to the first `length` units of the folded form. */
  rawLength(text: string, start: number, length: number): number;
};

const DROP = 0;
const WORD = 1;
const LOWER = 2;
const SEPARATOR = 3;

const specialLetters: Record<string, string> = {
  ß: 'ss',
  æ: 'ae',
  œ: 'oe',
  ø: 'o',
  đ: 'd',
  ð: 'd',
  ł: 'l',
  þ: 'th',
  ı: 'i',
};

const foldedCharacters = new Map<string, string>();

/** Folds to lower case without diacritics; '' for symbols, ' ' for white space. */
function foldCharacter(character: string): string {
  const cached = foldedCharacters.get(character);
  if (cached !== undefined) return cached;
  const lower = character.toLowerCase();
  let folded = '';
  if (/\s/u.test(character)) folded = ' ';
  else {
    for (const part of specialLetters[lower] ?? lower.normalize('NFKD')) {
      if (/[\p{L}\p{N}]/u.test(part)) folded += specialLetters[part] ?? part;
    }
  }
  // Product texts use few distinct characters; the limit stops hostile texts from filling the memory.
  if (foldedCharacters.size < 5_000) foldedCharacters.set(character, folded);
  return folded;
}

function classifyAscii(separators: string[], symbols: string[]): Uint8Array {
  const classes = new Uint8Array(128);
  for (let code = 0; code < 128; code++) {
    const character = String.fromCharCode(code);
    if (/[a-z0-9]/.test(character)) classes[code] = WORD;
    else if (/[A-Z]/.test(character)) classes[code] = LOWER;
    else if (/\s/.test(character) || separators.includes(character)) classes[code] = SEPARATOR;
    else if (symbols.includes(character)) classes[code] = WORD;
  }
  return classes;
}

type Rules = {
  separators: readonly string[];
  symbols: readonly string[];
  /** By code, the class of an ASCII character. */
  ascii: Uint8Array;
};

/**
 * Creates a tokeniser that splits like Typesense: at white space and the given separators; symbols are dropped unless
 * listed, so 'AOCTLED1/24/CCT' becomes the single word 'aoctled124cct'.
 */
export function createTokeniser(settings: {
  token_separators?: string[];
  symbols_to_index?: string[];
}): Tokeniser {
  const separators = settings.token_separators ?? [];
  const symbols = settings.symbols_to_index ?? [];
  const rules = { separators, symbols, ascii: classifyAscii(separators, symbols) };
  return {
    words(text) {
      const words: string[] = [];
      eachWord(rules, text, (word) => words.push(word));
      return words;
    },
    eachWord: (text, see) => eachWord(rules, text, see),
    tokens(text) {
      const tokens: Token[] = [];
      eachWord(rules, text, (word, start, end) => tokens.push({ word, start, end }));
      return tokens;
    },
    rawLength(text, start, length) {
      let offset = start;
      for (let folded = 0; offset < text.length && folded < length; ) {
        const step = foldAt(rules, text, offset);
        folded += step.folded.length;
        offset += step.size;
      }
      return offset - start;
    },
  };
}

/** Returns the folded character, ' ' for a separator, and its size in UTF-16 units. */
function foldAt(rules: Rules, text: string, offset: number): { folded: string; size: number } {
  const code = text.charCodeAt(offset);
  if (code < 128) {
    const kind = rules.ascii[code];
    if (kind === SEPARATOR) return { folded: ' ', size: 1 };
    return { folded: kind === DROP ? '' : (text[offset]?.toLowerCase() ?? ''), size: 1 };
  }
  const character = String.fromCodePoint(text.codePointAt(offset) ?? 0xfffd);
  const size = character.length;
  if (rules.separators.includes(character)) return { folded: ' ', size };
  if (rules.symbols.includes(character)) return { folded: character, size };
  return { folded: foldCharacter(character), size };
}

/** Calls `see` for each word of a text; ASCII words take a fast path. */
function eachWord(rules: Rules, text: string, see: SeeWord): void {
  const { ascii } = rules;
  let start = -1;
  let isUpper = false;
  for (let offset = 0; offset <= text.length; offset++) {
    const code = offset < text.length ? text.charCodeAt(offset) : 32;
    const kind = code < 128 ? ascii[code] : DROP;
    if (kind === WORD || kind === LOWER) {
      if (start < 0) start = offset;
      if (kind === LOWER) isUpper = true;
      continue;
    }
    if (kind === SEPARATOR) {
      if (start >= 0) {
        const word = text.slice(start, offset);
        see(isUpper ? word.toLowerCase() : word, start, offset);
      }
    } else {
      // A symbol or non-ASCII letter: takes the slow path up to the next separator.
      const from = start < 0 ? offset : start;
      offset = findPart(text, offset, ascii);
      foldWords(rules, text, { from, to: offset, see });
    }
    start = -1;
    isUpper = false;
  }
}

/** Folds the words of a part of a text, character by character. */
function foldWords(
  rules: Rules,
  text: string,
  { from, to, see }: { from: number; to: number; see: SeeWord },
): void {
  let word = '';
  let start = from;
  let end = from;
  for (let offset = from; offset < to; ) {
    const { folded, size } = foldAt(rules, text, offset);
    if (folded === ' ') {
      if (word !== '') see(word, start, end);
      word = '';
    } else if (folded !== '') {
      if (word === '') start = offset;
      word += folded;
      end = offset + size;
    }
    offset += size;
  }
  if (word !== '') see(word, start, end);
}

/** Returns the next ASCII white space or separator, or the end. */
function findPart(text: string, from: number, ascii: Uint8Array): number {
  let offset = from;
  while (offset < text.length) {
    const code = text.charCodeAt(offset);
    if (code < 128 && ascii[code] === SEPARATOR) break;
    offset++;
  }
  return offset;
}
