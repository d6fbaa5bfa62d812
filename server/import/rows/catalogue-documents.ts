import type { RowOf } from '#server/db/tables.ts';
import { listGaps } from '#server/import/gaps/list-gaps.ts';
import type { Build } from '#server/import/rows/row-build.ts';

/** Builds the documents about the whole catalogue, one for each kind; none for a file that the content has not. */
export function buildCatalogueDocuments({ content, memory }: Build): RowOf<'catalogue_document'>[] {
  const gaps = { kind: 'gaps' as const, body: JSON.stringify(listGaps(content, memory)) };
  if (!content.etim) return [gaps];
  return [{ kind: 'etim', body: JSON.stringify(content.etim.record) }, gaps];
}
