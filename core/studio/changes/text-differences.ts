import { type Alignment, alignLists } from '#core/studio/changes/align-lists.ts';

/** A piece of a text: in both texts, in this one alone, or left out because it is long and in both. */
export type TextPart = { kind: 'same' | 'own' | 'gap'; text: string };

type TextDifferences = { before: TextPart[]; after: TextPart[] };

/** Words, blanks and all other signs. */
const TOKEN = /\s+|[\p{L}\p{M}\p{N}]+|[^\s\p{L}\p{M}\p{N}]/gu;
/** Characters that are shown beside a change. */
const BESIDE = 160;

/** What two texts have alone, word by word, with what stands around it. */
export function compareTexts(before: string, after: string): TextDifferences {
  const [old, now] = [tokensOf(before), tokensOf(after)];
  const pieces = piecesOf(old, now, alignLists(old, now));
  const sideOf = (side: 'before' | 'after') =>
    pieces.flatMap((piece, at): TextPart[] => {
      if ('same' in piece)
        return shorten(piece.same, { isFirst: at === 0, isLast: at === pieces.length - 1 });
      return piece[side] === '' ? [] : [{ kind: 'own', text: piece[side] }];
    });
  return { before: sideOf('before'), after: sideOf('after') };
}

const tokensOf = (text: string): string[] => text.match(TOKEN) ?? [];

type Piece = { same: string } | { before: string; after: string };

/** Both texts side by side: what they have in common, and what each has in between. */
function piecesOf(old: string[], now: string[], pairs: Alignment): Piece[] {
  const pieces: Piece[] = [];
  const add = (before: string, after: string, same: string) => {
    const [last, earlier] = [pieces.at(-1), pieces.at(-2)];
    const isOwn = before !== '' || after !== '';
    if (isOwn && last && 'same' in last && last.same.trim() === '' && earlier) {
      // A blank between two words of its own is its own, too.
      pieces.pop();
      Object.assign(earlier, {
        before: ('before' in earlier ? earlier.before : '') + last.same + before,
        after: ('after' in earlier ? earlier.after : '') + last.same + after,
      });
    } else if (isOwn) pieces.push({ before, after });
    const end = pieces.at(-1);
    if (same === '') return;
    if (end && 'same' in end) end.same += same;
    else pieces.push({ same });
  };
  let [x, y] = [0, 0];
  for (const [left, right] of pairs) {
    add(old.slice(x, left).join(''), now.slice(y, right).join(''), old[left] ?? '');
    [x, y] = [left + 1, right + 1];
  }
  add(old.slice(x).join(''), now.slice(y).join(''), '');
  return pieces;
}

/** Leaves out what is far from a change. */
function shorten(
  text: string,
  { isFirst, isLast }: { isFirst: boolean; isLast: boolean },
): TextPart[] {
  const [head, tail] = [isFirst ? 0 : BESIDE, isLast ? 0 : BESIDE];
  if (text.length <= head + tail + BESIDE) return [{ kind: 'same', text }];
  // No word is cut.
  const beginning = text.slice(0, head).replace(/\S+$/, '');
  const ending = tail === 0 ? '' : text.slice(-tail).replace(/^\S+/, '');
  const parts: TextPart[] = [
    { kind: 'same', text: beginning },
    { kind: 'gap', text: '' },
    { kind: 'same', text: ending },
  ];
  return parts.filter(({ kind, text: part }) => kind === 'gap' || part !== '');
}
