import { fromJson } from '#server/db/from-json.ts';
import type { EntryBodies } from '#server/db/stored-entry.ts';
import type { ContentCounts } from '#server/db/tables.ts';
import type { MediaFile } from '#server/import/media-library.ts';
import type { Content } from '#server/import/read/content-records.ts';
import { buildArticleRows } from '#server/import/rows/article-rows.ts';
import { buildCalculatorRows } from '#server/import/rows/calculator-rows.ts';
import type { Entity } from '#server/import/rows/entity-ids.ts';
import { buildEntryRows } from '#server/import/rows/entry-rows.ts';
import { buildMediaRows } from '#server/import/rows/media-rows.ts';
import { buildPageRows } from '#server/import/rows/page-rows.ts';
import { buildStockistRows } from '#server/import/rows/place-rows.ts';
import { buildProductLinkRows, buildProductRows } from '#server/import/rows/product-rows.ts';
import type { Build, Rows } from '#server/import/rows/row-build.ts';
import { buildSiteRows } from '#server/import/rows/site-rows.ts';
import { buildSynonymRows } from '#server/import/rows/synonym-rows.ts';
import { buildTermRows } from '#server/import/rows/term-rows.ts';
import { buildVariantRows } from '#server/import/rows/variant-rows.ts';

/** Everything in the content that has a numeric id. */
export function listEntities(content: Content, media: Iterable<MediaFile>): Entity[] {
  const term = (kind: string, key: string): Entity => ({ namespace: 'term', kind, key });
  const post = (kind: string, key: string): Entity => ({ namespace: 'post', kind, key });
  return [
    ...content.categories.flatMap(({ record }) => [
      term('category', record.code),
      ...record.types.map(({ code }) => term('type', code)),
    ]),
    ...content.families.map(({ record }) => term('family', record.code)),
    ...(content.applications?.record ?? []).map(({ code }) => term('application', code)),
    ...content.products.flatMap(({ record, variants }) => [
      post('product', record.code),
      ...variants.map((variant) => post('variant', variant.record.sku)),
    ]),
    ...content.pages.map(({ code }) => post('page', code)),
    ...listEditorialEntities(content),
    ...Array.from(media, ({ path }) => post('media', path)),
  ];
}

function listEditorialEntities(content: Content): Entity[] {
  const of = (
    kind: string,
    records: { code: string }[] | undefined,
    namespace: Entity['namespace'] = 'post',
  ) => (records ?? []).map(({ code }): Entity => ({ namespace, kind, key: code }));
  return [
    ...of('article-category', content.articleCategories?.record, 'term'),
    ...of('article', content.articles),
    ...of('author', content.authors?.record),
    ...content.glossary.flatMap(({ record }) => of('glossary-term', record)),
    ...content.faqs.flatMap(({ record }) => of('faq-topic', [record])),
    ...of('testimonial', content.testimonials?.record),
    ...of('showroom', content.showrooms?.record),
    ...of('staff', content.staff?.record),
    ...of(
      'stockist',
      content.stockists.rows.map(({ record }) => record),
    ),
  ];
}

/** Builds all rows of the content. Media come last, because the others determine which are used. */
export function buildRows(build: Build): Rows {
  const terms = buildTermRows(build);
  const products = build.content.products.map((product) => ({
    ...buildProductRows(product, build),
    links: buildProductLinkRows(product, build),
    variants: buildVariantRows(product, build),
  }));
  const pages = buildPageRows(build);
  const articles = buildArticleRows(build);
  const entries = buildEntryRows(build);
  const site = buildSiteRows(build);
  const media = buildMediaRows(build);
  return {
    term: terms.terms,
    term_text: terms.texts,
    product: products.map(({ row }) => row),
    product_text: products.flatMap(({ texts }) => texts),
    product_term: products.flatMap(({ links }) => links.terms),
    product_relation: products.flatMap(({ links }) => links.relations),
    variant: products.flatMap(({ variants }) => variants.variants),
    variant_text: products.flatMap(({ variants }) => variants.texts),
    product_code: products.flatMap(({ variants }) => variants.codes),
    page: pages.pages,
    page_text: pages.texts,
    article: articles.articles,
    article_text: articles.texts,
    entry: entries.entries,
    entry_text: entries.texts,
    stockist: buildStockistRows(build),
    site_document: site.documents,
    redirect: site.redirects,
    synonym: buildSynonymRows(build.content),
    calculator_document: buildCalculatorRows(build),
    media: media.media,
    media_text: media.texts,
  };
}

/** Counts of a version, for the report and the health check. */
export function countRows(rows: Rows): ContentCounts {
  const ofKind = (kind: string) => rows.term.filter((term) => term.kind === kind).length;
  const entriesOf = (kind: string) => rows.entry.filter((entry) => entry.kind === kind).length;
  const products: ContentCounts['products'] = {};
  for (const { locale } of rows.product_text) products[locale] = (products[locale] ?? 0) + 1;
  return {
    products,
    variants: rows.variant.length,
    categories: ofKind('category'),
    families: ofKind('family'),
    applications: ofKind('application'),
    pages: rows.page.length,
    articles: rows.article.length,
    glossaryTerms: entriesOf('glossary-term'),
    questions: countQuestions(rows),
    places: rows.stockist.length + entriesOf('showroom'),
    redirects: rows.redirect.length,
    media: rows.media.length,
  };
}

function countQuestions(rows: Rows): number {
  const [first] = rows.entry_text;
  const texts = rows.entry_text.filter(
    ({ kind, locale }) => kind === 'faq-topic' && locale === first?.locale,
  );
  const bodies = texts.map(({ body }) => fromJson<EntryBodies['faq-topic']>(body));
  return bodies.reduce((sum, { questions }) => sum + questions.length, 0);
}
