import { parseFields, parseSchema } from '#core/search/admin/check-schema.ts';
import { type CollectionNames, getCollection } from '#core/search/admin/collection-names.ts';
import type { Field } from '#core/search/admin/collection-schema.ts';
import { Collection, type CompleteSchema } from '#core/search/collection.ts';
import { SearchError } from '#core/search/search-error.ts';

/** A collection's schema with its document count. */
export type CollectionSummary = CompleteSchema & {
  num_documents: number;
  /** Unix time in seconds. */
  created_at: number;
};

/** Creates, reads, changes and deletes collections. Errors are thrown as `SearchError`. */
export function createCollectionAdmin(names: CollectionNames) {
  const { collections, now } = names;
  return {
    /** Throws 400 for an invalid schema, 409 if the name is taken. */
    createCollection(schema: unknown): CollectionSummary {
      const collection = new Collection(parseSchema(schema), toSeconds(now()));
      const { name } = collection.schema;
      if (collections.has(name)) {
        throw new SearchError(
          'search-conflict',
          `A collection with name \`${name}\` already exists.`,
        );
      }
      collections.set(name, collection);
      return summarise(collection);
    },

    /** Throws 404. */
    getCollection(name: string): CollectionSummary {
      return summarise(getCollection(names, name));
    },

    /** Newest first. */
    listCollections(): CollectionSummary[] {
      return [...collections.values()].reverse().map(summarise);
    },

    /** Adds fields, or removes those with `drop: true`, and reindexes the documents. Throws 400 or 404. */
    patchCollection(name: string, { fields }: { fields: unknown }): { fields: unknown } {
      const old = getCollection(names, name);
      const schema = parseSchema(patchSchema(old.schema, fields));
      const collection = new Collection(schema, old.createdAt);
      for (const synonym of old.listSynonyms()) collection.setSynonym(synonym);
      for (const [id, curation] of old.curations) collection.curations.set(id, curation);
      for (const document of old.documents.readAll()) collection.write(document, 'upsert');
      collection.packNow();
      collections.set(schema.name, collection);
      return { fields };
    },

    /** Throws 404. */
    deleteCollection(name: string): CollectionSummary {
      const collection = getCollection(names, name);
      collections.delete(collection.schema.name);
      return summarise(collection);
    },
  };
}

/** Converts milliseconds to whole seconds. */
export const toSeconds = (milliseconds: number) => Math.floor(milliseconds / 1000);

function summarise({ schema, createdAt, documents }: Collection): CollectionSummary {
  return { ...schema, num_documents: documents.count, created_at: createdAt };
}

function patchSchema(schema: CompleteSchema, changes: unknown): unknown {
  if (!Array.isArray(changes) || changes.length === 0) {
    throw new SearchError('search-invalid', 'The `fields` value should be an array of objects.');
  }
  const fields = new Map<string, Field>(schema.fields.map((field) => [field.name, field]));
  const added: unknown[] = [];
  for (const change of changes) {
    if (change?.drop !== true) {
      added.push(change);
      continue;
    }
    if (!fields.delete(change.name)) {
      throw new SearchError(
        'search-invalid',
        `Field \`${change.name}\` is not part of collection schema.`,
      );
    }
  }
  for (const field of parseFields(added)) {
    if (fields.has(field.name)) {
      throw new SearchError(
        'search-invalid',
        `Field \`${field.name}\` is already part of the schema: To change this field, drop it first before adding it back to the schema.`,
      );
    }
    fields.set(field.name, field);
  }
  return { ...schema, fields: [...fields.values()] };
}
