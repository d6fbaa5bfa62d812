import { articlePath } from '#core/content/article-view.ts';
import { foldText } from '#core/fold-text.ts';
import type { LocaleCode } from '#core/i18n/locales.ts';
import { pathTo, pathToPage } from '#core/i18n/paths.ts';
import type { CatalogueService } from '#server/catalogue/catalogue-service.ts';
import type { SearchEntry, SearchQuery } from '#server/content/content-query.ts';
import type { ContentService } from '#server/content/content-service.ts';
import type { EditorialService } from '#server/content/editorial-service.ts';
import { sliceOf, sortedBy } from '#server/db/slice.ts';

type Dependencies = {
  catalogue: Pick<CatalogueService, 'queryProducts'>;
  content: Pick<ContentService, 'searchPages'>;
  editorial: Pick<EditorialService, 'queryArticles'>;
};

/** One search over products, pages and articles. */
export function composeSiteSearch({ catalogue, content, editorial }: Dependencies) {
  /** Finds products, pages and articles that contain every word; those with the text in their title come first. */
  async function searchAll(locale: LocaleCode, query: SearchQuery) {
    const { kinds = ['product', 'page', 'article'] } = query;
    const products = kinds.includes('product')
      ? await searchProducts(catalogue, locale, query.search)
      : [];
    const pages = kinds.includes('page') ? await searchPages(locale, query.search) : [];
    const articles = kinds.includes('article')
      ? await searchArticles(editorial, locale, query.search)
      : [];
    const found = [...products, ...pages, ...articles].filter(
      ({ id }) => (query.include?.includes(id) ?? true) && !query.exclude?.includes(id),
    );
    const text = foldText(query.search);
    const sorted = sortedBy(
      found,
      ({ title, date }) => `${foldText(title).includes(text) ? 1 : 0} ${date}`,
      'desc',
    );
    const { items, total } = sliceOf(sorted, query);
    return { items: items.map(({ date, ...entry }): SearchEntry => entry), total };
  }

  async function searchPages(locale: LocaleCode, text: string) {
    const pages = await content.searchPages(locale, text);
    return pages.map(({ card: { id, title, path, kind }, updated }) => {
      const address = kind === 'home' ? pathTo(locale, 'home') : pathToPage(locale, path);
      return { id, kind: 'page' as const, title, path: address, date: updated };
    });
  }

  return searchAll;
}

async function searchProducts(
  catalogue: Dependencies['catalogue'],
  locale: LocaleCode,
  text: string,
) {
  const { items } = await catalogue.queryProducts(locale, {
    search: text,
    page: 1,
    perPage: Number.MAX_SAFE_INTEGER,
    order: 'desc',
    orderBy: 'date',
  });
  return items.map(({ id, title, slug, posted }) => {
    return {
      id,
      kind: 'product' as const,
      title,
      path: pathTo(locale, 'products', slug),
      date: posted,
    };
  });
}

async function searchArticles(
  editorial: Dependencies['editorial'],
  locale: LocaleCode,
  text: string,
) {
  const all = { page: 1, perPage: Number.MAX_SAFE_INTEGER } as const;
  const order = { order: 'desc', orderBy: 'date' } as const;
  const { items } = await editorial.queryArticles(locale, { search: text, ...all, ...order });
  return items.map(({ card }) => {
    const path = pathTo(locale, 'articles', articlePath(card));
    return {
      id: card.id,
      kind: 'article' as const,
      title: card.title,
      path,
      date: card.published,
    };
  });
}
