import type { RowOf } from '#server/db/tables.ts';
import type { Build } from '#server/import/rows/row-build.ts';

/** Builds the documents about the whole catalogue, one for each kind; none for a file that the content has not. */
export function buildCatalogueDocuments({ content }: Build): RowOf<'catalogue_document'>[] {
  return content.etim ? [{ kind: 'etim', body: JSON.stringify(content.etim.record) }] : [];
}
