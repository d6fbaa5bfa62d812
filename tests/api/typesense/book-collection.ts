import type { Client } from 'typesense';
import type { SearchServer } from '#tests/api/typesense/search-server.ts';

/** A collection unrelated to the catalogue. */
export const books = {
  name: 'books',
  fields: [
    { name: 'title', type: 'string' as const },
    { name: 'authors', type: 'string[]' as const, facet: true, optional: true },
    { name: 'year', type: 'int32' as const, facet: true },
    { name: 'price', type: 'float' as const, optional: true },
    { name: 'is_new', type: 'bool' as const, optional: true },
  ],
  default_sorting_field: 'year',
  token_separators: ['-'],
  symbols_to_index: ['+'],
};

export const bookDocuments = [
  { id: '1', title: 'Light and Space', authors: ['Ada'], year: 2001, price: 12.5, is_new: false },
  { id: '2', title: 'Daylight', authors: ['Ada', 'Bo'], year: 2010, price: 20 },
  { id: '3', title: 'C++ for Lamps', authors: ['Cy'], year: 2020, is_new: true },
];

export type Book = Partial<(typeof bookDocuments)[number]> & Record<string, unknown>;

/** Opens the books in a running server through the official client. */
export function openBooks(server: SearchServer) {
  const client: Client = server.admin();
  const collection = () => client.collections<Book>('books');
  const find = (params: object) => {
    return collection()
      .documents()
      .search({ q: '*', ...params } as { q: string });
  };
  return {
    client,
    collection,
    documents: () => collection().documents(),
    find,
    titles: async (params: object) => {
      return (await find(params)).hits?.map(({ document }) => document.title);
    },
    async load() {
      await client.collections().create(books);
      await collection().documents().import(bookDocuments);
    },
    /** Deletes everything except the catalogue's data. */
    async clear() {
      const { aliases } = await client.aliases().retrieve();
      for (const { name } of aliases) await client.aliases(name).delete();
      for (const { name } of await client.collections().retrieve()) {
        if (!/^e[ns]_/.test(name)) await client.collections(name).delete();
      }
    },
  };
}
