import { type OpenAPIHono, z } from '@hono/zod-openapi';
import { AppError } from '#core/app-error.ts';
import { articlePath } from '#core/content/article-view.ts';
import type { LocaleCode } from '#core/i18n/locales.ts';
import { localeOfPath, pathTo, pathToPage, type Screen } from '#core/i18n/paths.ts';
import type { Scope } from '#server/api/jgm-v1/jgm-scope.ts';
import { addEndpoint } from '#server/http/rest/add-endpoint.ts';
import { text } from '#server/http/rest/params.ts';

const contentSchema = z
  .object({
    type: z.enum(['page', 'product', 'post', 'product_cat', 'category']),
    id: z.number().int(),
    slug: z.string(),
    link: z.string().openapi({ description: 'Path on the site.' }),
  })
  .openapi('Content', {
    example: {
      type: 'product',
      id: 684201733,
      slug: 'alcora-1200',
      link: '/en/products/alcora-1200',
    },
  });

type Content = z.infer<typeof contentSchema>;

const about = {
  tag: 'jgm/v1',
  response: contentSchema,
  responseDescription: 'The content at the path.',
  description:
    'Takes a path of the site, with or without the language prefix, or a slug. If several match, pages come before products, products before articles, and categories last.',
};

/** `jgm/v1/slug`: finds the content at a path. */
export function addSlugEndpoints(api: OpenAPIHono, scope: Scope): void {
  addEndpoint(api, {
    ...about,
    route: '/jgm/v1/slug',
    summary: 'Find the content at a path',
    path: z.object({}),
    query: {
      slug: text({
        description: 'The path or slug.',
        isRequired: true,
        example: 'downlights',
      }),
    },
    errors: { 400: 'The slug is missing.', 404: 'There is no content at this path.' },
    handle: async ({ query }) => ({ body: await getContent(scope, query.slug ?? '') }),
  });
  addEndpoint(api, {
    ...about,
    route: '/jgm/v1/slug/:slug{.+}',
    summary: 'Find the content at a path (path parameter)',
    path: z.object({ slug: z.string().openapi({ example: 'downlights' }) }),
    query: {},
    errors: { 404: 'There is no content at this path.' },
    handle: async ({ path }) => ({ body: await getContent(scope, path.slug) }),
  });
}

async function getContent(scope: Scope, text: string): Promise<Content> {
  const [withoutQuery = ''] = text.split(/[?#]/, 1);
  const parts = withoutQuery.split('/').filter(Boolean);
  if (localeOfPath(`/${parts.join('/')}`) === scope.locale) parts.shift();
  const path = parts.join('/');
  const content =
    path === ''
      ? null
      : ((await findPage(scope, path)) ??
        (await findProduct(scope, path)) ??
        (await findArticle(scope, path)) ??
        (await findCategory(scope, path)) ??
        (await findArticleCategory(scope, path)));
  if (!content) throw new AppError('post-not-found');
  return content;
}

async function findPage({ services, locale }: Scope, path: string): Promise<Content | null> {
  const page = (await services.content.listPages(locale)).find((card) => card.path === path);
  const link = page && (page.kind === 'home' ? pathTo(locale, 'home') : pathToPage(locale, path));
  return page && link ? { type: 'page', id: page.id, slug: lastPart(path), link } : null;
}

async function findProduct({ services, locale }: Scope, path: string): Promise<Content | null> {
  const slug = slugUnder({ locale }, 'products', path);
  if (slug === null) return null;
  const query = { slugs: [slug], page: 1, perPage: 1, order: 'desc', orderBy: 'date' } as const;
  const { items } = await services.catalogue.queryProducts(locale, { ...query, slugs: [slug] });
  const [product] = items;
  const link = pathTo(locale, 'products', slug);
  return product ? { type: 'product', id: product.id, slug, link } : null;
}

async function findCategory({ services, locale }: Scope, path: string): Promise<Content | null> {
  const slug = slugUnder({ locale }, 'product-categories', path);
  const categories = slug === null ? [] : await services.catalogue.listCategories(locale);
  const category = categories.find((card) => card.slug === slug);
  if (!category || slug === null) return null;
  const link = pathTo(locale, 'product-categories', slug);
  return { type: 'product_cat', id: category.id, slug, link };
}

async function findArticle({ services, locale }: Scope, path: string): Promise<Content | null> {
  const below = pathBelow(locale, 'articles', path);
  const articles = await services.editorial.listArticles(locale);
  const article = articles.find((card) => [card.slug, articlePath(card)].includes(below));
  if (!article) return null;
  const link = pathTo(locale, 'articles', articlePath(article));
  return { type: 'post', id: article.id, slug: article.slug, link };
}

async function findArticleCategory(
  { services, locale }: Scope,
  path: string,
): Promise<Content | null> {
  const slug = pathBelow(locale, 'articles', path);
  const categories = await services.editorial.listArticleCategories(locale);
  const category = categories.find((candidate) => candidate.slug === slug);
  if (!category) return null;
  const link = pathTo(locale, 'articles', slug);
  return { type: 'category', id: category.id, slug, link };
}

/** Returns the slug of a path that is a bare slug or lies below a screen, otherwise null. */
function slugUnder({ locale }: Pick<Scope, 'locale'>, screen: Screen, path: string) {
  const slug = pathBelow(locale, screen, path);
  return slug.includes('/') ? null : slug;
}

function pathBelow(locale: LocaleCode, screen: Screen, path: string): string {
  const address = `/${locale}/${path}`;
  const prefix = `${pathTo(locale, screen)}/`;
  return address.startsWith(prefix) ? address.slice(prefix.length) : path;
}

function lastPart(path: string): string {
  return path.slice(path.lastIndexOf('/') + 1);
}
