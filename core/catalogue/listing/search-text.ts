/** A number joined to its unit, as a separate word. */
const FIGURE = /(?<=^|\s)(\d+(?:[.,]\d+)?)(w\/m|lm\/w|lm|w|k|v|mm|cm|m|h)(?=\s|$)/giu;

/** False for a text without searchable characters, such as `*` or `-`: it would match everything. */
export const hasWords = (text: string): boolean => /[\p{L}\p{N}]/u.test(text);

/** Normalises a search text: `150w` becomes `150 w`, as in the catalogue. */
export function toSearchText(text: string): string {
  return text.replace(FIGURE, '$1 $2');
}
