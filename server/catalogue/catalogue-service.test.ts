import { expect, test } from 'vitest';
import type { LocaleCode } from '#core/i18n/locales.ts';
import { lastChanged } from '#server/catalogue/address-queries.ts';
import { describeEachDatabase } from '#server/db/databases.fixtures.ts';
import { serveFixtures } from '#server/services.fixtures.ts';

const firstPage = { page: 1, perPage: 10 };

describeEachDatabase('The catalogue', (createPlace) => {
  const setUp = serveFixtures(createPlace);

  test('returns a complete product in its language', async () => {
    const { catalogue } = await setUp();
    const product = await catalogue.findProduct('es', 'nimba-120-downlight-empotrable');
    expect(product).toMatchObject({
      code: 'NIM120',
      legacyCodes: ['NB-120'],
      title: 'Nimba 120',
      slugs: { en: 'nimba-120-recessed-downlight', es: 'nimba-120-downlight-empotrable' },
      features: ['Corte a 60°', 'Driver con conexión rápida', 'Techos de 3 a 25 mm'],
      family: { code: 'nimba' },
      types: [{ slug: 'fijos' }],
      trail: [{ slug: 'interior' }, { slug: 'downlights-empotrables' }],
      applications: [{ slug: 'oficinas' }],
      specification: [{ label: 'Cuerpo', value: 'Aluminio inyectado' }],
      pictures: [{ width: 900, height: 900, alt: 'Nimba 120 visto desde abajo' }, { width: 700 }],
      drawings: [{ title: 'Dimensiones', width: 400, height: 300, mimeType: 'image/svg+xml' }],
      model3d: { mimeType: 'model/gltf-binary' },
      video: null,
      questions: [{ question: '¿Se puede cubrir con aislamiento?' }],
      caseStudy: { path: 'proyectos/oficina-del-puerto', picture: { width: 1000 } },
      similar: [{ code: 'VEL400', picture: null }],
      accessories: [{ code: 'CTR10' }],
      warrantyYears: 5,
      postDate: '2026-03-14',
    });
    expect(product?.descriptionHtml).toContain('<h3>Qué hace</h3>');
    expect(product?.descriptionHtml).toContain('<a href="/es/empresa/calidad">Calidad</a>');
  });

  test('returns every figure of a variant', async () => {
    const { catalogue } = await setUp();
    const product = await catalogue.findProduct('en', 'nimba-120-recessed-downlight');
    expect(product?.variants.map(({ sku }) => sku)).toEqual([
      'NIM120/12/830/W',
      'NIM120/12/840/W',
      'NIM120/12/830/W/DD',
      'NIM120/12/840/W/DD',
    ]);
    expect(product?.variants[1]).toMatchObject({
      legacySkus: ['NB120840'],
      description: 'Nimba 120, 12 W, 4000 K, white',
      picture: { width: 900, alt: 'Nimba 120, 12 W, 4000 K, white' },
      photometry: { name: 'NIM120-12-840-W.ldt' },
      powerW: 12,
      fluxLm: 1250,
      efficacyLmW: 104.2,
      cctK: 4000,
      cctMaxK: null,
      ugr: 19,
      beamDeg: 38,
      optic: 'Medium 38°',
      protectionClass: 'II',
      cutOutMm: '110',
      weightKg: 0.45,
      taMinC: -20,
      eprel: '1203458',
    });
  });

  test('returns null or an empty list for unknown slugs and ids', async () => {
    const { catalogue } = await setUp();
    expect(await catalogue.findProduct('en', 'nimba-120-downlight-empotrable')).toBeNull();
    expect(await catalogue.findCategory('en', 'unknown')).toBeNull();
    expect(await catalogue.findProductSlugs(1)).toBeNull();
    expect(await catalogue.listVariants('en', 1)).toBeNull();
    expect(await catalogue.listProductCards('en', [1])).toEqual([]);
    expect(await catalogue.findByLegacyCode('en', 'unknown')).toBeNull();
  });

  test('lists categories as a tree with the counts of their listed products', async () => {
    const { catalogue } = await setUp();
    const categories = await catalogue.listCategories('es');
    expect(categories.map(({ slug, productCount }) => [slug, productCount])).toEqual([
      ['interior', 1],
      ['downlights-empotrables', 1],
      ['sensores', 0],
      ['exterior', 1],
      ['balizas', 1],
    ]);
    const interior = await catalogue.findCategory('es', 'interior');
    expect(interior?.children.map(({ code }) => code)).toEqual(['downlights', 'sensors']);
    expect(interior?.trail.map(({ code }) => code)).toEqual(['interior']);
    expect(interior?.descriptionHtml).toContain('<a href="/es/productos">');
  });

  test('lists the listed products of a category and those below it, with their variants counted', async () => {
    const { catalogue } = await setUp();
    const listed = [{ code: 'NIM120', variantCount: 4 }];
    expect(await catalogue.listCategoryProducts('es', 'downlights-empotrables')).toEqual(listed);
    expect(await catalogue.listCategoryProducts('en', 'interior')).toEqual(listed);
    expect(await catalogue.listCategoryProducts('es', 'sensores')).toEqual([]);
    expect(await catalogue.listCategoryProducts('es', 'downlights')).toBeNull();
  });

  test('lists the products that changed last, the newest of a day first', async () => {
    const { catalogue } = await setUp();
    const codesOf = async (count: number) => {
      const changed = await catalogue.listChangedProducts('en', count);
      return changed.map(({ card }) => card.code);
    };
    const newest = await catalogue.listLatestProducts('en', 9);
    expect(await codesOf(9)).toEqual(newest.map(({ code }) => code));
    expect(await codesOf(1)).toEqual(newest.slice(0, 1).map(({ code }) => code));
    // In the order of the posts, the newest first.
    const posted = [
      { isListed: true, updated: '2026-03-01T08:00:00.000Z', code: 'new' },
      { isListed: false, updated: '2026-03-03T08:00:00.000Z', code: 'unlisted' },
      { isListed: true, updated: '2026-03-02T08:00:00.000Z', code: 'changed' },
      { isListed: true, updated: '2026-03-02T09:00:00.000Z', code: 'changed the same day' },
    ];
    const changed = lastChanged(posted, 3).map(({ code }) => code);
    expect(changed).toEqual(['changed', 'changed the same day', 'new']);
  });

  test.each([
    ['nim120', 'NIM120', null],
    ['NB-120', 'NIM120', null],
    ['nim120/12/840/w', 'NIM120', 'NIM120/12/840/W'],
    [' NB120830 ', 'NIM120', 'NIM120/12/830/W'],
  ])('finds what the code %s leads to', async (code, product, sku) => {
    const { catalogue } = await setUp();
    const result = await catalogue.findByLegacyCode('en', code);
    expect(result?.product.code).toBe(product);
    expect(result?.variant?.sku ?? null).toBe(sku);
    const titles = await catalogue.listTitlesOfCodes('en', ['unknown', code]);
    const title = result?.variant?.description ?? result?.product.title;
    expect([...titles]).toEqual([[code, title]]);
  });

  test('queries products by text, category, id and slug, in the requested order', async () => {
    const { catalogue } = await setUp();
    const codes = async (query: object, locale: LocaleCode = 'es') => {
      const order = { order: 'asc', orderBy: 'title' } as const;
      const result = await catalogue.queryProducts(locale, { ...firstPage, ...order, ...query });
      return result.items.map(({ code }) => code);
    };
    const all = await catalogue.queryProducts('es', {
      ...firstPage,
      order: 'asc',
      orderBy: 'title',
    });
    expect(all.total).toBe(3);
    expect(all.items.map(({ code }) => code)).toEqual(['NIM120', 'CTR10', 'VEL400']);
    const [first, second] = all.items;
    expect(await codes({ search: 'DETECCIÓN' })).toEqual([]);
    expect(await codes({ search: 'medicion' })).toEqual([]);
    expect(await codes({ search: 'MÁTE cono' })).toEqual(['NIM120']);
    expect(await codes({ search: '100%_!' })).toEqual([]);
    expect(await codes({ slugs: ['velo-400-baliza'] })).toEqual(['VEL400']);
    expect(await codes({ categoryIds: first?.categoryIds })).toEqual(['NIM120']);
    expect(await codes({ excludedCategoryIds: first?.categoryIds })).toEqual(['CTR10', 'VEL400']);
    const include = [second?.id, first?.id];
    expect(await codes({ include, orderBy: 'include' })).toEqual(['CTR10', 'NIM120']);
    expect(await codes({ exclude: [first?.id] })).toEqual(['CTR10', 'VEL400']);
    expect(await codes({ orderBy: 'date', order: 'desc' })).toEqual(['VEL400', 'NIM120', 'CTR10']);
    expect(await codes({ offset: 1, perPage: 1 })).toEqual(['CTR10']);
    expect(first).toMatchObject({
      posted: '2026-03-14',
      isListed: true,
      pictureId: expect.any(Number),
    });
    expect(first?.contentHtml).toContain('<h3>');
  });

  test('queries categories by parent, emptiness and product', async () => {
    const { catalogue } = await setUp();
    const codes = async (query: object) => {
      const order = { order: 'asc', orderBy: 'name' } as const;
      const result = await catalogue.queryCategories('en', { ...firstPage, ...order, ...query });
      return result.items.map(({ code }) => code);
    };
    const { items } = await catalogue.queryCategories('en', {
      ...firstPage,
      slugs: ['interior'],
      order: 'asc',
      orderBy: 'name',
    });
    expect(await codes({ parentId: 0 })).toEqual(['exterior', 'interior']);
    expect(await codes({ parentId: items[0]?.id })).toEqual(['downlights', 'sensors']);
    expect(await codes({ hideEmpty: true })).toEqual(['bollards', 'downlights', 'sensors']);
    const nimba = await catalogue.findProduct('en', 'nimba-120-recessed-downlight');
    expect(await codes({ productId: nimba?.id })).toEqual(['downlights']);
    expect(await codes({ productId: 1 })).toEqual([]);
    expect(await codes({ search: 'Presence' })).toEqual(['sensors']);
    expect(await codes({ orderBy: 'count', order: 'desc', perPage: 1 })).toHaveLength(1);
  });

  test('lists every address for the sitemap', async () => {
    const { catalogue, content } = await setUp();
    const { products, categories } = await catalogue.listSlugs('es');
    expect(products).toHaveLength(3);
    expect(categories).toHaveLength(5);
    expect(products[0]?.slugs).toEqual({ en: 'velo-400-bollard', es: 'velo-400-baliza' });
    expect(products[0]?.updated).toMatch(/^\d{4}-\d\d-\d\dT/);
    expect((await content.listPaths()).map(({ paths }) => paths.es)).toContain('empresa/calidad');
    expect(await catalogue.findProductSlugs(products[0]?.id as number)).toEqual(products[0]?.slugs);
  });

  test('lists the synonyms of each language', async () => {
    const { catalogue } = await setUp();
    expect(await catalogue.listSynonyms('en')).toEqual([
      { id: 'downlight', synonyms: ['downlight', 'recessed spot'] },
      { id: 'downlight.1', root: 'can light', synonyms: ['downlight', 'recessed spot'] },
      { id: 'bollard.1', root: 'pillar light', synonyms: ['bollard'] },
      { id: 'bollard.2', root: 'path light', synonyms: ['bollard'] },
      { id: 'luminaire.1', root: 'luminaire', synonyms: ['downlight', 'bollard'] },
    ]);
    expect(await catalogue.listSynonyms('es')).toEqual([
      { id: 'downlight', synonyms: ['downlight', 'empotrable', 'ojo de buey'] },
    ]);
  });
});
