import type { OpenAPIHono } from '@hono/zod-openapi';
import { AppError } from '#core/app-error.ts';
import {
  checkPostSort,
  context,
  filters,
  offset,
  paging,
  refuseCreating,
  status,
} from '#server/api/wp-v2/list-params.ts';
import { testimonialSchema } from '#server/api/wp-v2/post-schemas.ts';
import { embeddedTestimonialFields, presentTestimonial } from '#server/api/wp-v2/present-post.ts';
import { addRecordEndpoints } from '#server/api/wp-v2/record-endpoints.ts';
import type { NamedQuery, Scope } from '#server/api/wp-v2/wp-scope.ts';
import { word } from '#server/http/rest/params.ts';

const listParams = {
  context,
  ...paging,
  ...filters,
  offset,
  order: word({ description: 'Sort direction.', words: ['asc', 'desc'], fallback: 'desc' }),
  orderby: word({
    description: 'Sort key.',
    words: ['date', 'id', 'include', 'slug', 'include_slugs', 'title'],
    fallback: 'date',
  }),
  status,
};

/** `wp/v2/testimonials`: the testimonials, and one by id. */
export function addTestimonialEndpoints(api: OpenAPIHono, scope: Scope): void {
  const load = async (query: NamedQuery) => {
    const { editorial } = scope.services;
    const { items, total } = await editorial.queryTestimonials(scope.locale, query);
    return { items: items.map((entry) => presentTestimonial(scope, entry)), total };
  };
  addRecordEndpoints(api, scope, {
    base: 'testimonials',
    schema: testimonialSchema,
    params: listParams,
    texts: {
      list: {
        summary: 'List testimonials',
        response: 'A page of testimonials, newest first by default.',
        wrong: 'A parameter is invalid, or the page does not exist.',
      },
      single: {
        summary: 'One testimonial',
        response: 'The testimonial.',
        missing: 'There is no such testimonial.',
        id: 'Id of the testimonial.',
      },
      items: 'posts in this post type',
      item: 'this post',
    },
    embeddedFields: embeddedTestimonialFields,
    async list(query) {
      checkPostSort(query.orderby, query);
      return load({
        page: query.page,
        perPage: query.per_page,
        order: query.orderby === 'include' ? 'asc' : query.order,
        orderBy: query.orderby === 'title' ? 'name' : query.orderby,
        ...(query.include && { include: query.include }),
        ...(query.exclude && { exclude: query.exclude }),
        ...(query.slug && { slugs: query.slug }),
        ...(query.search !== undefined && { search: query.search }),
        ...(query.offset !== undefined && { offset: Math.abs(query.offset) }),
      });
    },
    find: async (id) => (await load({ ...firstOnly, include: [id] })).items[0],
    notFound: () => new AppError('post-not-found'),
    failsAfterLastPage: true,
  });
  refuseCreating(api, '/wp/v2/testimonials');
}

const firstOnly = { page: 1, perPage: 1, order: 'asc', orderBy: 'id' } as const;
