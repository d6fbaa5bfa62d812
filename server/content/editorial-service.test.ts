import { expect, test } from 'vitest';
import { describeEachDatabase } from '#server/db/databases.fixtures.ts';
import { serveFixtures } from '#server/services.fixtures.ts';

describeEachDatabase('The editorial content', (createPlace) => {
  const setUp = serveFixtures(createPlace);

  test('lists articles newest first, and by category, application and product', async () => {
    const { editorial, content } = await setUp();
    const codesOf = async (filter?: Parameters<typeof editorial.listArticles>[1]) => {
      return (await editorial.listArticles('en', filter)).map(({ code }) => code);
    };
    const categories = await editorial.listArticleCategories('es');
    expect(categories).toMatchObject([
      { slug: 'proyecto', slugs: { en: 'planning' }, count: 1 },
      { slug: 'normativa', title: 'Normativa', count: 1 },
    ]);
    expect(await codesOf()).toEqual(['reading-ugr', 'choosing-light']);
    expect(await codesOf({ categoryId: categories[0]?.id as number })).toEqual(['choosing-light']);
    expect(await codesOf({ applicationPageId: 0 })).toEqual([]);
    const harbour = await content.findPage('en', 'projects/harbour-office');
    expect(await codesOf({ applicationPageId: harbour?.id as number })).toEqual(['choosing-light']);
  });

  test('finds an article with its contents, its terms and related articles', async () => {
    const { editorial } = await setUp();
    const article = await editorial.findArticle('es', 'proyecto/elegir-la-luz');
    expect(article).toMatchObject({
      paths: { en: 'planning/choosing-light', es: 'proyecto/elegir-la-luz' },
      author: { name: 'Ana Prieto', role: 'Directora técnica' },
      published: '2026-04-10',
      updated: '2026-05-02',
      minutes: 1,
      headings: [
        { id: 'lo-que-se-ve', text: 'Lo que se ve' },
        { id: 'lo-que-se-paga', text: 'Lo que se paga' },
      ],
      terms: [{ anchor: 'ugr' }, { anchor: 'flujo-luminoso' }],
      articles: [{ code: 'reading-ugr' }],
    });
    expect(article?.productIds).toHaveLength(1);
    expect(article?.bodyHtml).toContain('<a href="/es/glossary#ugr" data-term="ugr">UGR</a>');
    expect(article?.bodyHtml).toContain('<a href="/es/articulos/normativa/leer-el-ugr">');
    expect(article?.bodyHtml).toContain('<h2 id="lo-que-se-ve">');
    expect(await editorial.findArticle('en', 'proyecto/elegir-la-luz')).toBeNull();
    expect(await editorial.findArticle('en', 'standards/choosing-light')).toBeNull();
  });

  test('lists the articles that link to a term', async () => {
    const { editorial } = await setUp();
    const terms = await editorial.listGlossary('es');
    const articles = await editorial.listTermArticles('es');
    const ofTerm = (code: string) =>
      articles.get(terms.find((term) => term.code === code)?.id ?? 0);
    expect(ofTerm('luminous-flux')).toEqual([
      { path: 'proyecto/elegir-la-luz', title: 'Elegir la luz' },
    ]);
    expect(articles.get(0)).toBeUndefined();
  });

  test('queries articles by text, category and date', async () => {
    const { editorial } = await setUp();
    const query = { page: 1, perPage: 10, order: 'desc', orderBy: 'date' } as const;
    const slugsOf = async (extra: object) => {
      const { items } = await editorial.queryArticles('en', { ...query, ...extra });
      return items.map(({ card }) => card.slug);
    };
    expect(await slugsOf({ search: 'CIE 117' })).toEqual(['reading-ugr']);
    expect(await slugsOf({ after: '2026-05-01T00:00:00' })).toEqual(['reading-ugr']);
    expect(await slugsOf({ orderBy: 'title', order: 'asc' })).toEqual([
      'choosing-light',
      'reading-ugr',
    ]);
    const { items, total } = await editorial.queryArticles('en', { ...query, perPage: 1 });
    expect(total).toBe(2);
    expect(items[0]?.bodyHtml).toContain('calculated by CIE\u00a0117');
  });

  test('lists glossary, questions and testimonials of the language', async () => {
    const { editorial } = await setUp();
    expect(await editorial.listGlossary('es')).toMatchObject([
      { anchor: 'flujo-luminoso', symbol: 'Φ', unit: 'lm', related: [] },
      {
        title: 'UGR',
        synonyms: ['índice de deslumbramiento unificado'],
        related: [{ anchor: 'flujo-luminoso', title: 'Flujo luminoso' }],
        definition: 'Deslumbramiento molesto de una sala entera; véase flujo luminoso.',
      },
    ]);
    const [topic] = await editorial.listFaqs('en');
    expect(topic).toMatchObject({
      anchor: 'ordering',
      questions: [{ anchor: 'who-sells', answer: 'Electrical wholesalers; see Quality.' }],
    });
    expect(topic?.questions[0]?.answerHtml).toContain('href="/en/about/quality"');
    expect(await editorial.listTestimonials('es')).toMatchObject([
      {
        name: 'Marta Gil',
        role: 'Responsable de oficina',
        pagePath: 'proyectos/oficina-del-puerto',
      },
    ]);
  });
});
