import { type Client, Errors } from 'typesense';
import { missing } from '#core/missing.ts';
import type { SearchDocument, Synonym } from '#core/search/search-engine.ts';
import type { SearchContent } from '#server/search/search-backend.ts';
import { serverMessage } from '#server/search/typesense-client.ts';

export type SyncedCollection = { alias: string; collection: string; documents: number };

type SyncOptions = SearchContent & {
  client: Client;
  onProgress?: (documents: number) => void;
};

/**
 * Fills new collections, named after the version, beside those in use, points the aliases at them and deletes the older
 * ones. Searches are served throughout; if anything fails, the new collections are deleted and the aliases stay.
 *
 * @throws TypesenseError of the official client; Error when a document is refused or missing.
 */
export async function syncCollections(options: SyncOptions): Promise<SyncedCollection[]> {
  const { client, version, targets } = options;
  const existing = await listNames(client);
  const names = new Map(
    targets.map(({ alias }) => [alias, freeName(`${alias}_${version}`, existing)]),
  );
  let synced: SyncedCollection[];
  try {
    synced = await fillCollections(options, names);
    await swapAliases(client, synced);
  } catch (error) {
    for (const name of names.values()) await deleteCollection(client, name).catch(() => undefined);
    throw error;
  }
  for (const { alias } of synced) {
    const older = existing.filter((name) => isVersionOf(alias, name));
    for (const name of older) await deleteCollection(client, name);
  }
  return synced;
}

async function fillCollections(options: SyncOptions, names: Map<string, string>) {
  const { client, targets } = options;
  for (const { alias, schema, synonyms } of targets) {
    const name = names.get(alias) ?? missing();
    await client.collections().create({ ...schema, name });
    await setSynonyms(client, name, synonyms);
  }
  const counts = await importAll(options, names);
  const filled = targets.map(({ alias }) => {
    return { alias, collection: names.get(alias) ?? missing(), documents: counts.get(alias) ?? 0 };
  });
  for (const collection of filled) await checkCount(client, collection);
  return filled;
}

/** Points all aliases at the new collections, or restores all of them on failure. */
async function swapAliases(client: Client, filled: SyncedCollection[]) {
  const { aliases } = await client.aliases().retrieve();
  const swapped: string[] = [];
  try {
    for (const { alias, collection } of filled) {
      await client.aliases().upsert(alias, { collection_name: collection });
      swapped.push(alias);
    }
  } catch (error) {
    for (const alias of swapped) {
      const before = aliases.find(({ name }) => name === alias);
      if (before) await client.aliases().upsert(alias, before);
      else await client.aliases(alias).delete();
    }
    throw error;
  }
}

async function listNames(client: Client): Promise<string[]> {
  const collections = await client.collections().retrieve({ exclude_fields: 'fields' });
  return collections.map(({ name }) => name);
}

/** Returns `en_product_7`, or `en_product_7_2` if the same content was synced before. */
function freeName(wanted: string, taken: string[]): string {
  for (let number = 2, name = wanted; ; number++) {
    if (!taken.includes(name)) return name;
    name = `${wanted}_${number}`;
  }
}

function isVersionOf(alias: string, name: string): boolean {
  return name.startsWith(`${alias}_`) && /^\d+(_\d+)?$/.test(name.slice(alias.length + 1));
}

async function importAll({ client, batches, onProgress }: SyncOptions, names: Map<string, string>) {
  const counts = new Map<string, number>();
  let total = 0;
  for await (const batch of batches) {
    for (const [alias, documents] of Object.entries(batch)) {
      if (documents.length === 0) continue;
      await importBatch(client, names.get(alias) ?? missing(), documents);
      counts.set(alias, (counts.get(alias) ?? 0) + documents.length);
      total += documents.length;
      onProgress?.(total);
    }
  }
  return counts;
}

async function importBatch(client: Client, name: string, documents: SearchDocument[]) {
  const results = await client
    .collections<SearchDocument>(name)
    .documents()
    .import(documents, { action: 'create', throwOnFail: false });
  const failed = results.findIndex(({ success }) => !success);
  if (failed < 0) return;
  const { error = 'no reason given' } = results[failed] ?? {};
  throw new Error(`The server refused document ${documents[failed]?.id} of ${name}: ${error}`);
}

async function checkCount(client: Client, { collection, documents }: SyncedCollection) {
  const { num_documents } = await client.collections(collection).retrieve();
  if (num_documents === documents) return;
  throw new Error(`${collection} has ${num_documents} documents after ${documents} were sent.`);
}

/** Servers from version 30 on store synonyms in separate sets; older ones store them with the collection. */
async function setSynonyms(client: Client, name: string, synonyms: Synonym[]) {
  if (synonyms.length === 0) return;
  try {
    await client.synonymSets(name).upsert({ items: synonyms });
  } catch (error) {
    if (!(error instanceof Errors.ObjectNotFound)) throw error;
    // The client's own method warns on the console about older servers.
    for (const { id, ...synonym } of synonyms) {
      const path = `/collections/${encodeURIComponent(name)}/synonyms/${encodeURIComponent(id)}`;
      await client.apiCall.put(path, synonym);
    }
    return;
  }
  await client.collections(name).update({ synonym_sets: [name] });
}

async function deleteCollection(client: Client, name: string) {
  await client.collections(name).delete();
  await client.synonymSets(name).delete().catch(ignoreMissing);
}

function ignoreMissing(error: unknown) {
  if (!(error instanceof Errors.ObjectNotFound)) throw error;
}

/** Describes a server's failure for the operator who runs the command. */
export function explainFailure(error: unknown, url: string): string {
  if (error instanceof Errors.RequestUnauthorized) {
    return `The search server at ${url} refuses TYPESENSE_API_KEY. Loading data takes a key that may do everything, not one that may only search.`;
  }
  if (error instanceof Errors.TypesenseError) {
    return `The search server at ${url} refused (${error.httpStatus}): ${serverMessage(error)}`;
  }
  const { code, message } = error as NodeJS.ErrnoException;
  if (code === undefined) return message;
  return `No search server responds at ${url} (${code}). Start it, or set TYPESENSE_URL to where it is.`;
}
