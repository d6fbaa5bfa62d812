import { expect, test } from 'vitest';
import { searchCollections, searchSchema } from '#core/catalogue/listing/search-schema.ts';
import type { LocaleCode } from '#core/i18n/locales.ts';
import type { Field } from '#core/search/admin/collection-schema.ts';
import type { SearchDocument } from '#core/search/search-engine.ts';
import { describeEachDatabase } from '#server/db/databases.fixtures.ts';
import { serveFixtures } from '#server/services.fixtures.ts';

describeEachDatabase('The documents of the search', (createPlace) => {
  const serve = serveFixtures(createPlace);
  async function readAll(locale: LocaleCode) {
    const services = await serve();
    const { batches } = await services.catalogue.listSearchDocuments(locale);
    const all = { product: [] as SearchDocument[], product_variation: [] as SearchDocument[] };
    for await (const batch of batches) {
      for (const name of searchCollections) all[name].push(...batch[name]);
    }
    const bySku = (sku: string) =>
      Object.values(all)
        .flat()
        .find((value) => value.sku === sku);
    return { ...all, bySku, ...services };
  }

  test('contain the data of a variant that search, filters and sorting use', async () => {
    const { bySku, catalogue } = await readAll('en');
    const product = await catalogue.findProduct('en', 'nimba-120-recessed-downlight');
    const id = product?.variants[3]?.id;
    expect(bySku('NIM120/12/840/W/DD')).toEqual({
      id: String(id),
      post_id: id,
      sku: 'NIM120/12/840/W/DD',
      legacy_skus: [],
      post_title: 'Nimba 120',
      description: 'Nimba 120, 12 W, 4000 K, white, DALI-2',
      permalink: '/en/products/nimba-120-recessed-downlight',
      main_image_url: expect.stringMatching(/^\/images\/[0-9a-f]{16}\/160\.webp$/),
      post_date: Date.UTC(2026, 2, 14) / 1000,
      kind_order: 1,
      show_in_cat_listing: 'TRUE',
      product_id: String(product?.id),
      product_skus: ['NIM120', 'NB-120'],
      product_summary: product?.summary,
      product_lead: expect.stringMatching(/^\S+( \S+){0,3}$/),
      heads: ['Downlights', 'downlights'],
      keywords: ['Downlights', 'IP44', 'IK05'],
      type_titles: ['Fixed downlights'],
      uses: ['Offices', 'Interior lighting', 'Recessed', 'Symmetrical beam'],
      main_categories: ['interior', 'downlights'],
      catalogue_order: 3,
      name_order: 3,
      lumens_order: 1250,
      efficacy_order: 104.2,
      wattage_order: 12,
      family: 'nimba',
      category: ['interior', 'downlights'],
      type: ['fixed'],
      ip: 'IP44',
      ik: 'IK05',
      cct: [4000],
      cri: [80],
      sdcm: [3, 4, 5],
      ugr: [19, 22, 25, 28],
      wattage: 12,
      lumens: 1250,
      efficacy: 104.2,
      warranty: [3, 5],
      dimmable: true,
      emergency: false,
      application: ['offices'],
      dimming: 'dali-2',
      through_wiring: false,
      tunable: false,
      beam: 38,
      finish: 'white',
      class: 'II',
      voltage: '220-240 V AC',
      energy: 'D',
      lifetime: [50_000],
      ip_from: ['IP20', 'IP40', 'IP44'],
      ik_from: ['IK03', 'IK04', 'IK05'],
      ambient_min: [-20, -10],
      ambient_max: [35],
      cut_out: 110,
      mounting: ['recessed'],
      distribution: 'rotational',
      photometry: true,
      diameter: 120,
      height: 85,
    });
  });

  test('omit what does not apply, and hide unlisted products', async () => {
    const { bySku } = await readAll('es');
    const sensor = bySku('CTR10/PIR/W');
    expect(sensor).toMatchObject({
      show_in_cat_listing: 'FALSE',
      permalink: '/es/productos/sensor-de-presencia-10',
      lumens_order: 0,
      dimmable: false,
    });
    const absent = ['cct', 'cri', 'ugr', 'lumens', 'beam', 'warranty', 'main_image_url'];
    for (const name of absent) expect(sensor).not.toHaveProperty(name);
  });

  test('of products have their own code and summary and the values of all variants', async () => {
    const { bySku, product } = await readAll('es');
    expect(product.map(({ sku }) => sku)).toEqual(['VEL400', 'NIM120', 'CTR10']);
    const nimba = bySku('NIM120');
    expect(nimba).toMatchObject({
      legacy_skus: ['NB-120'],
      post_title: 'Nimba 120',
      description: expect.stringMatching(/^Downlight empotrable de 120 mm/),
      category: ['interior', 'downlights-empotrables'],
      cct: [3000, 4000],
      lumens: [1200, 1250],
      dimmable: [false, true],
      dimming: ['none', 'dali-2'],
    });
    expect(nimba).not.toHaveProperty('product_id');
  });

  test('match the schemas of their collections', async () => {
    const all = await readAll('en');
    for (const name of searchCollections) {
      const fields = new Map(searchSchema(name).fields.map((field) => [field.name, field]));
      expect(all[name].length).toBeGreaterThan(2);
      for (const { id, ...document } of all[name]) {
        const values = Object.entries(document);
        expect(values.filter(([field, value]) => !fits(fields.get(field), value))).toEqual([]);
        const required = [...fields.values()].filter(({ optional }) => !optional);
        expect(required.filter((field) => !(field.name in document))).toEqual([]);
        expect(id).toBe(String(document.post_id));
      }
    }
  });
});

function fits(field: Field | undefined, value: unknown): boolean {
  if (!field) return false;
  const isList = field.type.endsWith('[]');
  if (isList !== Array.isArray(value)) return false;
  const values: unknown[] = Array.isArray(value) ? value : [value];
  const type = field.type.replace('[]', '');
  return values.every((value) => {
    if (type === 'string') return typeof value === 'string';
    if (type === 'bool') return typeof value === 'boolean';
    return type === 'float' ? Number.isFinite(value) : Number.isSafeInteger(value);
  });
}
