import type { OpenAPIHono } from '@hono/zod-openapi';
import { AppError } from '#core/app-error.ts';
import {
  dateTime,
  ids,
  integer,
  type Param,
  type ParamValues,
  text,
  texts,
  word,
} from '#server/http/rest/params.ts';
import { presentError } from '#server/http/rest/present-error.ts';

/** The fields to return; `edit` requires a login, which this API does not support. */
export const context = word({
  description: 'Set of fields to return; `edit` is forbidden.',
  words: ['view', 'embed', 'edit'],
  fallback: 'view',
  isEarly: true,
});

export const paging = {
  page: integer({ description: 'Page number.', minimum: 1, fallback: 1, isEarly: true }),
  per_page: integer({
    description: 'Items per page.',
    minimum: 1,
    maximum: 100,
    fallback: 10,
    isEarly: true,
  }),
  search: text({
    description: 'Only items that contain every word, ignoring case and accents.',
    isEarly: true,
    example: 'panel',
  }),
};

export const filters = {
  exclude: ids({ description: 'Ids to exclude.' }),
  include: ids({ description: 'Only these ids.' }),
  slug: texts({ description: 'Only these slugs, comma-separated.' }),
};

/** Limits of publication and of the last change. */
export const period = {
  after: dateTime({ description: 'Only items published after this time.' }),
  before: dateTime({ description: 'Only items published before this time.' }),
  modified_after: dateTime({ description: 'Only items changed after this time.' }),
  modified_before: dateTime({ description: 'Only items changed before this time.' }),
};

export function periodOf({
  after,
  before,
  modified_after: modifiedAfter,
  modified_before: modifiedBefore,
}: ParamValues<typeof period>) {
  return { after, before, modifiedAfter, modifiedBefore };
}

export const offset = integer({
  description: 'Number of items to skip, instead of `page`.',
  fallback: undefined,
});

/** @throws AppError 401 for `context=edit`. */
export function refuseEditing(value: 'view' | 'embed' | 'edit', what: string): void {
  if (value !== 'edit') return;
  throw new AppError('editing-forbidden', { what });
}

/** @throws AppError 400 if the sort key requires another parameter. */
export function checkPostSort(orderBy: string, query: { include?: unknown; search?: unknown }) {
  if (orderBy === 'relevance' && query.search === undefined) {
    throw new AppError('order-term-missing');
  }
  if (orderBy === 'include' && query.include === undefined) {
    throw new AppError('order-include-missing');
  }
}

/** The requested record states; only published records are accessible. */
export const status: Param<string[] | undefined> = {
  fallback: undefined,
  openapi: {
    type: 'array',
    items: { type: 'string', enum: ['publish'] },
    description: 'Only records in these states; any state except `publish` is forbidden.',
  },
  read(value, name) {
    const read = texts({ description: '' }).read(value, name);
    if ('problem' in read || !read.value?.some((state) => state !== 'publish')) return read;
    const message = 'Status is forbidden.';
    return { problem: { code: 'rest_forbidden_status', message, data: { status: 401 } } };
  },
};

/** Rejects the creation of records as WordPress does for anonymous clients: this API is read-only. */
export function refuseCreating(api: OpenAPIHono, route: string): void {
  const error = new AppError('creating-forbidden');
  api.post(route, (context) => context.json(presentError(error), error.status as 401));
}
