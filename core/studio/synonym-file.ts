import { foldText } from '#core/fold-text.ts';

/** Words of visitors, and the catalogue's own words for the same. */
export type NewSynonym = { words: string; means: string };

/**
 * Writes records of `search/synonyms.<language>.yaml`, one a line, to be added to that file: who searches for `words` finds
 * what `means` finds. Words that are there twice are written once.
 * @param codes of the records that the file has already; those of the new ones are added.
 */
export function formatSynonyms(
  synonyms: readonly NewSynonym[],
  codes: Set<string> = new Set(),
): string {
  const lines = synonyms.flatMap(({ words, means }) => {
    const code = codeOf(words);
    if (codes.has(code)) return [];
    codes.add(code);
    return [`- { code: ${code}, from: [${quote(words)}], to: [${quote(means)}] }\n`];
  });
  return lines.join('');
}

function codeOf(words: string): string {
  const slug = foldText(words)
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');
  return slug === '' ? 'visitors' : `visitors-${slug}`;
}

/** A JSON string is one of YAML, too, except for the line breaks that JSON allows in it. */
const quote = (text: string) =>
  JSON.stringify(text).replace(
    /[\u0085\u2028\u2029]/g,
    (sign) => `\\u${sign.charCodeAt(0).toString(16).padStart(4, '0')}`,
  );
