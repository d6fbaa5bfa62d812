import { type Declaration, referenceOfDeclaration } from '#core/declarations/declaration.ts';
import type { DeclarationRecord } from '#core/declarations/declaration-record.ts';
import type { DeclarationGroup } from '#core/declarations/due-declarations.ts';
import type { Localised } from '#core/i18n/localised.ts';
import { digestOfDeclaration } from '#server/import/declarations/declaration-digest.ts';
import {
  editionsOf,
  groupsOf,
  type Issuer,
} from '#server/import/declarations/product-declarations.ts';
import type { Content } from '#server/import/read/content-records.ts';

/** An edition that is due, with a line about it. */
export type DueEdition = {
  code: string;
  name: Localised;
  group: DeclarationGroup;
  /** The highest serial number of the product, 0 without any. */
  last: number;
  line: string;
};

/** Lists the editions of all products that are not issued yet, or no longer true. */
export function dueEditions(
  content: Pick<Content, 'products' | 'declarations'>,
  issuer: Issuer,
): DueEdition[] {
  return content.products.flatMap((product) => {
    const { code, title: name } = product.record;
    const issued = editionsOf(content, code);
    const last = Math.max(0, ...issued.map(({ number }) => Number(number.split('-').at(-1))));
    return groupsOf(product, issuer, issued)
      .filter(({ current, differences }) => current === null || differences.length > 0)
      .map((group) => ({ code, name, group, last, line: lineOf(group) }));
  });
}

function lineOf({ facts, current, differences }: DeclarationGroup): string {
  const what = `${facts.types.length} types, ${facts.acts.join(' ')}`;
  if (!current) return `no declaration of ${what}`;
  return `edition ${current.edition + 1} of ${current.number}, ${what}: other ${differences.join(', ')}`;
}

/** The editions to issue, by product; those without a number get the next ones. */
export function nextEditions(
  due: readonly DueEdition[],
  issuer: Issuer,
  { by, date }: { by: string; date: string },
): Map<string, { reference: string; record: DeclarationRecord }[]> {
  const editions = new Map<string, { reference: string; record: DeclarationRecord }[]>();
  const serials = new Map<string, number>();
  for (const { code, name, group, last } of due) {
    const { current, facts } = group;
    const serial = (serials.get(code) ?? last) + (current ? 0 : 1);
    serials.set(code, serial);
    const declaration: Declaration = {
      number: current?.number ?? `${code}-${serial}`,
      edition: (current?.edition ?? 0) + 1,
      product: code,
      name,
      issued: date,
      approved_by: by,
      place: issuer.place,
      signatory: issuer.signatory,
      ...facts,
    };
    const record = { ...declaration, digest: digestOfDeclaration(declaration) };
    const reference = referenceOfDeclaration(declaration);
    editions.set(code, [...(editions.get(code) ?? []), { reference, record }]);
  }
  return editions;
}
