import { stringify } from 'yaml';
import { toPlainText } from '#server/import/pull/wordpress/page-markdown.ts';
import type { PlacedPage } from '#server/import/pull/wordpress/place-pages.ts';

const SHORTEST = 20;
const LONGEST = 220;

type Parts = { body: string; image: { file: string; alt: string } | null };

/** `pages/<code>/<locale>.md`, and what is still to be written in it. */
export function toPageFile({ page, path }: PlacedPage, { body, image }: Parts) {
  const title = toPlainText(page.title.rendered);
  const excerpt = toPlainText(page.excerpt.rendered).replace(/\s*(?:\[…\]|…)$/, '');
  const text = excerpt.length < SHORTEST ? toPlainText(page.content.rendered) : excerpt;
  const summary = cutAtWord(text, LONGEST);
  const front = {
    ...{ path, title, summary, kind: 'page' },
    ...(image && { image }),
    updated: page.modified.slice(0, 10),
  };
  const missing = [
    ...(title === '' ? ['a title'] : []),
    ...(summary.length < SHORTEST ? [`a summary of ${SHORTEST} to ${LONGEST} characters`] : []),
    ...(body === '' ? ['a text'] : []),
  ];
  const file = `---\n${stringify(front, { lineWidth: 0 })}---\n${body}\n`;
  return { file, missing };
}

/** At most so many characters, whole words, with an ellipsis where something is cut. */
function cutAtWord(text: string, most: number): string {
  if (text.length <= most) return text;
  const cut = text.slice(0, most - 1);
  const end = cut.lastIndexOf(' ');
  return `${cut.slice(0, end > SHORTEST ? end : most - 1).replace(/[\s,;:–-]+$/, '')}…`;
}
