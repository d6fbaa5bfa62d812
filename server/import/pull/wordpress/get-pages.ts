import { mkdir, readFile } from 'node:fs/promises';
import { dirname } from 'node:path';
import { z } from 'zod';
import { type PoliteClient, replaceFile } from '#server/import/pull/polite-client.ts';
import type { LeftTally } from '#server/import/pull/wordpress/left-tally.ts';
import { getList } from '#server/import/pull/wp-list.ts';

/** 10,000 pages in one language: a server that counts further is stopped. */
const LISTED = { what: 'pages', mostPages: 100 };

const rendered = z.object({ rendered: z.string() });
const fields = z.union([z.array(z.unknown()), z.record(z.string(), z.unknown())]);

const pageSchema = z.object({
  id: z.int(),
  slug: z.string(),
  link: z.url({ protocol: /^https?$/ }),
  /** In the site's own time, without a zone: `2026-11-20T15:29:07`. */
  modified: z.iso.datetime({ local: true, precision: 0 }),
  title: rendered,
  content: rendered.extend({ protected: z.boolean().default(false) }),
  excerpt: rendered,
  meta: fields.optional(),
  acf: fields.optional(),
  // Entries of pictures that are gone are errors.
  _embedded: z
    .object({
      'wp:featuredmedia': z
        .array(z.object({ source_url: z.string().optional(), alt_text: z.string().optional() }))
        .optional(),
    })
    .optional(),
});

/** A page as `wp/v2/pages` states it. */
export type WordpressPage = z.infer<typeof pageSchema>;

const idSchema = z.object({ id: z.int() });

type Place = {
  /** The API of a language, `https://example.com/wp-json`. */
  base: string;
  /** Where the pages of this language are stored for the next run. */
  stored: string;
};

/**
 * The published pages of one language, those with the smallest number first. A second run gets the pages that have changed since, and the
 * numbers of all, because pages that are gone are in no list of changes.
 * @throws PullError
 */
export async function getPages(
  client: PoliteClient,
  { base, stored }: Place,
  left: LeftTally,
): Promise<WordpressPage[]> {
  const at = { base, route: 'wp/v2/pages' };
  const order = { orderby: 'id', order: 'asc' };
  const get = (parameters: Record<string, string>) =>
    getList(client, at, { ...LISTED, parameters: { ...order, ...parameters } });
  const whole = { _embed: 'wp:featuredmedia' };
  const before = await readStored(stored, base);
  let pages = before && (await renew(before, { get, whole }));
  if (!pages) pages = readAll(await get(whole), left);
  await mkdir(dirname(stored), { recursive: true });
  await replaceFile(stored, JSON.stringify({ base, pages }));
  return pages;
}

type Getting = {
  get: (parameters: Record<string, string>) => Promise<unknown[]>;
  whole: Record<string, string>;
};

/** Null where that is not enough: a page that was published again is neither stored nor changed. */
async function renew(before: WordpressPage[], { get, whole }: Getting) {
  const newest = before.reduce((most, { modified }) => (modified > most ? modified : most), '');
  if (newest === '') return null;
  const numbers = (await get({ _fields: 'id' })).flatMap(
    (one) => idSchema.safeParse(one).data ?? [],
  );
  const changed = await get({ ...whole, modified_after: secondBefore(newest) });
  const read = changed.flatMap((one) => pageSchema.safeParse(one).data ?? []);
  if (read.length < changed.length) return null;
  const known = new Map([...before, ...read].map((page) => [page.id, page]));
  const pages = numbers.map(({ id }) => known.get(id));
  return pages.every((page) => page !== undefined) ? pages : null;
}

/** The limit is exclusive, and two pages may be saved within one second. */
function secondBefore(modified: string): string {
  return new Date(Date.parse(`${modified}Z`) - 1000).toISOString().slice(0, 19);
}

function readAll(list: unknown[], left: LeftTally): WordpressPage[] {
  return list.flatMap((one) => {
    const { data } = pageSchema.safeParse(one);
    if (!data) left.add('pages', 'fields are missing in what the server sends');
    return data ?? [];
  });
}

const storedSchema = z.object({ base: z.string(), pages: z.array(pageSchema) });

/** Null for the pages of another address. */
async function readStored(path: string, base: string): Promise<WordpressPage[] | null> {
  try {
    const stored = storedSchema.parse(JSON.parse(await readFile(path, 'utf8')));
    return stored.base === base ? stored.pages : null;
  } catch {
    return null;
  }
}
