/** A reply, divided into what its sender has written and what it quotes below. */
export type DividedReply = { own: string; quoted: string };

/** The line before a quotation: `On 27 November Jo wrote:`. */
const INTRODUCTION = /:\s*$/;

/** Divides a reply at the quotation with which it ends. A quotation with text below stays where it is. */
export function divideReply(text: string): DividedReply {
  const lines = text.split('\n');
  let start = lines.length;
  while (start > 0 && /^\s*(?:>.*)?$/.test(lines[start - 1] ?? '')) start -= 1;
  const isQuoting = lines.slice(start).some((line) => line.startsWith('>'));
  if (!isQuoting) return { own: text, quoted: '' };
  // Programs break the introduction after 72 signs.
  const from = [1, 2].find((count) => isIntroduction(lines.slice(start - count, start)));
  if (from !== undefined) start -= from;
  return {
    own: lines.slice(0, start).join('\n').trim(),
    quoted: lines.slice(start).join('\n').trim(),
  };
}

function isIntroduction(lines: string[]): boolean {
  const [first = '', ...rest] = lines;
  const isSentence = /\d/.test(lines.join(' ')) && first.trim() !== '';
  return isSentence && INTRODUCTION.test([first, ...rest].at(-1) ?? '');
}
