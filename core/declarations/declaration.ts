import type { Law } from '#core/documents/conformity.ts';
import { defaultLocale, type LocaleCode } from '#core/i18n/locales.ts';

/** A text in the languages that the site had when the edition was issued. */
export type IssuedText = Readonly<Record<string, string>>;

type Party = { name: string; address: IssuedText };

/** What a declaration states, besides who approved it and when. */
export type DeclaredFacts = {
  types: string[];
  acts: Law[];
  standards: string[];
  manufacturer: Party;
  uk_representative: Party;
};

/** An edition of a declaration as it was issued. */
export type Declaration = DeclaredFacts & {
  number: string;
  edition: number;
  product: string;
  name: IssuedText;
  /** ISO date. */
  issued: string;
  approved_by: string;
  place: string;
  signatory: { name: string; role: IssuedText };
};

/** Returns the text in a language, or in another one where the edition was issued before the site had it. */
export function issuedIn(text: IssuedText, locale: LocaleCode): string {
  return text[locale] ?? text[defaultLocale] ?? Object.values(text)[0] ?? '';
}

/** The reference of an edition, by which it is found: `CEN600-1-E2`. */
export function referenceOfDeclaration({
  number,
  edition,
}: Pick<Declaration, 'number' | 'edition'>): string {
  return `${number}-E${edition}`;
}

/** Parses the reference of an edition, in any case; null for any other text. */
export function parseReference(text: string): { number: string; edition: number } | null {
  const [, number, edition] = /^([A-Z0-9]+-\d+)-E(\d{1,4})$/i.exec(text) ?? [];
  if (number === undefined || edition === undefined) return null;
  return { number: number.toUpperCase(), edition: Number(edition) };
}

/** The latest edition of each number, by number. */
export function currentEditions<Edition extends Pick<Declaration, 'number' | 'edition'>>(
  editions: readonly Edition[],
): Edition[] {
  const latest = new Map<string, Edition>();
  for (const edition of editions) {
    if (edition.edition > (latest.get(edition.number)?.edition ?? 0)) {
      latest.set(edition.number, edition);
    }
  }
  return [...latest.values()];
}
