import { foldText } from '#core/fold-text.ts';
import { isWithin } from '#core/period.ts';
import type { MediaEntry, MediaQuery } from '#server/content/content-query.ts';
import type { ContentScope } from '#server/db/content-scope.ts';
import { type SortKey, sliceOf, sortedBy } from '#server/db/slice.ts';

type IndexedMedia = { entry: MediaEntry; searchText: string };

/** Returns media files as records: filtered, sorted and paginated. */
export async function queryMedia(scope: ContentScope, query: MediaQuery) {
  const media = await loadMedia(scope);
  const matching = media.filter((file) => isWanted(file, query)).map(({ entry }) => entry);
  return sliceOf(
    sortedBy(matching, (entry) => sortKey(entry, query), query.order),
    query,
  );
}

function loadMedia({ database, snapshot, locale }: ContentScope): Promise<IndexedMedia[]> {
  return snapshot.memo(`media ${locale}`, async () => {
    const rows = await database.read
      .selectFrom('media')
      .innerJoin('media_text', (join) =>
        join
          .onRef('media_text.media_id', '=', 'media.id')
          .onRef('media_text.version', '=', 'media.version'),
      )
      .where('media.version', '=', snapshot.version)
      .where('media_text.locale', '=', locale)
      .selectAll('media')
      .select(['media_text.title', 'media_text.alt', 'media_text.search_text'])
      .execute();
    return rows.map((row) => ({ searchText: row.search_text, entry: toEntry(row) }));
  });
}

type MediaRow = {
  id: number;
  slug: string;
  title: string;
  alt: string;
  hash: string;
  name: string;
  mime_type: string;
  is_picture: number;
  width: number | null;
  height: number | null;
  size_bytes: number;
  parent_id: number | null;
  updated: string;
};

function toEntry(row: MediaRow): MediaEntry {
  return {
    id: row.id,
    slug: row.slug,
    title: row.title,
    alt: row.alt,
    hash: row.hash,
    name: row.name,
    url: `/files/${row.hash}/${encodeURIComponent(row.name)}`,
    mimeType: row.mime_type,
    isPicture: row.is_picture === 1,
    width: row.width,
    height: row.height,
    sizeBytes: row.size_bytes,
    parentId: row.parent_id,
    updated: row.updated,
  };
}

function isWanted({ entry, searchText }: IndexedMedia, query: MediaQuery): boolean {
  const words = foldText(query.search ?? '').split(' ');
  return (
    (query.include?.includes(entry.id) ?? true) &&
    !query.exclude?.includes(entry.id) &&
    (query.slugs?.includes(entry.slug) ?? true) &&
    (query.parentIds?.includes(entry.parentId ?? 0) ?? true) &&
    isOfType(entry, query.mimeType) &&
    isWithin({ posted: entry.updated, updated: entry.updated }, query) &&
    words.every((word) => searchText.includes(word))
  );
}

function isOfType({ mimeType }: MediaEntry, wanted: string | undefined): boolean {
  return wanted === undefined || mimeType === wanted || mimeType.startsWith(`${wanted}/`);
}

function sortKey(entry: MediaEntry, query: MediaQuery): SortKey {
  switch (query.orderBy) {
    case 'id':
      return entry.id;
    case 'title':
      return entry.title;
    case 'slug':
      return entry.slug;
    case 'include':
      return query.include?.indexOf(entry.id) ?? 0;
    case 'relevance':
      return foldText(entry.title).includes(foldText(query.search ?? '')) ? 1 : 0;
    default:
      return entry.updated;
  }
}
