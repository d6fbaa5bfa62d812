import type { Kysely } from 'kysely';
import { isLocaleCode } from '#core/i18n/locales.ts';
import { pathTo, pathToPage, type Screen } from '#core/i18n/paths.ts';
import { missing } from '#core/missing.ts';
import type { ChangedPage } from '#core/studio/changes/preview.ts';
import type { Tables } from '#server/db/tables.ts';

/** The versions of two sites. */
type Versions = { before: number; after: number };

type Row = { key: string; locale: string; title: string; address: string; stamp: string };

/** Records without a page of their own are on one of these; staff and showrooms are, too. */
const ENTRY_SCREENS: Record<string, Screen> = {
  'article-category': 'articles',
  author: 'articles',
  'glossary-term': 'glossary',
  'faq-topic': 'faqs',
  testimonial: 'case-studies',
  staff: 'area-sales-managers',
  showroom: 'showrooms',
};

/**
 * The pages of both languages whose own records two versions have differently, by address. Other pages that show the same
 * records, such as lists, are not among them.
 */
export async function listChangedPages(
  read: Kysely<Tables>,
  { before, after }: Versions,
): Promise<ChangedPage[]> {
  const [old, next] = [await listRows(read, before), await listRows(read, after)];
  const keys = new Set([...old.keys(), ...next.keys()]);
  const pages = new Map<string, ChangedPage>();
  for (const key of keys) {
    const [one, other] = [old.get(key), next.get(key)];
    if (one?.stamp === other?.stamp) continue;
    const shown = other ?? one ?? missing();
    const { locale, title } = shown;
    const page = {
      ...{ locale, title },
      before: one?.address ?? null,
      after: other?.address ?? null,
    };
    // Many records may be on one page: it is listed once.
    const address = `${page.before} ${page.after}`;
    if (!pages.has(address)) pages.set(address, page);
  }
  return [...pages.values()].sort((a, b) =>
    (a.after ?? a.before ?? '') < (b.after ?? b.before ?? '') ? -1 : 1,
  );
}

async function listRows(read: Kysely<Tables>, version: number): Promise<Map<string, Row>> {
  const rows = [
    ...(await listProducts(read, version)),
    ...(await listCategories(read, version)),
    ...(await listArticles(read, version)),
    ...(await listContentPages(read, version)),
    ...(await listEntries(read, version)),
    ...(await listEveryPage(read, version)),
  ];
  return new Map(rows.map((row) => [`${row.key} ${row.locale}`, row]));
}

const localeOf = (code: string) => (isLocaleCode(code) ? code : missing());

async function listProducts(read: Kysely<Tables>, version: number): Promise<Row[]> {
  const rows = await read
    .selectFrom('product')
    .innerJoin('product_text as text', (join) =>
      join
        .onRef('text.product_id', '=', 'product.id')
        .onRef('text.version', '=', 'product.version'),
    )
    .select(['product.id', 'product.checksum', 'text.locale', 'text.title', 'text.slug'])
    .where('product.version', '=', version)
    .execute();
  return rows.map(({ id, checksum: stamp, locale, title, slug }) => {
    return {
      key: `product ${id}`,
      locale,
      title,
      stamp,
      address: pathTo(locale, 'products', slug),
    };
  });
}

async function listCategories(read: Kysely<Tables>, version: number): Promise<Row[]> {
  const rows = await read
    .selectFrom('term')
    .innerJoin('term_text as text', (join) =>
      join.onRef('text.term_id', '=', 'term.id').onRef('text.version', '=', 'term.version'),
    )
    .select(['term.id', 'term.checksum', 'text.locale', 'text.title', 'text.slug'])
    .where('term.version', '=', version)
    .where('term.kind', '=', 'category')
    .execute();
  return rows.map(({ id, checksum: stamp, locale, title, slug }) => {
    const address = pathTo(locale, 'product-categories', slug);
    return { key: `term ${id}`, locale, title, stamp, address };
  });
}

async function listArticles(read: Kysely<Tables>, version: number): Promise<Row[]> {
  const rows = await read
    .selectFrom('article')
    .innerJoin('article_text as text', (join) =>
      join
        .onRef('text.article_id', '=', 'article.id')
        .onRef('text.version', '=', 'article.version'),
    )
    .innerJoin('entry_text as category', (join) =>
      join
        .onRef('category.entry_id', '=', 'article.category_id')
        .onRef('category.version', '=', 'article.version')
        .onRef('category.locale', '=', 'text.locale'),
    )
    .select(['article.id', 'article.checksum', 'text.locale', 'text.title', 'text.slug'])
    .select('category.slug as category')
    .where('article.version', '=', version)
    .execute();
  return rows.map(({ id, checksum: stamp, locale, title, slug, category }) => {
    const address = pathTo(locale, 'articles', `${category}/${slug}`);
    return { key: `article ${id}`, locale, title, stamp, address };
  });
}

async function listContentPages(read: Kysely<Tables>, version: number): Promise<Row[]> {
  const rows = await read
    .selectFrom('page')
    .innerJoin('page_text as text', (join) =>
      join.onRef('text.page_id', '=', 'page.id').onRef('text.version', '=', 'page.version'),
    )
    .select(['page.id', 'page.checksum', 'text.locale', 'text.title', 'text.path'])
    .where('page.version', '=', version)
    .execute();
  return rows.map(({ id, checksum: stamp, locale, title, path }) => {
    const address = path === '' ? pathTo(locale, 'home') : pathToPage(locale, path);
    return { key: `page ${id}`, locale, title, stamp, address };
  });
}

async function listEntries(read: Kysely<Tables>, version: number): Promise<Row[]> {
  const rows = await read
    .selectFrom('entry')
    .innerJoin('entry_text as text', (join) =>
      join.onRef('text.entry_id', '=', 'entry.id').onRef('text.version', '=', 'entry.version'),
    )
    .select(['entry.id', 'entry.kind', 'entry.checksum', 'text.locale', 'text.title', 'text.slug'])
    .where('entry.version', '=', version)
    .execute();
  return rows.flatMap(({ id, kind, checksum: stamp, locale, title, slug }) => {
    const screen = ENTRY_SCREENS[kind];
    if (!screen) return [];
    // A term has its own place on the page.
    const place = kind === 'glossary-term' ? `#${slug}` : '';
    return { key: `entry ${id}`, locale, title, stamp, address: pathTo(locale, screen) + place };
  });
}

/** Menus and options are on every page: the home page stands for them. */
async function listEveryPage(read: Kysely<Tables>, version: number): Promise<Row[]> {
  const rows = await read
    .selectFrom('site_document')
    .select(['kind', 'locale', 'body'])
    .where('version', '=', version)
    .where('kind', 'in', ['options', 'menus'])
    .execute();
  return rows.map(({ kind, locale, body: stamp }) => {
    const address = pathTo(localeOf(locale), 'home');
    return { key: kind, locale, title: '', stamp, address };
  });
}
