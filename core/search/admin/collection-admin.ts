import { parseFields, parseSchema } from '#core/search/admin/check-schema.ts';
import { type CollectionNames, getCollection } from '#core/search/admin/collection-names.ts';
import type { Field } from '#core/search/admin/collection-schema.ts';
import { Collection, type CompleteSchema } from '#core/search/collection.ts';
import { SearchError } from '#core/search/search-error.ts';

/** A collection's schema with what it holds. */
export type CollectionSummary = CompleteSchema & {
  num_documents: number;
  /** Seconds since 1970. */
  created_at: number;
};

/** What creates, shows, changes and deletes collections. What throws throws a `SearchError`. */
export function createCollectionAdmin(names: CollectionNames) {
  const { collections, now } = names;
  return {
    /** Throws 400 for a bad schema, 409 for a name that is taken. */
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

    /** The latest first. */
    listCollections(): CollectionSummary[] {
      return [...collections.values()].reverse().map(summarise);
    },

    /** Adds fields, or with `drop: true` takes them away, and indexes the documents anew. Throws 400 or 404. */
    patchCollection(name: string, { fields }: { fields: unknown }): { fields: unknown } {
      const old = getCollection(names, name);
      const schema = parseSchema(patchSchema(old.schema, fields));
      const collection = new Collection(schema, old.createdAt);
      for (const synonym of old.listSynonyms()) collection.setSynonym(synonym);
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

/** Whole seconds of milliseconds. */
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
