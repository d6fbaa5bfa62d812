import { readStems } from '#core/search/places/place-words.ts';

/** Maximum length of an excerpt, about two lines. */
const MAX_EXCERPT = 140;
/** Characters before the first match in an excerpt that begins later. */
const LEAD = 40;

/** Surrounds the words with the given stems with `<mark>`. */
export function markWords(text: string, stems: ReadonlySet<string>): string {
  let marked = '';
  let end = 0;
  for (const token of readStems(text)) {
    if (!stems.has(token.word)) continue;
    marked += `${text.slice(end, token.start)}<mark>${text.slice(token.start, token.end)}</mark>`;
    end = token.end;
  }
  return marked + text.slice(end);
}

/** Returns the part of a text around its first match, with whole words, at most 140 characters. */
export function cutExcerpt(text: string, stems: ReadonlySet<string>): string {
  if (text.length <= MAX_EXCERPT) return text;
  const first = readStems(text).find(({ word }) => stems.has(word))?.start ?? 0;
  const fits = first < MAX_EXCERPT - LEAD;
  const from = fits ? 0 : text.indexOf(' ', Math.min(first - LEAD, text.length - MAX_EXCERPT)) + 1;
  const rest = text.slice(from);
  const start = from > 0 ? '… ' : '';
  if (rest.length <= MAX_EXCERPT) return start + rest;
  const last = rest.lastIndexOf(' ', MAX_EXCERPT);
  return `${start}${rest.slice(0, last > 0 ? last : MAX_EXCERPT).replace(/[\s,;:.–-]+$/, '')} …`;
}
