/** Figures written together with their unit, as a word of their own. */
const FIGURE = /(?<=^|\s)(\d+(?:[.,]\d+)?)(w\/m|lm\/w|lm|w|k|v|mm|cm|m|h)(?=\s|$)/giu;

/** False for a text that a search finds nothing by, such as `*` or `-`: it would find everything. */
export const hasWords = (text: string): boolean => /[\p{L}\p{N}]/u.test(text);

/** A visitor's text as the search is asked for it: `150w` as the catalogue writes it, `150 w`. */
export function toSearchText(text: string): string {
  return text.replace(FIGURE, '$1 $2');
}
