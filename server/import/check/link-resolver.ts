import type { LinkTarget } from '#core/content/site-record.ts';
import { type LocaleCode, localeCodes } from '#core/i18n/locales.ts';
import { pathTo, pathToPage, screens } from '#core/i18n/paths.ts';
import type { StoredLink } from '#server/db/stored-link.ts';
import { quote } from '#server/import/content-problem.ts';
import { didYouMean } from '#server/import/nearest.ts';
import type { Content } from '#server/import/read/content-records.ts';

export type LinkFault = { problem: string; whatToDo: string };

/** Turns link targets of the content into stored links. */
export function createLinkResolver(content: Content) {
  const categories = new Map(content.categories.map(({ record }) => [record.code, record]));
  const products = new Map(content.products.map(({ record }) => [record.code, record]));
  const pages = new Map(content.pages.map((page) => [page.code, page]));
  const articles = new Map(content.articles.map((article) => [article.code, article.record]));
  const articleCategories = new Map(
    content.articleCategories?.record.map((category) => [category.code, category]),
  );
  const terms = new Map(
    content.glossary.flatMap(({ record }) => record.map((term) => [term.code, term] as const)),
  );

  /** Category and article as the address has them; null while one of them has mistakes. */
  function articlePath(code: string, locale: LocaleCode): string | null {
    const article = articles.get(code);
    const category = article && articleCategories.get(article.category);
    return category ? `${category.slug[locale]}/${article.slug[locale]}` : null;
  }

  function resolve(target: LinkTarget, locale: LocaleCode): StoredLink | null {
    if ('screen' in target) return { screen: target.screen };
    if ('url' in target) return { url: target.url[locale] };
    if ('product' in target) {
      const slug = products.get(target.product)?.slug[locale];
      return slug ? { screen: 'products', slug } : null;
    }
    if ('article' in target) {
      const slug = articlePath(target.article, locale);
      return slug === null ? null : { screen: 'articles', slug };
    }
    if ('term' in target) {
      const anchor = terms.get(target.term)?.slug[locale];
      return anchor === undefined ? null : { screen: 'glossary', anchor };
    }
    if ('page' in target) {
      const page = pages.get(target.page)?.texts[locale]?.record;
      if (page?.kind === 'home') return { screen: 'home' };
      return page ? { path: page.path } : null;
    }
    const category = categories.get(target.category);
    if (!category) return null;
    const link = { screen: 'product-categories', slug: category.slug[locale] } as const;
    if (!target.type) return link;
    const type = category.types.find(({ code }) => code === target.type);
    return type ? { ...link, type: type.slug[locale] } : null;
  }

  /** Why a target leads nowhere; null when it leads somewhere, or when its record's own mistakes are told already. */
  function findFault(target: LinkTarget): LinkFault | null {
    const { declared } = content;
    if ('product' in target) return unknown('product', target.product, declared.product);
    if ('page' in target) return unknown('page', target.page, declared.page);
    if ('article' in target) return unknown('article', target.article, declared.article);
    if ('term' in target) return unknown('term', target.term, declared.term);
    if (!('category' in target)) return null;
    const fault = unknown('category', target.category, declared.category);
    const types = categories.get(target.category)?.types.map(({ code }) => code);
    if (fault || !target.type || !types) return fault;
    return unknown(`type of ${target.category}`, target.type, new Set(types));
  }

  /** Every address of the site that content gives, with its language prefix. */
  function listAddresses(): Set<string> {
    const addresses = new Set<string>();
    for (const locale of localeCodes) {
      for (const screen of screens) addresses.add(pathTo(locale, screen));
      for (const { slug } of articleCategories.values()) {
        addresses.add(pathTo(locale, 'articles', slug[locale]));
      }
      for (const code of articles.keys()) {
        const path = articlePath(code, locale);
        if (path !== null) addresses.add(pathTo(locale, 'articles', path));
      }
      for (const { slug } of products.values())
        addresses.add(pathTo(locale, 'products', slug[locale]));
      for (const { slug } of categories.values()) {
        addresses.add(pathTo(locale, 'product-categories', slug[locale]));
      }
      for (const { texts } of pages.values()) {
        const page = texts[locale]?.record;
        if (page && page.kind !== 'home') addresses.add(pathToPage(locale, page.path));
      }
    }
    return addresses;
  }

  return { resolve, findFault, listAddresses };
}

export type LinkResolver = ReturnType<typeof createLinkResolver>;

function unknown(what: string, code: string, known: ReadonlySet<string>): LinkFault | null {
  if (known.has(code)) return null;
  return {
    problem: `${quote(code)} is not a known ${what}`,
    whatToDo: `${didYouMean(code, known)}Link to something that exists.`,
  };
}
