const MARKS = /\p{M}+/gu;
const SPACE = /\s+/g;

/**
 * Normalises text for search and sorting: lower case, no accents, single spaces. `'Fijación  Técnica'` → `'fijacion
 * tecnica'`.
 */
export function foldText(text: string): string {
  return text.normalize('NFD').replace(MARKS, '').toLowerCase().replace(SPACE, ' ').trim();
}
