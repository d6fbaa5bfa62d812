import type { LinkTarget } from '#core/content/site-record.ts';
import { catalogueFileNames, pathToCatalogueFile } from '#core/i18n/file-paths.ts';
import { type LocaleCode, localeCodes } from '#core/i18n/locales.ts';
import { pathTo, pathToPage, screens } from '#core/i18n/paths.ts';
import { keysOf } from '#core/keys.ts';
import { type Said, say } from '#core/say.ts';
import type { StoredLink } from '#server/db/stored-link.ts';
import type { Fault } from '#server/import/check/complaints.ts';
import { quote } from '#server/import/content-problem.ts';
import { didYouMean } from '#server/import/nearest.ts';
import type { Content } from '#server/import/read/content-records.ts';

/** Converts link targets of the content to stored links. */
export function createLinkResolver(content: Content) {
  const records = indexRecords(content);
  return {
    resolve: (target: LinkTarget, locale: LocaleCode) => resolve(records, target, locale),
    /**
     * Returns why a target is invalid; null when it is valid, or when the mistakes of its record are reported already.
     */
    findFault: (target: LinkTarget) => findFault(records, target),
    /** Every address of the site that the content defines, with its language prefix. */
    listAddresses: () => new Set(localeCodes.flatMap((locale) => listAddresses(records, locale))),
  };
}

export type LinkResolver = ReturnType<typeof createLinkResolver>;

/** Records that can be link targets, by code. */
function indexRecords(content: Content) {
  return {
    declared: content.declared,
    hasEtim: content.etim !== null,
    categories: new Map(content.categories.map(({ record }) => [record.code, record])),
    formKinds: new Set(content.forms.map(({ record }) => record.kind)),
    products: new Map(content.products.map(({ record }) => [record.code, record])),
    pages: new Map(content.pages.map((page) => [page.code, page])),
    articles: new Map(content.articles.map((article) => [article.code, article.record])),
    articleCategories: new Map(
      content.articleCategories?.record.map((category) => [category.code, category]),
    ),
    terms: new Map(
      content.glossary.flatMap(({ record }) => record.map((term) => [term.code, term] as const)),
    ),
  };
}

type Records = ReturnType<typeof indexRecords>;

/** Category and article as in the address; null while one of them has mistakes. */
function articlePath(records: Records, code: string, locale: LocaleCode): string | null {
  const article = records.articles.get(code);
  const category = article && records.articleCategories.get(article.category);
  return category ? `${category.slug[locale]}/${article.slug[locale]}` : null;
}

function resolve(records: Records, target: LinkTarget, locale: LocaleCode): StoredLink | null {
  if ('screen' in target) return { screen: target.screen };
  if ('form' in target) return { form: target.form };
  if ('url' in target) return { url: target.url[locale] };
  if ('product' in target) {
    const slug = records.products.get(target.product)?.slug[locale];
    return slug ? { screen: 'products', slug } : null;
  }
  if ('article' in target) {
    const slug = articlePath(records, target.article, locale);
    return slug === null ? null : { screen: 'articles', slug };
  }
  if ('term' in target) {
    const anchor = records.terms.get(target.term)?.slug[locale];
    return anchor === undefined ? null : { screen: 'glossary', anchor };
  }
  if ('page' in target) {
    const page = records.pages.get(target.page)?.texts[locale]?.record;
    if (page?.kind === 'home') return { screen: 'home' };
    return page ? { path: page.path } : null;
  }
  const category = records.categories.get(target.category);
  if (!category) return null;
  const link = { screen: 'product-categories', slug: category.slug[locale] } as const;
  if (!target.type) return link;
  const type = category.types.find(({ code }) => code === target.type);
  return type ? { ...link, type: type.slug[locale] } : null;
}

/** The kind of form at each address that links may name. */
const kindOfForm = {
  register: 'warranty-registration',
  claim: 'warranty-claim',
  newsletter: 'newsletter',
} as const;

function findFault(records: Records, target: LinkTarget): Fault | null {
  const { declared, categories, formKinds } = records;
  if ('product' in target) return unknown(say`product`, target.product, declared.product);
  if ('page' in target) return unknown(say`page`, target.page, declared.page);
  if ('article' in target) return unknown(say`article`, target.article, declared.article);
  if ('term' in target) return unknown(say`term`, target.term, declared.term);
  if ('form' in target) {
    const kind = kindOfForm[target.form];
    const problem = say`there is no form of the kind ${quote(kind)}`;
    return formKinds.has(kind) ? null : { problem, whatToDo: say`Add it, or remove the link.` };
  }
  if (!('category' in target)) return null;
  const fault = unknown(say`category`, target.category, declared.category);
  const types = categories.get(target.category)?.types.map(({ code }) => code);
  if (fault || !target.type || !types) return fault;
  return unknown(say`type of ${target.category}`, target.type, new Set(types));
}

function listAddresses(records: Records, locale: LocaleCode): string[] {
  const { articles, articleCategories, products, categories } = records;
  const articlePaths = [...articles.keys()]
    .map((code) => articlePath(records, code, locale))
    .filter((path) => path !== null);
  const pages = [...records.pages.values()].flatMap(({ texts }) => texts[locale]?.record ?? []);
  return [
    ...screens.map((screen) => pathTo(locale, screen)),
    ...[...articleCategories.values()].map(({ slug }) => pathTo(locale, 'articles', slug[locale])),
    ...articlePaths.map((path) => pathTo(locale, 'articles', path)),
    ...[...products.values()].map(({ slug }) => pathTo(locale, 'products', slug[locale])),
    ...[...categories.values()].map(({ slug }) => {
      return pathTo(locale, 'product-categories', slug[locale]);
    }),
    ...(records.hasEtim
      ? keysOf(catalogueFileNames).map((format) => pathToCatalogueFile(locale, format))
      : []),
    ...pages.filter(({ kind }) => kind !== 'home').map(({ path }) => pathToPage(locale, path)),
  ];
}

function unknown(what: Said, code: string, known: ReadonlySet<string>): Fault | null {
  if (known.has(code)) return null;
  return {
    problem: say`${quote(code)} is not a known ${what}`,
    whatToDo: say`${didYouMean(code, known)}Link to something that exists.`,
  };
}
