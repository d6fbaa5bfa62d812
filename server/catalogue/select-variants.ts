import type { Selectable } from 'kysely';
import type { Scope } from '#server/catalogue/catalogue-scope.ts';
import type { Tables } from '#server/db/tables.ts';

export type VariantRow = Selectable<Tables['variant']> &
  Pick<
    Selectable<Tables['variant_text']>,
    'description' | 'optic_label' | 'picture' | 'photometry'
  >;

/** A query for the rows of variants with their texts in the scope's language, for the caller to narrow and order. */
export function selectVariants({ database, version, locale }: Scope) {
  return database.read
    .selectFrom('variant')
    .innerJoin('variant_text', (join) =>
      join
        .onRef('variant_text.variant_id', '=', 'variant.id')
        .onRef('variant_text.version', '=', 'variant.version'),
    )
    .where('variant.version', '=', version)
    .where('variant_text.locale', '=', locale)
    .selectAll('variant')
    .select(['variant_text.description', 'variant_text.optic_label'])
    .select(['variant_text.picture', 'variant_text.photometry']);
}
