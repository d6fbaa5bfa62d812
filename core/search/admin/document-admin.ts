import type { Collection, WriteAction } from '#core/search/collection.ts';
import { pickFields } from '#core/search/results/hits.ts';
import { readList, readText } from '#core/search/results/search-params.ts';
import { listPassed } from '#core/search/results/search-plan.ts';
import type { SearchDocument, SearchParams } from '#core/search/search-engine.ts';
import { SearchError } from '#core/search/search-error.ts';
import { filterDocuments } from '#core/search/values/filter.ts';
import { runAtOnce, Work } from '#core/search/work.ts';

export type ImportResult =
  | { success: true }
  | { success: false; code: number; error: string; document: unknown };

/** Writes, reads and deletes documents. Errors are thrown as `SearchError`, 404 for an unknown collection. */
export function createDocumentAdmin(find: (collection: string) => Collection) {
  return {
    /** Returns the stored document. Throws 400, 404 or 409. */
    writeDocument(
      collection: string,
      document: Record<string, unknown>,
      action: WriteAction = 'create',
    ): SearchDocument {
      return find(collection).write(document, action);
    },

    /** Returns one result per document, in order; a failed document does not stop the others. */
    importDocuments(
      collection: string,
      documents: Iterable<unknown>,
      action: WriteAction = 'create',
    ): ImportResult[] {
      const target = find(collection);
      return Array.from(documents, (document) => importOne(target, document, action));
    },

    /** Throws 404. */
    getDocument(collection: string, id: string): SearchDocument {
      return find(collection).read(id);
    },

    /** Throws 404. */
    deleteDocument(collection: string, id: string): SearchDocument {
      return find(collection).remove(id);
    },

    /** Returns the number of deleted documents. Throws 400. */
    deleteByFilter(collection: string, filterBy: string): number {
      const ids = listFiltered(find(collection), filterBy);
      for (const id of ids) find(collection).remove(id);
      return ids.length;
    },

    /** Returns the number of changed documents. Throws 400. */
    updateByFilter(collection: string, filterBy: string, changes: Record<string, unknown>): number {
      const ids = listFiltered(find(collection), filterBy);
      for (const id of ids) find(collection).write({ ...changes, id }, 'update');
      return ids.length;
    },

    /** Yields documents, narrowed by `filter_by`, `include_fields` and `exclude_fields`. Throws 400. */
    exportDocuments(collection: string, params: SearchParams = {}): Iterable<SearchDocument> {
      const target = find(collection);
      target.packNow();
      const filterBy = readText(params, 'filter_by');
      const passed = filterBy.trim() === '' ? null : filterAll(target, filterBy);
      const fields = {
        includeFields: readList(params, 'include_fields'),
        excludeFields: readList(params, 'exclude_fields'),
      };
      return pickAll(target.documents.readAll(passed), fields);
    },
  };
}

function* pickAll(
  documents: Iterable<SearchDocument>,
  fields: Parameters<typeof pickFields>[1],
): Generator<SearchDocument> {
  for (const document of documents) yield pickFields(document, fields);
}

function importOne(collection: Collection, document: unknown, action: WriteAction): ImportResult {
  try {
    if (typeof document !== 'object' || document === null || Array.isArray(document)) {
      throw new SearchError('search-invalid', 'Bad JSON: not a properly formed document.');
    }
    collection.write(document as Record<string, unknown>, action);
    return { success: true };
  } catch (error) {
    if (!(error instanceof SearchError)) throw error;
    return { success: false, code: error.status, error: error.message, document };
  }
}

/** The operator's own filters may be any work. */
function filterAll(collection: Collection, filterBy: string): Uint8Array {
  return runAtOnce(filterDocuments(collection, filterBy, Work.unlimited()));
}

function listFiltered(collection: Collection, filterBy: string): string[] {
  if (filterBy.trim() === '') {
    throw new SearchError('search-invalid', 'Parameter `filter_by` must be provided.');
  }
  collection.packNow();
  const numbers = listPassed(filterAll(collection, filterBy));
  return Array.from(numbers, (number) => collection.documents.read(number).id);
}
