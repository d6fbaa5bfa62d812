/** Entries by the numbers of their labels. */
type Labels<Entry> = ReadonlyMap<string, Entry[]>;

/** Entries with a number, and how many words it was typed in. */
type Found<Entry> = { found: Entry[]; length: number };

/** What stands before the number of a label: `EPREL1680453`, `…/lightsources/1680453`. */
const LABEL = /^(?:eprel|gtin|ean)[:#]?(\d+)$|\/(\d{5,})\/?$/i;

/** A number that is no figure: EPREL has seven digits, GTIN up to fourteen. */
const LABEL_NUMBER = /^\d{7,14}$/;

/** The number of a bar code, a digit of which may be missing or typed twice. */
const BAR_CODE = /^\d{12,14}$/;

/** Printed groups of a bar code. */
const MAX_GROUPS = 6;

/** The typed number of a word: alone, behind its name or in the label's address. */
function numberIn(word: string): string {
  const [, named, inAddress] = LABEL.exec(word) ?? [];
  return named ?? inAddress ?? word;
}

/** Finds a number of a label in one word or in groups of digits. */
export function findLabel<Entry>(
  labels: Labels<Entry>,
  words: string[],
  at: number,
): Found<Entry> | null {
  const entries = labels.get(numberIn(words[at] ?? ''));
  if (entries) return { found: entries, length: 1 };
  for (const { digits, length } of listGroups(words, at)) {
    const found = labels.get(digits);
    if (found) return { found, length };
  }
  return null;
}

/**
 * Finds the numbers of labels that a mistyped one may be: with a wrong digit, or two that are swapped; a bar code also with
 * one too many or too few, and in groups.
 */
export function findNearestLabel<Entry>(
  labels: Labels<Entry>,
  { words, at, effort }: { words: string[]; at: number; effort: { labels: number } },
): (Found<Entry> & { nearest: string }) | null {
  const word = words[at] ?? '';
  const groups = listGroups(words, at).filter(({ digits }) => BAR_CODE.test(digits));
  for (const { digits, length } of [{ digits: numberIn(word), length: 1 }, ...groups]) {
    if (!LABEL_NUMBER.test(digits) || effort.labels <= 0) continue;
    effort.labels -= 1;
    const near = listMeant(digits).filter((number) => labels.has(number));
    const [nearest] = near;
    if (nearest === undefined) continue;
    const found = near.flatMap((number) => labels.get(number) ?? []);
    return { found, length, nearest: length === 1 ? word.replace(digits, nearest) : nearest };
  }
  return null;
}

/** Numbers that begin at a word, in two groups of digits or more. */
function listGroups(words: string[], at: number): { digits: string; length: number }[] {
  const run = words.slice(at, at + MAX_GROUPS);
  const end = run.findIndex((word) => !/^\d+$/.test(word));
  const most = end < 0 ? run.length : end;
  return Array.from({ length: Math.max(0, most - 1) }, (_, i) => {
    return { digits: run.slice(0, i + 2).join(''), length: i + 2 };
  });
}

/** The numbers that a mistyped one may be, those with swapped digits first. */
function listMeant(typed: string): string[] {
  const places = Array.from(typed, (_, at) => at);
  const replace = (at: number, length: number, digits: string) =>
    typed.slice(0, at) + digits + typed.slice(at + length);
  const swapped = places
    .slice(1)
    .map((at) => replace(at - 1, 2, typed.charAt(at) + typed.charAt(at - 1)));
  const digits = Array.from('0123456789');
  const wrong = places.flatMap((at) => digits.map((digit) => replace(at, 1, digit)));
  const lost = [...places, typed.length].flatMap((at) =>
    digits.map((digit) => replace(at, 0, digit)),
  );
  const spare = places.map((at) => replace(at, 1, ''));
  const others = BAR_CODE.test(typed) ? [...lost, ...spare] : [];
  return [...new Set([...swapped, ...wrong, ...others])].filter((number) => number !== typed);
}
