import { join } from 'node:path';
import { type LocaleCode, localeCodes } from '#core/i18n/locales.ts';
import { missing } from '#core/missing.ts';
import type { PoliteClient } from '#server/import/pull/polite-client.ts';
import type { PullSource } from '#server/import/pull/pull-sources.ts';
import { getPages, type WordpressPage } from '#server/import/pull/wordpress/get-pages.ts';
import { createLeftTally, type LeftTally } from '#server/import/pull/wordpress/left-tally.ts';
import { isReadable } from '#server/import/pull/wordpress/page-markdown.ts';
import { placePages } from '#server/import/pull/wordpress/place-pages.ts';
import { createPictures, type PictureFault } from '#server/import/pull/wordpress/pull-pictures.ts';
import { openPulledFolder } from '#server/import/pull/wordpress/pulled-folder.ts';
import { writePages } from '#server/import/pull/wordpress/write-pages.ts';
import { countOf, type LeftBehind } from '#server/import/pull/wp-list.ts';

export type WordpressSource = Extract<PullSource, { kind: 'wordpress' }>;

/** What a WordPress has beside pages, and why it is not carried. */
const others = [
  ['posts', 'posts', 'an article needs a category and an author of the content'],
  ['comments', 'comments', 'the content has none'],
  ['categories', 'categories of posts', 'articles/categories.yaml has those of the content'],
  ['tags', 'tags', 'the content has none'],
  ['product', 'products', 'they have neither variants nor optics, drawings and models'],
  ['product_cat', 'product categories', 'they have neither types nor guides'],
] as const;

type Pulling = {
  /** Gets lists. */
  client: PoliteClient;
  /** Gets pictures. */
  pictureClient: PoliteClient;
  findPictureFault: PictureFault;
  /** The folder that is written, laid out as the content is. */
  to: string;
};

export type PulledPages = {
  /** Codes of the pages. */
  codes: string[];
  pictures: number;
  /** What was written, relative to the folder. */
  files: string[];
  left: LeftBehind[];
  /** What a person has to do before the importer takes the folder. */
  toDo: string[];
};

/**
 * Writes the pages of a WordPress as Markdown, with their pictures beside them.
 * @throws PullError
 */
export async function pullWordpress(
  source: WordpressSource,
  { client, pictureClient, findPictureFault, to }: Pulling,
): Promise<PulledPages> {
  const folder = await openPulledFolder(to);
  const left = createLeftTally();
  const pages: Partial<Record<LocaleCode, WordpressPage[]>> = {};
  const addresses = localeCodes.flatMap((locale) => source.urls[locale] ?? []);
  for (const locale of localeCodes) {
    const base = source.urls[locale];
    const stored = join(to, '.responses', `pages-${locale}.json`);
    if (base) pages[locale] = withText(await getPages(client, { base, stored }, left), left);
  }
  const placed = placePages({ pages, urls: source.urls, named: source.pages });
  const origins = new Set(addresses.map((address) => new URL(address).origin));
  const write = folder.write;
  const pictures = createPictures({ client: pictureClient, origins, findPictureFault, write });
  const toDo = await writePages(placed, { left, pictures, write });
  await countOthers({ client, base: addresses[0] ?? missing(), left });
  const { files, changedHere, gone } = await folder.close();
  const counts = { files, pictures: pictures.count(), left: left.list(), toDo };
  for (const path of changedHere) toDo.push(`${path} was changed here, so it stays as it is.`);
  for (const path of gone) toDo.push(`${path} is no longer there: remove it if it is to go.`);
  return { codes: [...new Set(placed.map(({ code }) => code))], ...counts };
}

function withText(pages: WordpressPage[], left: LeftTally): WordpressPage[] {
  return pages.filter(({ content, link, meta, acf }) => {
    const where = new URL(link).href;
    const lose = (why: string) => left.add('pages', why, { where });
    if (content.protected) lose('a password protects them');
    else if (content.rendered.trim() === '') lose('they have no text');
    else if (!isReadable(content.rendered)) lose('their HTML is too long or nested too deeply');
    else {
      const fields = [...Object.values(meta ?? {}), ...Object.values(acf ?? {})].filter(Boolean);
      if (fields.length > 0)
        left.add('custom fields', 'pages have none', { count: fields.length, where });
      return true;
    }
    return false;
  });
}

type Counting = { client: PoliteClient; base: string; left: LeftTally };

async function countOthers({ client, base, left }: Counting): Promise<void> {
  for (const [route, what, why] of others) {
    const count = await countOf(client, base, `wp/v2/${route}`);
    if (count) left.add(what, why, { count });
  }
  left.add('menus, drafts and private pages', 'a visitor cannot list them', { count: null });
}
