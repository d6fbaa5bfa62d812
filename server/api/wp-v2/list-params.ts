import type { OpenAPIHono } from '@hono/zod-openapi';
import { AppError } from '#core/app-error.ts';
import { ids, integer, type Param, text, texts, word } from '#server/http/rest/params.ts';
import { presentError } from '#server/http/rest/present-error.ts';

/** How much of a record is answered; `edit` needs a login that does not exist here. */
export const context = word({
  description: 'How much of each record is answered; `edit` is refused.',
  words: ['view', 'embed', 'edit'],
  fallback: 'view',
  isEarly: true,
});

export const paging = {
  page: integer({ description: 'Page of the list.', minimum: 1, fallback: 1, isEarly: true }),
  per_page: integer({
    description: 'Items on a page.',
    minimum: 1,
    maximum: 100,
    fallback: 10,
    isEarly: true,
  }),
  search: text({
    description: 'Only items that contain every word, whatever its case and accents.',
    isEarly: true,
    example: 'panel',
  }),
};

export const narrowing = {
  exclude: ids({ description: 'Ids to leave out.' }),
  include: ids({ description: 'Only these ids.' }),
  slug: texts({ description: 'Only these slugs, a comma list.' }),
};

export const offset = integer({
  description: 'Number of items to skip, in place of `page`.',
  fallback: undefined,
});

/** @throws AppError 401 for `context=edit`. */
export function refuseEditing(value: 'view' | 'embed' | 'edit', what: string): void {
  if (value !== 'edit') return;
  throw new AppError('editing-forbidden', { what });
}

/** @throws AppError 400 for an order that needs another parameter. */
export function checkPostSort(orderBy: string, query: { include?: unknown; search?: unknown }) {
  if (orderBy === 'relevance' && query.search === undefined) {
    throw new AppError('order-term-missing');
  }
  if (orderBy === 'include' && query.include === undefined) {
    throw new AppError('order-include-missing');
  }
}

/** Which states of a record are asked for: everybody sees what is published, and nothing else. */
export const status: Param<string[] | undefined> = {
  fallback: undefined,
  openapi: {
    type: 'array',
    items: { type: 'string', enum: ['publish'] },
    description: 'Only records in these states; any but `publish` is refused.',
  },
  read(value, name) {
    const read = texts({ description: '' }).read(value, name);
    if ('problem' in read || !read.value?.some((one) => one !== 'publish')) return read;
    const message = 'Status is forbidden.';
    return { problem: { code: 'rest_forbidden_status', message, data: { status: 401 } } };
  },
};

/** Nobody writes records through this API: it answers as WordPress does to strangers. */
export function refuseCreating(api: OpenAPIHono, route: string): void {
  const error = new AppError('creating-forbidden');
  api.post(route, (context) => context.json(presentError(error), error.status as 401));
}
