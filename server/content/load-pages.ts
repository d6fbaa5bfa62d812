import type { PageCard, PageDetail } from '#core/content/page-view.ts';
import { recordOf } from '#core/keys.ts';
import type { ContentScope } from '#server/db/content-scope.ts';
import { fromJson } from '#server/db/from-json.ts';
import type { PageDisplay } from '#server/db/stored-page.ts';
import { containsWords } from '#server/db/text-search.ts';

/** A page with the data that lists need besides its card. */
export type IndexedPage = {
  card: PageCard;
  pictureId: number | null;
  /** Ids of its related pages. */
  relatedIds: number[];
  /** ISO date of the text. */
  updated: string;
};

/** Loads all pages of a language in content order, once per version. */
export function loadPages({ database, snapshot, locale }: ContentScope): Promise<IndexedPage[]> {
  return snapshot.memo(`pages ${locale}`, async () => {
    const rows = await database.read
      .selectFrom('page')
      .innerJoin('page_text', (join) =>
        join
          .onRef('page_text.page_id', '=', 'page.id')
          .onRef('page_text.version', '=', 'page.version'),
      )
      .where('page.version', '=', snapshot.version)
      .where('page_text.locale', '=', locale)
      .select(['page.id', 'page.code', 'page.kind', 'page.picture_id', 'page_text.updated'])
      .select(['page_text.path', 'page_text.title', 'page_text.summary', 'page_text.picture'])
      .select('page_text.display')
      .orderBy('page.position')
      .execute();
    return rows.map(({ picture, picture_id, updated, kind, display, ...row }): IndexedPage => {
      const card = {
        ...row,
        kind: kind as PageCard['kind'],
        picture: fromJson<PageCard['picture']>(picture),
      };
      const { pageIds: relatedIds } = fromJson<PageDisplay>(display);
      return { card, pictureId: picture_id, relatedIds, updated };
    });
  });
}

/** Returns title, summary and body of the pages as folded text, by id. */
export async function loadPageTexts({ database, snapshot, locale }: ContentScope) {
  const rows = await database.read
    .selectFrom('page_text')
    .select(['page_id', 'search_text'])
    .where('version', '=', snapshot.version)
    .where('locale', '=', locale)
    .execute();
  return new Map(rows.map((row) => [row.page_id, row.search_text]));
}

/** Returns a page with its body and relations, or null. */
export async function findPage(scope: ContentScope, path: string): Promise<PageDetail | null> {
  const pages = await loadPages(scope);
  const page = pages.find(({ card }) => card.path === path);
  if (!page) return null;
  const { database, snapshot, locale } = scope;
  const rows = await database.read
    .selectFrom('page_text')
    .select(['locale', 'path', 'body_html', 'display'])
    .where('version', '=', snapshot.version)
    .where('page_id', '=', page.card.id)
    .execute();
  const row = rows.find((row) => row.locale === locale);
  if (!row) return null;
  const { pageIds, ...display } = fromJson<PageDisplay>(row.display);
  return {
    ...page.card,
    ...display,
    paths: recordOf(rows.map((row) => [row.locale, row.path])),
    bodyHtml: row.body_html,
    updated: page.updated,
    pages: pageIds.flatMap((id) => pages.find(({ card }) => card.id === id)?.card ?? []),
  };
}

/** Returns the ids of pages whose title, summary or body contain every word. */
export async function searchPageIds(
  { database, snapshot, locale }: ContentScope,
  text: string,
): Promise<Set<number>> {
  const rows = await database.read
    .selectFrom('page_text')
    .select('page_id')
    .where('version', '=', snapshot.version)
    .where('locale', '=', locale)
    .where((eb) => containsWords(eb.ref('search_text'), text))
    .execute();
  return new Set(rows.map(({ page_id }) => page_id));
}
