import { foldText } from '#core/fold-text.ts';
import type { Localised } from '#core/i18n/localised.ts';

/** A term of the glossary in one language. */
export type GlossaryTerm = {
  id: number;
  code: string;
  /** Its anchor on the page, unique in the language. */
  anchor: string;
  /** Its anchors on the page in other languages; not stored. */
  anchors?: Partial<Localised>;
  title: string;
  definitionHtml: string;
  /** Its drawing as SVG with a text alternative; '' when there is none. */
  drawingSvg: string;
  /** The definition without markup. */
  definition: string;
  /** '' when there is none. */
  symbol: string;
  unit: string;
  synonyms: string[];
  related: { anchor: string; title: string }[];
};

/** The short definition of a term, shown without leaving the page. */
export type GlossaryHint = Pick<GlossaryTerm, 'anchor' | 'title' | 'definition'>;

/** An article that explains more of a term; its path follows that of the articles. */
export type TermArticle = { path: string; title: string };

/** A term as its page shows it; the definition is sent once. */
export type ShownTerm = Omit<GlossaryTerm, 'id' | 'code' | 'definition'> & {
  articles: TermArticle[];
};

/** Letters from A to Z as the glossary's index shows them. */
export const glossaryLetters = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ'];

/** The letter that a term is listed under: its first, without accents; '#' for digits and symbols. */
export function glossaryLetterOf(title: string): string {
  const first = title.normalize('NFD').replace(/\p{M}/gu, '').charAt(0).toUpperCase();
  return glossaryLetters.includes(first) ? first : '#';
}

/** Common names of units that denote a quantity, in both languages. */
const unitNames: Record<string, readonly string[]> = {
  K: ['kelvin'],
  lm: ['lumen', 'lumens', 'lúmenes'],
  lx: ['lux', 'luxes'],
  cd: ['candela'],
  'cd/m²': ['candela per square metre', 'candela por metro cuadrado', 'nit'],
  'lm/W': ['lumens per watt', 'lúmenes por vatio'],
  W: ['watt', 'vatio'],
  V: ['volt', 'voltio'],
  A: ['ampere', 'amp', 'amperio'],
  Hz: ['hertz', 'hercio'],
  J: ['joule', 'julio'],
};

/**
 * Finds terms that contain every word of a text: exact names first, then names that begin with it, that contain it at
 * the beginning of words, that contain it anywhere, then matches in the definition. A name is the title, a synonym,
 * the symbol or the unit.
 */
export function searchGlossary(terms: GlossaryTerm[], text: string): GlossaryTerm[] {
  const wanted = foldText(text);
  if (wanted === '') return terms;
  const found = terms
    .map((term) => ({ term, rank: rankOf(term, wanted) }))
    .filter(({ rank }) => rank < NOT_FOUND);
  return found.toSorted((one, other) => one.rank - other.rank).map(({ term }) => term);
}

const NOT_FOUND = 5;

function rankOf(term: GlossaryTerm, wanted: string): number {
  const { title, symbol, unit, synonyms, definition } = term;
  const names = [title, symbol, unit, ...(unitNames[unit] ?? []), ...synonyms]
    .filter(Boolean)
    .map(foldText);
  const words = wanted.split(' ');
  const allNames = names.join(' ');
  const tests = [
    () => names.includes(wanted),
    () => names.some((name) => name.startsWith(wanted)),
    () => words.every((word) => ` ${allNames}`.includes(` ${word}`)),
    () => words.every((word) => allNames.includes(word)),
    () => words.every((word) => `${allNames} ${foldText(definition)}`.includes(word)),
  ];
  const rank = tests.findIndex((holds) => holds());
  return rank < 0 ? NOT_FOUND : rank;
}
