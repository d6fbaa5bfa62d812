import { z } from '@hono/zod-openapi';

const id = z.number().int();

export const renderedSchema = z.object({
  rendered: z.string().openapi({ description: 'HTML with typographic quotes and & as entities.' }),
});

export const textSchema = renderedSchema.extend({ protected: z.boolean() });

const linkSchema = z.object({
  href: z.string(),
  embeddable: z.boolean().optional(),
  taxonomy: z.string().optional(),
  name: z.string().optional(),
  templated: z.boolean().optional(),
});

export const linksSchema = z
  .record(z.string(), z.array(linkSchema))
  .openapi('Links', { description: 'URLs of related records, by relation.' });

export type Links = z.infer<typeof linksSchema>;

/** `date-time` of OpenAPI needs a zone, which WordPress leaves out. */
export const time = z.string().openapi({
  pattern: String.raw`^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}$`,
  description: 'UTC, without a time zone.',
});

export const productSchema = z
  .object({
    id,
    date: time,
    date_gmt: time,
    guid: renderedSchema,
    modified: time,
    modified_gmt: time,
    slug: z.string(),
    status: z.literal('publish'),
    type: z.literal('product'),
    link: z.string(),
    title: renderedSchema,
    content: textSchema,
    excerpt: textSchema,
    featured_media: id.openapi({ description: 'Id of the first picture; 0 if there is none.' }),
    menu_order: z.number().int(),
    template: z.string(),
    meta: z.object({
      product_code: z.string(),
      family: z.string(),
      product_type: z.string(),
      variant_count: z.number().int(),
      warranty_years: z.number(),
      show_in_cat_listing: z.boolean(),
    }),
    product_cat: z.array(id),
    _links: linksSchema,
  })
  .openapi('Product', {
    example: {
      id: 684201733,
      date: '2026-06-18T00:00:00',
      date_gmt: '2026-06-18T00:00:00',
      guid: { rendered: 'https://www.example.com/en/products/alcora-1200' },
      modified: '2026-11-20T09:12:44',
      modified_gmt: '2026-11-20T09:12:44',
      slug: 'alcora-1200',
      status: 'publish',
      type: 'product',
      link: 'https://www.example.com/en/products/alcora-1200',
      title: { rendered: 'Alcora 1200' },
      content: { rendered: '<p>A rectangular opal panel.</p>\n', protected: false },
      excerpt: { rendered: '<p>Edge-lit opal panel.</p>\n', protected: false },
      featured_media: 915033127,
      menu_order: 0,
      template: '',
      meta: {
        product_code: 'ALC1200',
        family: 'Alcora',
        product_type: 'Opal panels',
        variant_count: 12,
        warranty_years: 5,
        show_in_cat_listing: true,
      },
      product_cat: [402117],
      _links: { self: [{ href: 'https://www.example.com/api/wp/v2/product/684201733' }] },
    },
  });

const termImageSchema = z.object({
  id,
  url: z.string(),
  width: z.number().int(),
  height: z.number().int(),
  alt: z.string(),
});

export const termSchema = z
  .object({
    id,
    count: z
      .number()
      .int()
      .openapi({ description: 'Number of products in this category, without subcategories.' }),
    description: z.string(),
    link: z.string(),
    name: z.string().openapi({ description: 'Text with & < > as HTML entities.' }),
    slug: z.string(),
    taxonomy: z.literal('product_cat'),
    parent: id.openapi({ description: '0 at the top level.' }),
    meta: z.array(z.never()).openapi({ type: 'array', items: {}, description: 'Always empty.' }),
    image: termImageSchema.nullable().openapi({ description: 'Extension; not part of WordPress.' }),
    _links: linksSchema,
  })
  .openapi('ProductCategory', {
    example: {
      id: 402117,
      count: 6,
      description: 'Panels for grids and plasterboard.',
      link: 'https://www.example.com/en/product-categories/panels',
      name: 'Panels',
      slug: 'panels',
      taxonomy: 'product_cat',
      parent: 118402,
      meta: [],
      image: {
        id: 771204455,
        url: 'https://www.example.com/images/0f3b9a61c2d47e85/800.webp',
        width: 800,
        height: 600,
        alt: 'A panel in an office ceiling',
      },
      _links: { self: [{ href: 'https://www.example.com/api/wp/v2/product_cat/402117' }] },
    },
  });

const sizeSchema = z.object({
  file: z.string(),
  width: z.number().int(),
  height: z.number().int(),
  mime_type: z.string(),
  source_url: z.string(),
});

export const mediaSchema = z
  .object({
    id,
    date: time,
    date_gmt: time,
    guid: renderedSchema,
    modified: time,
    modified_gmt: time,
    slug: z.string(),
    status: z.literal('inherit'),
    type: z.literal('attachment'),
    link: z.string(),
    title: renderedSchema,
    author: z.number().int(),
    featured_media: z.number().int(),
    comment_status: z.literal('closed'),
    ping_status: z.literal('closed'),
    template: z.string(),
    meta: z.array(z.never()).openapi({ type: 'array', items: {}, description: 'Always empty.' }),
    description: renderedSchema,
    caption: renderedSchema,
    alt_text: z.string().openapi({ description: 'Plain text.' }),
    media_type: z.enum(['image', 'file']),
    mime_type: z.string(),
    media_details: z.object({
      width: z.number().int().optional(),
      height: z.number().int().optional(),
      file: z.string().optional(),
      filesize: z.number().int(),
      sizes: z.record(z.string(), sizeSchema),
      image_meta: z.record(z.string(), z.unknown()).optional(),
    }),
    post: id.nullable().openapi({ description: 'The product or page it belongs to.' }),
    source_url: z.string(),
    _links: linksSchema,
  })
  .openapi('Media', {
    example: {
      id: 915033127,
      date: '2026-11-20T09:12:44',
      date_gmt: '2026-11-20T09:12:44',
      guid: { rendered: 'https://www.example.com/files/0f3b9a61c2d47e85/front.webp' },
      modified: '2026-11-20T09:12:44',
      modified_gmt: '2026-11-20T09:12:44',
      slug: 'alc1200-front',
      status: 'inherit',
      type: 'attachment',
      link: 'https://www.example.com/files/0f3b9a61c2d47e85/front.webp',
      title: { rendered: 'Alcora 1200, front' },
      author: 0,
      featured_media: 0,
      comment_status: 'closed',
      ping_status: 'closed',
      template: '',
      meta: [],
      description: { rendered: '' },
      caption: { rendered: '' },
      alt_text: 'Rectangular opal panel seen from below',
      media_type: 'image',
      mime_type: 'image/webp',
      media_details: {
        width: 1200,
        height: 900,
        file: 'front.webp',
        filesize: 48211,
        sizes: {
          thumbnail: {
            file: '160.webp',
            width: 160,
            height: 120,
            mime_type: 'image/webp',
            source_url: 'https://www.example.com/images/0f3b9a61c2d47e85/160.webp',
          },
        },
        image_meta: {},
      },
      post: 684201733,
      source_url: 'https://www.example.com/files/0f3b9a61c2d47e85/front.webp',
      _links: { self: [{ href: 'https://www.example.com/api/wp/v2/media/915033127' }] },
    },
  });

export const searchResultSchema = z
  .object({
    id,
    title: z.string().openapi({ description: 'HTML with typographic quotes and & as entities.' }),
    url: z.string(),
    type: z.enum(['post', 'term']),
    subtype: z.enum(['product', 'page', 'post', 'product_cat', 'category']),
    _links: linksSchema,
  })
  .openapi('SearchResult', {
    example: {
      id: 684201733,
      title: 'Alcora 1200',
      url: 'https://www.example.com/en/products/alcora-1200',
      type: 'post',
      subtype: 'product',
      _links: { self: [{ href: 'https://www.example.com/api/wp/v2/product/684201733' }] },
    },
  });

export type Product = z.infer<typeof productSchema>;
export type Term = z.infer<typeof termSchema>;
export type Media = z.infer<typeof mediaSchema>;
export type SearchResult = z.infer<typeof searchResultSchema>;
