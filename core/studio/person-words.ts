import { foldText } from '#core/fold-text.ts';

/** Entries that identify the person who made them. */
export type KnownPerson = {
  email: string;
  names: readonly string[];
  phones: readonly string[];
  /** Of registrations and claims. */
  numbers: readonly string[];
};

/** Digits of a telephone number without country code and trunk prefix. */
const OWN_DIGITS = 9;
const FEWEST_DIGITS = 7;

const wordsOf = (text: string): string[] => foldText(text).match(/[\p{L}\p{N}]+/gu) ?? [];

function hasPhone(text: string, phone: string): boolean {
  const digits = phone.replace(/\D/g, '').slice(-OWN_DIGITS);
  return digits.length >= FEWEST_DIGITS && text.replace(/\D/g, '').includes(digits);
}

/** A first name alone is nobody's. */
function hasWhole(words: readonly string[], name: string): boolean {
  const parts = wordsOf(name);
  return parts.length > 1 && parts.every((part) => words.includes(part));
}

/**
 * Whether a text names a person: by the address, a whole name in any order, a telephone number or the number of a
 * registration or claim.
 */
export function namesPerson(text: string, person: KnownPerson): boolean {
  const folded = foldText(text);
  const words = wordsOf(text);
  return (
    [person.email, ...person.numbers].some((key) => key && folded.includes(foldText(key))) ||
    person.names.some((name) => hasWhole(words, name)) ||
    person.phones.some((phone) => hasPhone(text, phone))
  );
}

/** Whether all words of a text are parts of a name of the person, such as a surname: others may have it, too. */
export function isPartOfName(text: string, { names }: KnownPerson): boolean {
  const words = wordsOf(text);
  return (
    words.length > 0 &&
    names.some((name) => {
      const parts = wordsOf(name);
      return words.every((word) => parts.includes(word));
    })
  );
}
