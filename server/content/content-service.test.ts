import { expect, test } from 'vitest';
import { describeEachDatabase } from '#server/db/databases.fixtures.ts';
import { serveFixtures } from '#server/services.fixtures.ts';
import { createServices } from '#server/services.ts';

const firstPage = { page: 1, perPage: 10 };

describeEachDatabase('The content', (createPlace) => {
  const setUp = serveFixtures(createPlace);

  test('returns options and menus with URLs in the language', async () => {
    const { content } = await setUp();
    expect(await content.getOptions('es')).toMatchObject({
      logo_dark: { width: 142, height: 32, url: expect.stringMatching(/^\/files\/[0-9a-f]{16}\//) },
      contacts: [
        { title: 'España', phoneNumber: '+34 960 000 123' },
        { title: 'Reino Unido', phoneNumber: '+44 20 7946 0123' },
      ],
      show_banner: 'hide',
      redirects: [{ redirect_from: '/antiguos', redirect_to: '/productos' }],
      stockists_link: { url: '/es/empresa/calidad', title: 'Dónde comprar', target: '' },
      external_login_link: { url: 'https://trade.example.com/es', target: '_blank' },
      products: { menu_title: 'Productos', menu_link: { url: '/es/productos' } },
      download: { menu_link: null },
    });
    const { contacts } = await content.getOptions('en');
    expect(contacts.map(({ title }) => title)).toEqual(['United Kingdom', 'Spain']);
    const menu = await content.getMenu('en');
    expect(menu.primary_navigation[0]).toMatchObject({
      classes: ['megamenu'],
      description: 'products',
    });
    expect(menu.footer_navigation_column_one[0]?.children.map(({ url }) => url)).toEqual([
      '/en/product-categories/downlights',
      '/en/product-categories/downlights?type=adjustable',
    ]);
    expect(menu.products_mega_menu[0]?.children[0]?.title).toBe('Downlights');
    expect(await content.getCompany('es')).toMatchObject({
      name: 'Lumbrera',
      tagline: 'Luz con medida',
    });
  });

  test('finds a page with its relations, and lists pages by kind, position and date', async () => {
    const { content } = await setUp();
    const page = await content.findPage('en', '/about/quality/');
    expect(page).toMatchObject({
      code: 'quality',
      paths: { en: 'about/quality', es: 'empresa/calidad' },
      facts: [{ label: 'Laboratory', value: 'Own goniophotometer' }],
      pages: [{ code: 'case-harbour' }],
      updated: '2026-06-02',
    });
    expect(page?.productIds).toHaveLength(2);
    expect(page?.bodyHtml).toContain('<h2>How we measure</h2>');
    expect(page?.bodyHtml).toContain('width="1000" height="700"');
    expect(await content.findPage('es', 'about/quality')).toBeNull();
    const studies = await content.listPages('es', 'case-study');
    expect(studies.map(({ path }) => path)).toEqual(['proyectos/oficina-del-puerto']);
    const all = await content.listPages('es');
    expect(all.map(({ code }) => code)).toEqual(['home', 'quality', 'case-harbour']);
  });

  test.each([
    ['en', '/old-downlights', '/en/product-categories/downlights'],
    ['en', '/en/old-downlights/', '/en/product-categories/downlights'],
    ['en', '/EN/Old-%44ownlights//', '/en/product-categories/downlights'],
    ['en', '/catalogue.pdf', 'https://www.example.com/catalogue.pdf'],
    ['es', '/antiguos', '/es/productos'],
    ['es', '/old-downlights', null],
  ] as const)('leads %s %s to %s', async (locale, path, target) => {
    const { content } = await setUp();
    expect(await content.findRedirect(locale, path)).toBe(target);
  });

  test('searches products and pages ignoring accents, titles first', async () => {
    const { content } = await setUp();
    const { items, total } = await content.search('es', { ...firstPage, search: 'LUZ NATURAL' });
    expect(total).toBe(2);
    expect(items).toContainEqual({
      id: expect.any(Number),
      kind: 'product',
      title: 'Sensor de presencia 10',
      path: '/es/productos/sensor-de-presencia-10',
    });
    const calidad = await content.search('es', { ...firstPage, search: 'calidad' });
    expect(calidad.items[0]).toMatchObject({ kind: 'page', path: '/es/empresa/calidad' });
    const pages = await content.search('es', { ...firstPage, search: 'natural', kinds: ['page'] });
    expect(pages.items.map(({ kind }) => kind)).toEqual(['page']);
  });

  test('queries media by type, parent and text', async () => {
    const { catalogue, content } = await setUp();
    const order = { order: 'asc', orderBy: 'slug' } as const;
    const names = async (query: object) => {
      const result = await content.queryMedia('en', { ...firstPage, ...order, ...query });
      return result.items.map(({ name }) => name);
    };
    const product = await catalogue.findProduct('en', 'nimba-120-recessed-downlight');
    const parentIds = [product?.id];
    expect(await names({ mimeType: 'image/webp', parentIds })).toEqual([
      'nim120-front.webp',
      'nim120-three-quarter.webp',
    ]);
    expect(await names({ search: 'corridor harbour' })).toEqual([]);
    expect(await names({ search: 'ceiling sensor' })).toEqual(['corridor.webp']);
    expect(await names({ mimeType: 'model' })).toEqual(['nim120-model.glb']);
    expect(await names({ slugs: ['dark'] })).toEqual(['dark.svg']);
  });

  test('throws for options before the first import', async () => {
    const place = await createPlace();
    const { content, state } = createServices({ db: await place.open(), dataDir: place.dataDir });
    await expect(content.getOptions('en')).rejects.toThrow('npm run import');
    expect(await state()).toMatchObject({ version: 0, products: { en: 0, es: 0 } });
  });
});
