import { RouterContextProvider } from 'react-router';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { loader as loadArticles } from '#app/routes/articles.tsx';
import { loader as loadCategories } from '#app/routes/categories.tsx';
import { servicesContext } from '#app/services-context.ts';
import type { PlaceGroup } from '#core/search/places/site-place.ts';
import { createTestApi, type TestApi } from '#tests/api/test-api.ts';
import { englishTune } from '#tests/relevance/cases/en-tune.ts';
import { spanishTune } from '#tests/relevance/cases/es-tune.ts';
import { placeMatcher } from '#tests/relevance/place-addresses.ts';
import type { Language, RelevanceCase } from '#tests/relevance/right-results.ts';

/** Rows of a group, as the overlay shows them. */
const ROWS = 3;

/** Parts of the queries that find one of their places: of those for a place only, and of all with a place. */
const floors: Record<Language, { leads: number; all: number }> = {
  en: { leads: 0.95, all: 0.8 },
  es: { leads: 0.95, all: 0.8 },
};

const languages = [
  ['en', englishTune],
  ['es', spanishTune],
] as const;

let site: TestApi;
beforeAll(async () => {
  site = await createTestApi({ isDemo: true });
});
afterAll(() => site.close());

const find = (locale: Language, text: string): Promise<PlaceGroup[]> =>
  site.services.content.findPlaces(locale, text, { limit: ROWS });

const hrefsOf = (groups: PlaceGroup[]) =>
  groups.flatMap(({ rows }) => rows.map(({ href }) => href));

/** The share of the cases that find one of their places, and the texts of the others. */
async function measure(locale: Language, cases: readonly RelevanceCase[]) {
  const missed: string[] = [];
  for (const [text, { places }] of cases) {
    const hrefs = hrefsOf(await find(locale, text));
    const isRight = places.some((place) => hrefs.some(placeMatcher(locale, place)));
    if (!isRight) missed.push(text);
  }
  return { share: 1 - missed.length / cases.length, missed };
}

test.each(languages)('Queries of %s find the places that they name', async (locale, cases) => {
  const withPlaces = cases.filter(([, { places }]) => places.length > 0);
  const leads = withPlaces.filter(([, { variants }]) => variants.length === 0);
  const ofLeads = await measure(locale, leads);
  expect(ofLeads.share, ofLeads.missed.join(', ')).toBeGreaterThanOrEqual(floors[locale].leads);
  const ofAll = await measure(locale, withPlaces);
  expect(ofAll.share, ofAll.missed.join(', ')).toBeGreaterThanOrEqual(floors[locale].all);
});

test.each(languages)(
  'Queries of %s for products name categories at most',
  async (locale, cases) => {
    const products = cases.filter(([, { places }]) => places.length === 0);
    const withOthers: string[] = [];
    for (const [text] of products) {
      const groups = await find(locale, text);
      if (groups.some(({ kind }) => kind !== 'category')) withOthers.push(text);
    }
    expect(withOthers.length / products.length, withOthers.join(', ')).toBeLessThanOrEqual(0.15);
  },
);

test.each<[Language, string, string]>([
  ['en', 'warranty', '/en/warranty'],
  ['en', 'calculator', '/en/tools'],
  ['en', 'stockist', '/en/stockists'],
  ['en', 'compare', '/en/compare-products'],
  ['en', 'downlights', '/en/product-categories/downlights'],
  ['en', 'another colour', '/en/faqs#special-colour'],
  ['es', 'garantia', '/es/garantia'],
  ['es', 'distribuidores', '/es/distribuidores'],
  ['es', 'oficinas', '/es/soluciones/oficinas'],
  ['es', 'privacidad', '/es/privacidad'],
  ['es', 'reclamación', '/es/garantia/reclamacion'],
])('In %s, %j leads to %s', async (locale, text, href) => {
  expect(hrefsOf(await find(locale, text))).toContain(href);
});

test.each<[Language, string, RegExp]>([
  ['en', 'datasheet ARD150', /^\/en\/downloads\/ARD150\/.+\/datasheet\.pdf$/],
  ['en', 'ies ard150', /^\/en\/downloads\/ARD150\/.+\/photometry\.ies$/],
  ['en', 'declaration of conformity SER40', /^\/en\/downloads\/SER40\/.+conformity\.pdf$/],
  ['en', 'spec sheet for the ardea 150', /^\/en\/downloads\/ARD150\/.+\/datasheet\.pdf$/],
  ['en', 'ARD150/12/830/60D/W/DD datasheet', /ARD150\/12\/830\/60D\/W\/DD\/datasheet\.pdf$/],
  ['en', 'ard150 manual', /^\/en\/downloads\/ARD150\/instructions\.pdf$/],
  ['es', 'ficha técnica de la halda 300', /^\/es\/descargas\/HAL300\/.+\/ficha-tecnica\.pdf$/],
  ['es', 'ficha tecnica cen 600', /^\/es\/descargas\/CEN600\/.+\/ficha-tecnica\.pdf$/],
  ['es', 'ldt CEN600', /^\/es\/descargas\/CEN600\/.+\/fotometria\.ldt$/],
])('In %s, %j leads to the document', async (locale, text, href) => {
  const [documents] = await find(locale, text);
  expect(documents).toMatchObject({ kind: 'document', total: 1, seeAll: null });
  expect(documents?.rows[0]?.href).toMatch(href);
});

test('A kind of document without a product finds no document', async () => {
  const groups = await find('en', 'datasheet');
  expect(groups.map(({ kind }) => kind)).not.toContain('document');
});

test('A name that several products share finds the document of each', async () => {
  const [documents] = await find('en', 'ardea datasheet');
  for (const { href } of documents?.rows ?? []) {
    const [, code = ''] = /^\/en\/downloads\/(.+)\/datasheet\.pdf$/.exec(href) ?? [];
    const match = await site.services.catalogue.findByLegacyCode('en', code);
    expect(match?.variant?.sku).toBe(code);
  }
  expect(documents?.rows.length).toBe(ROWS);
});

test('A group with more places than rows leads to the page with all, searched where it has a search', async () => {
  const groups = await site.services.content.findPlaces('en', 'emergency', { limit: 1 });
  const seeAll = new Map(groups.map(({ kind, seeAll: href }) => [kind, href]));
  expect(seeAll.get('question')).toBe('/en/faqs?search=emergency');
  expect(seeAll.get('term')).toBe('/en/glossary?search=emergency');
  for (const { rows, total, seeAll: href } of groups) {
    expect(rows).toHaveLength(1);
    if (total === 1) expect(href).toBeNull();
  }
});

test.each([
  ['en', 'article', 'ceilings'],
  ['es', 'article', 'techo'],
  ['en', 'category', 'track'],
  ['es', 'category', 'carril'],
] as const)(
  'In %s the page with each %s for "%s" lists as many as the search says',
  async (locale, kind, text) => {
    const groups = await site.services.content.findPlaces(locale, text, { limit: 1 });
    const group = groups.find((candidate) => candidate.kind === kind);
    expect(group?.total).toBeGreaterThan(1);
    const url = new URL(group?.seeAll ?? '', 'http://localhost');
    const context = new RouterContextProvider();
    context.set(servicesContext, site.services);
    const args = { url, context, params: {}, request: new Request(url) } as never;
    const shown = kind === 'article' ? await loadArticles(args) : await loadCategories(args);
    const listed = 'total' in shown ? shown.total : shown.found.length;
    expect(listed).toBe(group?.total);
    const first = 'articles' in shown ? shown.articles[0]?.title : shown.found[0]?.title;
    expect(first).toBe(group?.rows[0]?.title.replaceAll(/<\/?mark>/g, ''));
  },
);

test('A search that names no category shows none, and a link to all', async () => {
  const context = new RouterContextProvider();
  context.set(servicesContext, site.services);
  const url = new URL('http://localhost/en/product-categories?search=zeppelin');
  const args = { url, context, params: {}, request: new Request(url) } as never;
  expect(await loadCategories(args)).toMatchObject({ search: 'zeppelin', found: [] });
});
