import { z } from '@hono/zod-openapi';
import type { CategoryCard, ProductCard } from '#core/catalogue/product-view.ts';
import type { PageCard, PageDetail } from '#core/content/page-view.ts';
import type { LocaleCode } from '#core/i18n/locales.ts';
import { pathTo, pathToPage } from '#core/i18n/paths.ts';
import { imageSchema, presentImage } from '#server/http/rest/image.ts';
import { renderHtml } from '#server/http/rest/rendered.ts';

const relatedSchema = z
  .object({ id: z.number().int(), title: z.string(), url: z.string() })
  .openapi('Related', {
    example: { id: 402117, title: 'Panels', url: '/en/product-categories/panels' },
  });

type Related = z.infer<typeof relatedSchema>;

export const pageSchema = z
  .object({
    id: z.number().int(),
    slug: z.string().openapi({ description: 'The last segment of the path.' }),
    path: z.string().openapi({ description: 'Path without the language prefix.' }),
    kind: z.enum(['page', 'application', 'case-study', 'legal', 'home']),
    title: z.string().openapi({ description: 'Plain text.' }),
    content: z.object({ rendered: z.string().openapi({ description: 'HTML.' }) }),
    excerpt: z.string().openapi({ description: 'Plain text.' }),
    image: imageSchema.nullable(),
    facts: z.array(z.object({ label: z.string(), value: z.string() })),
    links: z.object({
      categories: z.array(relatedSchema),
      products: z.array(relatedSchema),
      pages: z.array(relatedSchema),
    }),
    link: z.string().openapi({ description: 'Path on the site.' }),
    modified: z.string().openapi({ format: 'date' }),
  })
  .openapi('Page', {
    example: {
      id: 310477120,
      slug: 'quality',
      path: 'about/quality',
      kind: 'page',
      title: 'Quality',
      content: { rendered: '<p>Every luminaire is measured before it leaves.</p>\n' },
      excerpt: 'How we measure, and what we promise.',
      image: null,
      facts: [{ label: 'Laboratory', value: 'Goniophotometer, 6 m' }],
      links: {
        categories: [{ id: 402117, title: 'Panels', url: '/en/product-categories/panels' }],
        products: [],
        pages: [],
      },
      link: '/en/about/quality',
      modified: '2026-11-02',
    },
  });

type Relations = { categories: CategoryCard[]; products: ProductCard[] };

/** Presents a content page with its related categories, products and pages. */
export function presentPage(
  locale: LocaleCode,
  page: PageDetail,
  { categories, products }: Relations,
): z.infer<typeof pageSchema> {
  return {
    id: page.id,
    slug: page.path.slice(page.path.lastIndexOf('/') + 1),
    path: page.path,
    kind: page.kind,
    title: page.title,
    content: { rendered: renderHtml(page.bodyHtml) },
    excerpt: page.summary,
    image: presentImage(page.picture),
    facts: page.facts,
    links: {
      categories: categories.map((card) =>
        related(card, pathTo(locale, 'product-categories', card.slug)),
      ),
      products: products.map((card) => related(card, pathTo(locale, 'products', card.slug))),
      pages: page.pages.map((card) => related(card, addressOf(locale, card))),
    },
    link: addressOf(locale, page),
    modified: page.updated,
  };
}

function addressOf(locale: LocaleCode, { kind, path }: PageCard): string {
  return kind === 'home' ? pathTo(locale, 'home') : pathToPage(locale, path);
}

function related({ id, title }: { id: number; title: string }, url: string): Related {
  return { id, title, url };
}
