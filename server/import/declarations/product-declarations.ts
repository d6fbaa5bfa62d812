import { resolveAttributes, subjectOf } from '#core/catalogue/attributes/resolve-attributes.ts';
import type { OptionsRecord } from '#core/content/site-record.ts';
import type { Declaration } from '#core/declarations/declaration.ts';
import type { DeclarationRecord } from '#core/declarations/declaration-record.ts';
import { type DeclarationGroup, groupDeclarations } from '#core/declarations/due-declarations.ts';
import type { Content, ProductSource } from '#server/import/read/content-records.ts';

export type Issuer = NonNullable<OptionsRecord['company']['declarations']>;

/** The company's data for new editions; null if the content names none. */
export function issuerOf({ options }: Pick<Content, 'options'>): Issuer | null {
  return options?.record.company.declarations ?? null;
}

export function toDeclaration({ digest: _, ...declaration }: DeclarationRecord): Declaration {
  return declaration;
}

/** All editions of a product's declarations, in the order of its file. */
export function editionsOf(content: Pick<Content, 'declarations'>, code: string): Declaration[] {
  return content.declarations
    .flatMap(({ record }) => record)
    .filter(({ product }) => product === code)
    .map(toDeclaration);
}

/** Groups the variants of a product of the content by their declaration. */
export function groupsOf(
  { record, variants }: ProductSource,
  issuer: Issuer,
  editions: readonly Declaration[],
): DeclarationGroup[] {
  const declared = variants.map(({ record: figures, attributes }) => {
    const subject = subjectOf(record.model.archetype, figures);
    const values = resolveAttributes(subject, record.attributes, attributes);
    return { sku: figures.sku, subject, values };
  });
  return groupDeclarations(declared, issuer, editions);
}
