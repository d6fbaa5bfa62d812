/** A segment of a text, and whether the search matched it. */
export type Piece = { text: string; isFound: boolean };

const FOUND = /<mark>(.*?)<\/mark>/s;

/** Returns the segments of a highlighted text, where `<mark>` surrounds matches; all else is plain text. */
export function splitMarks(snippet: string): Piece[] {
  // Every other element is a capture of the pattern.
  return snippet
    .split(FOUND)
    .map((text, index) => ({ text, isFound: index % 2 === 1 }))
    .filter(({ text }) => text !== '');
}

export function hasMarks(snippet: string): boolean {
  return FOUND.test(snippet);
}

export function textOf(pieces: Piece[]): string {
  return pieces.map(({ text }) => text).join('');
}

/** Returns the segments without their first `length` characters. */
export function dropStart(pieces: Piece[], length: number): Piece[] {
  let left = length;
  return pieces.flatMap(({ text, isFound }) => {
    const rest = text.slice(left);
    left = Math.max(0, left - text.length);
    return rest === '' ? [] : [{ text: rest, isFound }];
  });
}
