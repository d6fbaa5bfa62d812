import type { ProductCard, Term } from '#core/catalogue/product-view.ts';
import type { LocaleCode } from '#core/i18n/locales.ts';
import type { Scope } from '#server/catalogue/catalogue-scope.ts';
import { groupCategories } from '#server/catalogue/category-tree.ts';
import { sortTerms } from '#server/catalogue/facet-terms.ts';
import type { CatalogueIndex, IndexedProduct, IndexedTerm } from '#server/catalogue/indexed.ts';
import type { Database } from '#server/db/client.ts';
import type { Snapshot } from '#server/db/content-state.ts';
import { fromJson } from '#server/db/from-json.ts';
import { texts } from '#server/texts.ts';

/** Loads the index of a version once and caches it with the version. */
export function loadCatalogueIndex(
  database: Database,
  snapshot: Snapshot,
  locale: LocaleCode,
): Promise<CatalogueIndex> {
  return snapshot.memo(`catalogue ${locale}`, async () => {
    const scope = { database, version: snapshot.version, locale };
    const terms = await readTerms(scope);
    const termIds = await readTermIds(scope);
    const products = await readProducts(scope, terms.byId, termIds);
    await addSuccessors(scope, products);
    const categories = groupCategories(terms.categories, products);
    return {
      products,
      productById: new Map(products.map((product) => [product.card.id, product])),
      productBySlug: new Map(products.map((product) => [product.card.slug, product])),
      categories,
      categoryById: new Map(categories.map((category) => [category.card.id, category])),
      categoryBySlug: new Map(categories.map((category) => [category.card.slug, category])),
      terms: terms.byId,
      facetTerms: sortTerms(terms.byId, categories, locale),
      voltages: await readVoltages(scope),
    };
  });
}

async function readTerms({ database, version, locale }: Scope) {
  const rows = await database.read
    .selectFrom('term')
    .innerJoin('term_text', (join) =>
      join
        .onRef('term_text.term_id', '=', 'term.id')
        .onRef('term_text.version', '=', 'term.version'),
    )
    .where('term.version', '=', version)
    .where('term_text.locale', '=', locale)
    .select(['term.id', 'term.kind', 'term.code', 'term.parent_id', 'term.scope'])
    .select(['term.position', 'term.picture_id', 'term.page_id', 'term.updated'])
    .select(['term.calculator', 'term.sections'])
    .select(['term_text.slug', 'term_text.title', 'term_text.summary', 'term_text.picture'])
    .orderBy('term.position')
    .orderBy('term.id')
    .execute();
  const byId = new Map<number, IndexedTerm>();
  for (const row of rows) {
    const { page_id, picture_id, parent_id, calculator, sections, updated, picture, ...term } = row;
    byId.set(term.id, { ...term, pageId: page_id });
  }
  return { byId, categories: rows.filter(({ kind }) => kind === 'category') };
}

type TermIds = Map<number, Record<'category' | 'type' | 'application', number[]>>;

async function readTermIds({ database, version }: Scope): Promise<TermIds> {
  const rows = await database.read
    .selectFrom('product_term')
    .select(['product_id', 'term_id', 'kind'])
    .where('version', '=', version)
    .orderBy('product_id')
    .orderBy('position')
    .execute();
  const ids: TermIds = new Map();
  for (const { product_id, term_id, kind } of rows) {
    const termIds = ids.get(product_id) ?? { category: [], type: [], application: [] };
    ids.set(product_id, termIds);
    if (kind !== 'family') termIds[kind].push(term_id);
  }
  return ids;
}

async function readProducts(
  { database, version, locale }: Scope,
  terms: Map<number, IndexedTerm>,
  termIds: TermIds,
): Promise<IndexedProduct[]> {
  const rows = await database.read
    .selectFrom('product')
    .innerJoin('product_text', (join) =>
      join
        .onRef('product_text.product_id', '=', 'product.id')
        .onRef('product_text.version', '=', 'product.version'),
    )
    .where('product.version', '=', version)
    .where('product_text.locale', '=', locale)
    .selectAll('product')
    .select(['product_text.slug', 'product_text.title', 'product_text.summary'])
    .select(['product_text.picture', 'product_text.drawing'])
    .execute();
  const products = rows.map((row): IndexedProduct => {
    const ids = termIds.get(row.id);
    return {
      card: {
        id: row.id,
        code: row.code,
        slug: row.slug,
        title: row.title,
        summary: row.summary,
        family: toTerm(terms.get(row.family_id)),
        type: toTerm(terms.get(row.type_id)),
        picture: fromJson(row.picture),
        drawing: fromJson(row.drawing),
        variantCount: row.variant_count,
        figures: fromJson(row.figures),
        postDate: row.posted,
      },
      categoryIds: ids?.category ?? [],
      typeIds: ids?.type ?? [],
      applicationIds: ids?.application ?? [],
      isListed: row.is_listed === 1,
      pictureId: row.picture_id,
      warrantyYears: row.warranty_years,
      caseStudyId: row.case_study_id,
      updated: row.updated,
    };
  });
  return products.sort((a, b) => newestFirst(a.card, b.card));
}

async function readVoltages({ database, version }: Scope): Promise<string[]> {
  const rows = await database.read
    .selectFrom('variant')
    .select('voltage')
    .distinct()
    .where('version', '=', version)
    .orderBy('voltage')
    .execute();
  return rows.flatMap(({ voltage }) => voltage ?? []);
}

async function addSuccessors({ database, version, locale }: Scope, products: IndexedProduct[]) {
  const label = texts[locale]('detail.replaced-by');
  const rows = await database.read
    .selectFrom('product_relation')
    .select(['product_id', 'related_id'])
    .where('version', '=', version)
    .where('kind', '=', 'successor')
    .orderBy('product_id')
    .orderBy('position')
    .execute();
  const cards = new Map(products.map(({ card }) => [card.id, card]));
  for (const { product_id, related_id } of rows) {
    const [card, successor] = [cards.get(product_id), cards.get(related_id)];
    if (!card || !successor) continue;
    const { slug, title } = successor;
    card.replacedBy ??= { label, products: [] };
    card.replacedBy.products.push({ slug, title });
  }
}

function newestFirst(a: ProductCard, b: ProductCard): number {
  if (a.postDate !== b.postDate) return a.postDate < b.postDate ? 1 : -1;
  return a.code < b.code ? -1 : 1;
}

/** Returns a term without the fields that only the index needs. */
export function toTerm(term: IndexedTerm | undefined): Term {
  if (!term) throw new Error('The stored content names a term that it does not hold.');
  const { id, code, slug, title } = term;
  return { id, code, slug, title };
}
