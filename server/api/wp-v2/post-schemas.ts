import { z } from '@hono/zod-openapi';
import { linksSchema, renderedSchema, textSchema, time } from '#server/api/wp-v2/wp-schemas.ts';

const id = z.number().int();

export const postSchema = z
  .object({
    id,
    date: time,
    date_gmt: time,
    guid: renderedSchema,
    modified: time,
    modified_gmt: time,
    slug: z.string(),
    status: z.literal('publish'),
    type: z.literal('post'),
    link: z.string(),
    title: renderedSchema,
    content: textSchema,
    excerpt: textSchema,
    author: id.openapi({ description: 'Id of the author.' }),
    featured_media: id.openapi({ description: 'Id of the picture; 0 if there is none.' }),
    comment_status: z.literal('closed'),
    ping_status: z.literal('closed'),
    sticky: z.literal(false),
    template: z.string(),
    format: z.literal('standard'),
    meta: z.object({ footnotes: z.string() }),
    categories: z.array(id),
    tags: z.array(id).openapi({ description: 'Always empty.' }),
    _links: linksSchema,
  })
  .openapi('Post', {
    example: {
      id: 207119364,
      date: '2026-11-12T00:00:00',
      date_gmt: '2026-11-12T00:00:00',
      guid: { rendered: 'https://www.example.com/en/articles/planning/an-office' },
      modified: '2026-11-20T09:12:44',
      modified_gmt: '2026-11-20T09:12:44',
      slug: 'an-office',
      status: 'publish',
      type: 'post',
      link: 'https://www.example.com/en/articles/planning/an-office',
      title: { rendered: 'An office in seven steps' },
      content: { rendered: '<p>Ask for the furniture.</p>\n', protected: false },
      excerpt: { rendered: '<p>The order in which we plan offices.</p>\n', protected: false },
      author: 330127,
      featured_media: 915033127,
      comment_status: 'closed',
      ping_status: 'closed',
      sticky: false,
      template: '',
      format: 'standard',
      meta: { footnotes: '' },
      categories: [77120],
      tags: [],
      _links: { self: [{ href: 'https://www.example.com/api/wp/v2/posts/207119364' }] },
    },
  });

export const categorySchema = z
  .object({
    id,
    count: z.number().int().openapi({ description: 'Number of articles in the category.' }),
    description: z.string(),
    link: z.string(),
    name: z.string().openapi({ description: 'Text with & < > as HTML entities.' }),
    slug: z.string(),
    taxonomy: z.literal('category'),
    parent: z.literal(0),
    meta: z.array(z.never()).openapi({ type: 'array', items: {}, description: 'Always empty.' }),
    _links: linksSchema,
  })
  .openapi('Category', {
    example: {
      id: 77120,
      count: 6,
      description: 'How to choose and place luminaires.',
      link: 'https://www.example.com/en/articles/planning',
      name: 'Planning',
      slug: 'planning',
      taxonomy: 'category',
      parent: 0,
      meta: [],
      _links: { self: [{ href: 'https://www.example.com/api/wp/v2/categories/77120' }] },
    },
  });

export const testimonialSchema = z
  .object({
    id,
    date: time,
    date_gmt: time,
    guid: renderedSchema,
    modified: time,
    modified_gmt: time,
    slug: z.string(),
    status: z.literal('publish'),
    type: z.literal('testimonials'),
    link: z.string(),
    title: renderedSchema,
    content: textSchema,
    template: z.string(),
    _links: linksSchema,
  })
  .openapi('Testimonial', {
    example: {
      id: 118220931,
      date: '2026-06-01T00:00:00',
      date_gmt: '2026-06-01T00:00:00',
      guid: { rendered: 'https://www.example.com/en/case-studies/library' },
      modified: '2026-11-20T09:12:44',
      modified_gmt: '2026-11-20T09:12:44',
      slug: 'library',
      status: 'publish',
      type: 'testimonials',
      link: 'https://www.example.com/en/case-studies/library',
      title: { rendered: 'Margaret Firth' },
      content: {
        rendered: '<p>The hum had gone.</p>\n<p>Head librarian, Town council</p>\n',
        protected: false,
      },
      template: '',
      _links: { self: [{ href: 'https://www.example.com/api/wp/v2/testimonials/118220931' }] },
    },
  });

export const userSchema = z
  .object({
    id,
    name: z.string(),
    url: z.string(),
    description: z.string(),
    link: z.string(),
    slug: z.string(),
    avatar_urls: z.record(z.string(), z.string()).openapi({ description: 'Always empty.' }),
    meta: z.array(z.never()).openapi({ type: 'array', items: {}, description: 'Always empty.' }),
    _links: linksSchema,
  })
  .openapi('User', {
    example: {
      id: 330127,
      name: 'Peter Hallam',
      url: '',
      description: 'Lighting designer',
      link: 'https://www.example.com/en/articles',
      slug: 'peter-hallam',
      avatar_urls: {},
      meta: [],
      _links: { self: [{ href: 'https://www.example.com/api/wp/v2/users/330127' }] },
    },
  });

export type Post = z.infer<typeof postSchema>;
export type Category = z.infer<typeof categorySchema>;
export type TestimonialRecord = z.infer<typeof testimonialSchema>;
export type User = z.infer<typeof userSchema>;
