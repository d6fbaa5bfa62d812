/** A text with what is selected in it. */
export type Selected = { text: string; start: number; end: number };

/** What the toolbar of a Markdown field does. */
export const markdownMarks = ['bold', 'italic', 'heading', 'list', 'numbers', 'link'] as const;

export type MarkdownMark = (typeof markdownMarks)[number];

const AROUND = { bold: '**', italic: '_' } as const;

/** Applies a mark to what is selected, or takes it away where it is there; the selection stays on the same words. */
export function applyMark(selected: Selected, mark: MarkdownMark): Selected {
  switch (mark) {
    case 'bold':
    case 'italic':
      return toggleAround(selected, AROUND[mark]);
    case 'link':
      return addLink(selected);
    case 'heading':
      return toggleLines(selected, /^#{1,6} /, () => '## ');
    case 'list':
      return toggleLines(selected, /^[-*] /, () => '- ');
    case 'numbers':
      return toggleLines(selected, /^\d+\. /, (index) => `${index + 1}. `);
  }
}

function replace({ text, start, end }: Selected, by: string): string {
  return text.slice(0, start) + by + text.slice(end);
}

function toggleAround(selected: Selected, sign: string): Selected {
  const { text, start, end } = selected;
  const { length } = sign;
  const words = text.slice(start, end);
  const isMarked =
    text.slice(start - length, start) === sign && text.slice(end, end + length) === sign;
  if (isMarked) {
    const outer = { text, start: start - length, end: end + length };
    return { text: replace(outer, words), start: start - length, end: end - length };
  }
  return { text: replace(selected, sign + words + sign), start: start + length, end: end + length };
}

const ADDRESS = 'https://';

/** The address is selected: it is what comes next. */
function addLink(selected: Selected): Selected {
  const words = selected.text.slice(selected.start, selected.end);
  const from = selected.start + words.length + 3;
  return {
    text: replace(selected, `[${words}](${ADDRESS})`),
    start: from,
    end: from + ADDRESS.length,
  };
}

function toggleLines(
  { text, start, end }: Selected,
  mark: RegExp,
  write: (index: number) => string,
): Selected {
  const from = text.lastIndexOf('\n', start - 1) + 1;
  const next = text.indexOf('\n', end);
  const to = next === -1 ? text.length : next;
  const lines = text.slice(from, to).split('\n');
  const isMarked = lines.every((line) => mark.test(line));
  const marked = lines
    .map((line, index) => (isMarked ? line.replace(mark, '') : write(index) + line))
    .join('\n');
  return {
    text: replace({ text, start: from, end: to }, marked),
    start: from,
    end: from + marked.length,
  };
}
