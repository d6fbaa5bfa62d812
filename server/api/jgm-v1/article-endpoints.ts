import { type OpenAPIHono, z } from '@hono/zod-openapi';
import { AppError } from '#core/app-error.ts';
import { type ArticleCard, articlePath } from '#core/content/article-view.ts';
import { pathTo } from '#core/i18n/paths.ts';
import type { Scope } from '#server/api/jgm-v1/jgm-scope.ts';
import { addEndpoint } from '#server/http/rest/add-endpoint.ts';
import { apiUrl } from '#server/http/rest/addresses.ts';
import { imageSchema, presentImage } from '#server/http/rest/image.ts';
import { listHeaders } from '#server/http/rest/list-response.ts';
import { integer, text, texts } from '#server/http/rest/params.ts';

const articleSchema = z
  .object({
    id: z.number().int(),
    slug: z.string(),
    title: z.string().openapi({ description: 'Plain text.' }),
    excerpt: z.string().openapi({ description: 'Plain text.' }),
    date: z.string().openapi({ format: 'date' }),
    modified: z.string().openapi({ format: 'date' }),
    author: z.object({ name: z.string(), role: z.string() }),
    category: z.object({ id: z.number().int(), slug: z.string(), title: z.string() }),
    reading_minutes: z.number().int(),
    image: imageSchema.nullable(),
    link: z.string().openapi({ description: 'Path on the site.' }),
  })
  .openapi('Article', {
    example: {
      id: 207119364,
      slug: 'an-office',
      title: 'An office in seven steps',
      excerpt: 'The order in which we plan offices.',
      date: '2026-11-12',
      modified: '2026-11-12',
      author: { name: 'Peter Hallam', role: 'Lighting designer' },
      category: { id: 77120, slug: 'planning', title: 'Planning' },
      reading_minutes: 3,
      image: null,
      link: '/en/articles/planning/an-office',
    },
  });

const params = {
  category: text({ description: 'Slug of a category.', example: 'planning' }),
  slug: texts({ description: 'Only these slugs, comma-separated.' }),
  page: integer({ description: 'Page number.', minimum: 1, fallback: 1 }),
  per_page: integer({ description: 'Items per page.', minimum: 1, maximum: 100, fallback: 10 }),
};

/** `jgm/v1/posts`: the articles as cards, newest first. */
export function addArticleEndpoints(api: OpenAPIHono, scope: Scope): void {
  addEndpoint(api, {
    route: '/jgm/v1/posts',
    tag: 'jgm/v1',
    summary: 'List articles as cards',
    path: z.object({}),
    query: params,
    response: z.array(articleSchema),
    responseDescription: 'A page of articles without their body text.',
    isPaged: true,
    errors: { 400: 'A parameter is invalid, or the page does not exist.' },
    async handle({ query, sent }) {
      const { page, per_page: perPage, category, slug } = query;
      const matching = (await scope.services.editorial.listArticles(scope.locale)).filter(
        (card) =>
          (category === undefined || card.category.slug === category) &&
          (slug?.includes(card.slug) ?? true),
      );
      const total = matching.length;
      if (total > 0 && page > Math.ceil(total / perPage)) throw new AppError('list-page-not-found');
      const cards = matching.slice((page - 1) * perPage, page * perPage);
      const url = apiUrl(scope, '/jgm/v1/posts');
      return {
        body: cards.map((card) => presentCard(scope, card)),
        headers: listHeaders({ url, query: sent, total, page, perPage }),
      };
    },
  });
}

function presentCard({ locale }: Scope, card: ArticleCard): z.infer<typeof articleSchema> {
  const { id, slug, title, summary, category, author, published, updated } = card;
  return {
    ...{ id, slug, title, category },
    excerpt: summary,
    date: published,
    modified: updated,
    author: { name: author.name, role: author.role },
    reading_minutes: card.minutes,
    image: presentImage(card.picture),
    link: pathTo(locale, 'articles', articlePath(card)),
  };
}
