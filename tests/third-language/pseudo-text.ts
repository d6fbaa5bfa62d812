/** Marked letters that the web font has; all other letters stay. */
const MARKED: Readonly<Record<string, string>> = {
  ...{ a: 'á', c: 'ç', e: 'é', i: 'í', n: 'ñ', o: 'ó', u: 'ú', y: 'ý' },
  ...{ A: 'Á', C: 'Ç', E: 'É', I: 'Í', N: 'Ñ', O: 'Ó', U: 'Ú', Y: 'Ý' },
};

/** Placeholders, tags, entities, code, link targets, addresses. */
const UNTRANSLATED =
  /\{[^}]*\}|<[^>]+>|&#?\w+;|`[^`]*`|\]\([^)]*\)|\bhttps?:\S+|\S+@\S+|\b(?:www|mailto|tel)[.:]\S+/g;
const WORD = /[\p{L}\p{M}\p{N}]+/gu;
const UNITS = new Set(
  'cd cm dB dl g h kg kV kWh klm lm lx m min mA mm ms nm s t V W Wh'.split(' '),
);
/** Words of this length and more double their vowels. */
const LONG = 4;

/**
 * Translates an English text into a pseudo-language: readable, each word with marks, about a third longer.
 * Placeholders, tags, links, addresses, codes, numbers and units stay unchanged.
 */
export function pseudoText(text: string): string {
  return outsideOf(UNTRANSLATED, text, (part) => part.replace(WORD, pseudoWord));
}

/** Translates a text without changing its length, for texts with a limit. */
export function pseudoShort(text: string): string {
  return outsideOf(UNTRANSLATED, text, (part) =>
    part.replace(WORD, (word) => (isCode(word) ? word : mark(word))),
  );
}

function pseudoWord(word: string): string {
  if (isCode(word)) return word;
  return mark(word.length < LONG ? word : word.replace(/[aeiou]/g, '$&$&'));
}

/** Returns whether a word is the same in every language: `DALI`, `IP44`, `4000`, `lm`. */
function isCode(word: string): boolean {
  return /\p{N}/u.test(word) || /\p{Lu}.*\p{Lu}/u.test(word) || UNITS.has(word);
}

function mark(word: string): string {
  return word.replace(/\w/g, (letter) => MARKED[letter] ?? letter);
}

function outsideOf(pattern: RegExp, text: string, change: (part: string) => string): string {
  let result = '';
  let end = 0;
  for (const match of text.matchAll(pattern)) {
    result += change(text.slice(end, match.index)) + match[0];
    end = match.index + match[0].length;
  }
  return result + change(text.slice(end));
}
