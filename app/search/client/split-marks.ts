/** A stretch of a text, and whether the search found it. */
export type Piece = { text: string; isFound: boolean };

const FOUND = /<mark>(.*?)<\/mark>/s;

/** The stretches of a highlighted text, where `<mark>` stands around what was found; all else is plain text. */
export function splitMarks(snippet: string): Piece[] {
  // What the pattern captures stands at every other place.
  return snippet
    .split(FOUND)
    .map((text, at) => ({ text, isFound: at % 2 === 1 }))
    .filter(({ text }) => text !== '');
}

export function hasMarks(snippet: string): boolean {
  return FOUND.test(snippet);
}

export function textOf(pieces: Piece[]): string {
  return pieces.map(({ text }) => text).join('');
}

/** The stretches without their first `length` characters. */
export function dropStart(pieces: Piece[], length: number): Piece[] {
  let left = length;
  return pieces.flatMap(({ text, isFound }) => {
    const rest = text.slice(left);
    left = Math.max(0, left - text.length);
    return rest === '' ? [] : [{ text: rest, isFound }];
  });
}
