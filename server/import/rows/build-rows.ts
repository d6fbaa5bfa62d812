import { localeCodes } from '#core/i18n/locales.ts';
import { mapKeys } from '#core/keys.ts';
import { fromJson } from '#server/db/from-json.ts';
import type { EntryBodies } from '#server/db/stored-entry.ts';
import type { ContentCounts } from '#server/db/tables.ts';
import type { MediaFile } from '#server/import/media-library.ts';
import type { Content, ProductSource } from '#server/import/read/content-records.ts';
import { buildArticleRows } from '#server/import/rows/article-rows.ts';
import { buildCalculatorRows } from '#server/import/rows/calculator-rows.ts';
import { buildCatalogueDocuments } from '#server/import/rows/catalogue-documents.ts';
import { buildDeclarationRows } from '#server/import/rows/declaration-rows.ts';
import type { Entity } from '#server/import/rows/entity-ids.ts';
import { buildEntryRows } from '#server/import/rows/entry-rows.ts';
import { type MadeProduct, makeProduct } from '#server/import/rows/made-product.ts';
import { buildMediaRows, buildMediaTexts, makeMedia } from '#server/import/rows/media-rows.ts';
import { buildPageRows } from '#server/import/rows/page-rows.ts';
import { buildStockistRows } from '#server/import/rows/place-rows.ts';
import { buildProductTexts } from '#server/import/rows/product-rows.ts';
import { type Build, lazyRows, type MadeRows, type Rows } from '#server/import/rows/row-build.ts';
import { buildSiteRows } from '#server/import/rows/site-rows.ts';
import { buildSynonymRows } from '#server/import/rows/synonym-rows.ts';
import { buildTermRows } from '#server/import/rows/term-rows.ts';
import {
  buildCodeRows,
  buildVariantRows,
  buildVariantTexts,
} from '#server/import/rows/variant-rows.ts';

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

/** Builds all rows of the content. Those of products and media, which are most, are made when they are read. */
export function buildRows(build: Build): { rows: Rows; made: MadeRows } {
  const terms = buildTermRows(build);
  const { made, ...products } = buildRowsOfProducts(build);
  const pages = buildPageRows(build);
  const articles = buildArticleRows(build);
  const entries = buildEntryRows(build);
  const site = buildSiteRows(build);
  // The others determine which media are used.
  const mediaCount = build.register.used.size;
  const media = makeMedia(build);
  for (const [id, one] of media)
    if (build.served?.media.get(id) === one) build.unchanged.media.add(id);
  const rows: Rows = {
    term: terms.terms,
    term_text: terms.texts,
    ...products,
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
    declaration: buildDeclarationRows(build),
    catalogue_document: buildCatalogueDocuments(build),
    media: lazyRows((areAll) => buildMediaRows(build, { media, areAll }), mediaCount),
    media_text: lazyRows(
      (areAll) => buildMediaTexts(build, { media, areAll }),
      mediaCount * localeCodes.length,
    ),
  };
  return { rows, made: { products: new Map(made.map((one) => [one.row.id, one])), media } };
}

function buildRowsOfProducts(build: Build) {
  const { products } = build.content;
  const made = products.map((product) => {
    const one = makeProduct(product, build);
    const { id } = one.row;
    if (build.served?.products.get(id) === one) build.unchanged.products.add(id);
    return one;
  });
  const count = products.reduce((sum, { variants }) => sum + variants.length, 0);
  const codes = made.reduce((sum, one) => sum + one.codes, 0);
  const ofEach = <Row>(rowsOf: RowsOf<Row>, length: number) =>
    lazyRows((areAll) => rowsOfEach(build, rowsOf, areAll), length);
  const ofMade = <Row>(rowsOf: (one: MadeProduct) => Row[]) => {
    const isFresh = ({ row: { id } }: MadeProduct) => !build.unchanged.products.has(id);
    const rows = made.flatMap(rowsOf);
    return Object.assign(rows, { fresh: made.filter(isFresh).flatMap(rowsOf) });
  };
  return {
    product: ofMade(({ row }) => [row]),
    product_text: ofEach(buildProductTexts, products.length * localeCodes.length),
    product_term: ofMade(({ links }) => links.terms),
    product_relation: ofMade(({ links }) => links.relations),
    variant: ofEach(buildVariantRows, count),
    variant_text: ofEach(buildVariantTexts, count * localeCodes.length),
    product_code: ofEach(buildCodeRows, codes),
    made,
  };
}

type RowsOf<Row> = (product: ProductSource, build: Build) => Row[];

function* rowsOfEach<Row>(build: Build, rowsOf: RowsOf<Row>, areAll: boolean): Generator<Row> {
  for (const product of build.content.products) {
    const id = build.idOf('post', 'product', product.record.code);
    if (areAll || !build.unchanged.products.has(id)) yield* rowsOf(product, build);
  }
}

/** Counts of a version, for the report and the health check. */
export function countRows(rows: Rows): ContentCounts {
  const ofKind = (list: Iterable<{ kind: string }>, kind: string) =>
    [...list].filter((row) => row.kind === kind).length;
  return {
    // Each product has a text in each language.
    products: mapKeys(localeCodes, () => rows.product.length),
    variants: rows.variant.length,
    categories: ofKind(rows.term, 'category'),
    families: ofKind(rows.term, 'family'),
    applications: ofKind(rows.term, 'application'),
    pages: rows.page.length,
    articles: rows.article.length,
    glossaryTerms: ofKind(rows.entry, 'glossary-term'),
    questions: countQuestions(rows),
    places: rows.stockist.length + ofKind(rows.entry, 'showroom'),
    redirects: rows.redirect.length,
    media: rows.media.length,
  };
}

function countQuestions(rows: Rows): number {
  const [first] = rows.entry_text;
  const texts = [...rows.entry_text].filter(
    ({ kind, locale }) => kind === 'faq-topic' && locale === first?.locale,
  );
  const bodies = texts.map(({ body }) => fromJson<EntryBodies['faq-topic']>(body));
  return bodies.reduce((sum, { questions }) => sum + questions.length, 0);
}
