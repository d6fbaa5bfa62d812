import { z } from 'zod';
import { type PoliteClient, PullError } from '#server/import/pull/polite-client.ts';

const PER_PAGE = 100;

/** Something that stays behind; `where` is the first place of it. */
export type LeftBehind = {
  what: string;
  count: number | null;
  why: string;
  where?: string | undefined;
};

type Listed = {
  /** Of the records, for messages: `variants`. */
  what: string;
  /** A server that counts further than this is stopped. */
  mostPages: number;
  /** Further parameters of the address. */
  parameters?: Record<string, string>;
};

/** The address of a list below a base; parameters of the base stay. */
function addressBelow(base: string, route: string, parameters: Record<string, string>) {
  const url = new URL(base);
  url.pathname = `${url.pathname.replace(/\/+$/, '')}/${route}`;
  for (const [name, value] of Object.entries(parameters)) url.searchParams.set(name, value);
  return url.href;
}

/**
 * All records of a list that is paged as WordPress does it: `per_page`, `page`, `X-WP-TotalPages`.
 * @throws PullError
 */
export async function getList(
  client: PoliteClient,
  { base, route }: { base: string; route: string },
  { what, mostPages, parameters = {} }: Listed,
): Promise<unknown[]> {
  const found: unknown[] = [];
  for (let page = 1; ; page += 1) {
    const paging = { ...parameters, per_page: String(PER_PAGE), page: String(page) };
    const at = addressBelow(base, route, paging);
    const { bytes, headers } = await client.get(at);
    const list = z.array(z.unknown()).safeParse(parse(bytes));
    if (!list.success) throw new PullError(`${at} is no list of ${what}.`);
    found.push(...list.data);
    const pages = Number(headers['x-wp-totalpages'] ?? 1);
    if (pages > mostPages) throw new PullError(`${at} has more than ${mostPages} pages.`);
    if (!(page < pages)) return found;
  }
}

/** How many records there are; null where the address is not there. */
export async function countOf(
  client: PoliteClient,
  base: string,
  route: string,
): Promise<number | null> {
  try {
    const { headers } = await client.get(addressBelow(base, route, { per_page: '1' }));
    const total = headers['x-wp-total'];
    return total === undefined ? null : Number(total);
  } catch (error) {
    if (error instanceof PullError) return null;
    throw error;
  }
}

function parse(bytes: Uint8Array): unknown {
  try {
    return JSON.parse(new TextDecoder().decode(bytes));
  } catch {
    return null;
  }
}
