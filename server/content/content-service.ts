import type { PageCard, PageDetail } from '#core/content/page-view.ts';
import { screenTexts } from '#core/content/screen-texts.ts';
import type { Menu, SiteOptions } from '#core/content/site-view.ts';
import { type ToolCard, toolScreens } from '#core/content/tools.ts';
import { type LocaleCode, localeCodes } from '#core/i18n/locales.ts';
import type { Localised } from '#core/i18n/localised.ts';
import { pathTo } from '#core/i18n/paths.ts';
import type { MediaEntry, MediaQuery } from '#server/content/content-query.ts';
import {
  findPage,
  type IndexedPage,
  loadPages,
  loadPageTexts,
  searchPageIds,
} from '#server/content/load-pages.ts';
import { presentMenu, presentOptions } from '#server/content/present-site.ts';
import { queryMedia } from '#server/content/query-media.ts';
import { loadRedirects, resolveRedirect } from '#server/content/redirects.ts';
import type { Database } from '#server/db/client.ts';
import { type ContentScope, createLoadScope, type LoadScope } from '#server/db/content-scope.ts';
import type { ContentState } from '#server/db/content-state.ts';
import { fromJson } from '#server/db/from-json.ts';
import type {
  Company,
  StoredKeywords,
  StoredMenus,
  StoredOptions,
} from '#server/db/stored-site.ts';
import { texts } from '#server/texts.ts';

/** Pages, menus, options and media of the current content version. Unknown paths return null. */
export function createContentService(database: Database, state: ContentState) {
  const scopeOf = createLoadScope(database, state);
  return {
    ...createSiteQueries(scopeOf),
    ...createPageQueries(scopeOf),
    ...createPageLists(scopeOf),
  };
}

export type ContentService = ReturnType<typeof createContentService>;

/** The site's frame: options, menus, redirects, media. */
function createSiteQueries(scopeOf: LoadScope) {
  return {
    /** @throws Error before the first import. */
    async getOptions(locale: LocaleCode): Promise<SiteOptions> {
      const scope = await scopeOf(locale);
      return scope.snapshot.memo(`presented options ${locale}`, async () => {
        const stored = await loadDocument<StoredOptions>(scope, 'options');
        return presentOptions(stored, await loadRedirects(scope), locale);
      });
    },

    /** Returns the company's details. @throws Error before the first import. */
    async getCompany(locale: LocaleCode): Promise<Company> {
      return (await loadDocument<StoredOptions>(await scopeOf(locale), 'options')).company;
    },

    /** @throws Error before the first import. */
    async getMenu(locale: LocaleCode): Promise<Menu> {
      const scope = await scopeOf(locale);
      return scope.snapshot.memo(`presented menu ${locale}`, async () => {
        return presentMenu(await loadDocument<StoredMenus>(scope, 'menus'), locale);
      });
    },

    /** `path` starts with a slash, with or without the language prefix; returns a full URL. */
    async findRedirect(locale: LocaleCode, path: string): Promise<string | null> {
      return resolveRedirect(await scopeOf(locale), path);
    },

    /** Words by which visitors search for pages and other places. */
    async getKeywords(locale: LocaleCode): Promise<StoredKeywords> {
      const stored = await findDocument<StoredKeywords>(await scopeOf(locale), 'keywords');
      // Content imported by an earlier release has none.
      return stored ?? { places: {}, pages: {}, articles: {}, questions: {} };
    },

    /** Tools in their order, each with the title and description of its screen. */
    listTools(locale: LocaleCode): ToolCard[] {
      const t = texts[locale];
      return toolScreens.map((screen) => {
        const [title, summary] = screenTexts[screen];
        return { screen, href: pathTo(locale, screen), title: t(title), summary: t(summary) };
      });
    },

    async queryMedia(
      locale: LocaleCode,
      query: MediaQuery,
    ): Promise<{ items: MediaEntry[]; total: number }> {
      return queryMedia(await scopeOf(locale), query);
    },
  };
}

function createPageQueries(scopeOf: LoadScope) {
  return {
    /** `path` has no language prefix; leading and trailing slashes are ignored. */
    async findPage(locale: LocaleCode, path: string): Promise<PageDetail | null> {
      return findPage(await scopeOf(locale), path.replace(/^\/+|\/+$/g, ''));
    },

    async findPageCard(locale: LocaleCode, id: number): Promise<PageCard | null> {
      const pages = await loadPages(await scopeOf(locale));
      return pages.find(({ card }) => card.id === id)?.card ?? null;
    },

    /** Pages as link targets, by id, and a page's path by its code. Unknown ones return null. */
    async findPageLinks(locale: LocaleCode) {
      const pages = await loadPages(await scopeOf(locale));
      return {
        pageOf(id: number | null) {
          const card = pages.find((page) => page.card.id === id)?.card;
          if (!card) return null;
          const { path, title, summary, picture } = card;
          return { path, title, summary, picture };
        },
        pathOf: (code: string) => pages.find(({ card }) => card.code === code)?.card.path ?? null,
      };
    },
  };
}

function createPageLists(scopeOf: LoadScope) {
  return {
    async listPages(locale: LocaleCode, kind?: PageCard['kind']): Promise<PageCard[]> {
      const pages = await loadPages(await scopeOf(locale));
      return pages
        .map(({ card }) => card)
        .filter((card) => kind === undefined || card.kind === kind);
    },

    /** Pages of a kind with the ids of their related pages. */
    async listRelatedPages(locale: LocaleCode, kind: PageCard['kind']) {
      const pages = (await loadPages(await scopeOf(locale))).filter(
        ({ card }) => card.kind === kind,
      );
      return pages.map(({ card, relatedIds }) => ({ card, relatedIds }));
    },

    /** Pages with an address, each with its text. */
    async listPageTexts(locale: LocaleCode): Promise<{ card: PageCard; text: string }[]> {
      const scope = await scopeOf(locale);
      const texts = await loadPageTexts(scope);
      const pages = (await loadPages(scope)).filter(hasAddress);
      return pages.map(({ card }) => ({ card, text: texts.get(card.id) ?? '' }));
    },

    /** Pages whose title, summary or body contain every word. */
    async searchPages(locale: LocaleCode, text: string): Promise<IndexedPage[]> {
      const scope = await scopeOf(locale);
      const ids = await searchPageIds(scope, text);
      return (await loadPages(scope)).filter((page) => hasAddress(page) && ids.has(page.card.id));
    },

    /** Paths of all pages in every language, for the sitemap; without the home page. */
    async listPaths(): Promise<{ id: number; paths: Localised; updated: string }[]> {
      const scopes = await Promise.all(localeCodes.map(scopeOf));
      const lists = await Promise.all(scopes.map(loadPages));
      const [first = []] = lists;
      const listed = first.filter(({ card }) => card.kind !== 'home');
      return listed.map(({ card: { id }, updated }) => {
        const paths = localeCodes.map((locale, index) => [
          locale,
          lists[index]?.find((page) => page.card.id === id)?.card.path,
        ]);
        return { id, paths: Object.fromEntries(paths) as Localised, updated };
      });
    },
  };
}

async function loadDocument<Stored>(
  scope: ContentScope,
  kind: 'options' | 'menus',
): Promise<Stored> {
  return scope.snapshot.memo(`${kind} ${scope.locale}`, async () => {
    const stored = await findDocument<Stored>(scope, kind);
    if (stored === null)
      throw new Error('The database holds no content. Import it: npm run import -- content/');
    return stored;
  });
}

async function findDocument<Stored>(
  { database, snapshot, locale }: ContentScope,
  kind: 'options' | 'menus' | 'keywords',
): Promise<Stored | null> {
  const row = await database.read
    .selectFrom('site_document')
    .select('body')
    .where('version', '=', snapshot.version)
    .where('kind', '=', kind)
    .where('locale', '=', locale)
    .executeTakeFirst();
  return row ? fromJson<Stored>(row.body) : null;
}

/** The introduction of the start page is not a page. */
function hasAddress({ card }: IndexedPage): boolean {
  return card.kind !== 'home';
}
