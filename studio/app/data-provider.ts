import type { DataProvider, GetListParams } from 'react-admin';
import { call, read, withQuery } from '#studio/app/studio-client.ts';
import type { PartlyFound } from '#studio/ui/list-pages.tsx';

type Row = { id: string | number };
/**
 * `isMore`: there are more than `total`, so many that the server has not counted them. `isPreparing`: the server still
 * prepares earlier ones, and finds them later.
 */
type Page = { items: Row[]; total: number; isMore?: boolean; isPreparing?: boolean };

/** Lists that the server divides into pages, with the filters of their API. */
async function readPage(resource: string, params: GetListParams) {
  const { pagination, sort, filter, signal } = params;
  const { page = 1, perPage = 25 } = pagination ?? {};
  const order = resource === 'messages' && sort ? toOrder(sort) : {};
  const query = { ...filter, ...order, offset: (page - 1) * perPage, limit: perPage };
  const found = await read<Page>(withQuery(`/${resource}`, query), signal);
  const { items: data, total, isMore = false, isPreparing = false } = found;
  const meta: PartlyFound = { isPreparing, ...(isMore ? { atLeast: total } : {}) };
  if (!isMore) return { data, total, meta };
  return { data, pageInfo: { hasNextPage: true, hasPreviousPage: page > 1 }, meta };
}

function toOrder({ field, order }: { field: string; order: string }) {
  return { sort: field === 'id' ? 'received' : field, order: order.toLowerCase() };
}

async function readAll(resource: string) {
  const { items } = await call<Pick<Page, 'items'>>('GET', `/${resource}`);
  return { data: items, total: items.length };
}

async function readOne(resource: string, id: Row['id']) {
  if (resource !== 'people') return call<Row>('GET', `/${resource}/${id}`);
  const { data } = await readAll(resource);
  const found = data.find((row) => row.id === id);
  if (!found) throw new Error(`There is no person ${id}.`);
  return found;
}

const isUnused = (): never => {
  throw new Error('The studio does not use this function.');
};

/** The studio's API as react-admin calls it. */
export const dataProvider = {
  // A list that was filtered further waits no more for the first one.
  supportAbortSignal: true,
  getList: (resource: string, params: GetListParams) =>
    resource === 'people' ? readAll(resource) : readPage(resource, params),
  getOne: async (resource: string, { id }: { id: Row['id'] }) => ({
    data: await readOne(resource, id),
  }),
  async create(resource: string, { data }: { data: object }) {
    const created = await call<Row>('POST', `/${resource}`, data);
    return { data: { ...data, ...created } };
  },
  async update(resource: string, { id, data }: { id: Row['id']; data: object }) {
    await call('PATCH', `/${resource}/${id}`, data);
    return { data: await readOne(resource, id) };
  },
  getMany: isUnused,
  getManyReference: isUnused,
  updateMany: isUnused,
  delete: isUnused,
  deleteMany: isUnused,
} as unknown as DataProvider;
