import type { PageBlock } from '#core/content/block-view.ts';
import { foldText } from '#core/fold-text.ts';
import { defaultLocale, type LocaleCode, localeCodes } from '#core/i18n/locales.ts';
import type { Localised } from '#core/i18n/localised.ts';
import { mapKeys } from '#core/keys.ts';
import type { PageDisplay } from '#server/db/stored-page.ts';
import type { RowOf } from '#server/db/tables.ts';
import { sceneFolder } from '#server/import/check/media-uses.ts';
import { listMarkdownImages, plainText, renderMarkdown } from '#server/import/markdown.ts';
import { toPicture } from '#server/import/media-library.ts';
import type { PageSources } from '#server/import/read/content-records.ts';
import type { PageSource } from '#server/import/read/parse-page.ts';
import { buildBlocks, noteBlockFiles } from '#server/import/rows/block-rows.ts';
import { type Build, checksumOf } from '#server/import/rows/row-build.ts';

/** A page's headings start one level below its title. */
const TOP_HEADING = 2;

/** Builds the rows of the content pages. The checks guarantee that every page has all languages. */
export function buildPageRows(build: Build) {
  const pages: RowOf<'page'>[] = [];
  const texts: RowOf<'page_text'>[] = [];
  for (const [position, page] of inOrder(build.content.pages).entries()) {
    const id = build.idOf('post', 'page', page.code);
    const sources = page.texts as Localised<PageSource>;
    pages.push({ position, ...toRow({ id, code: page.code, sources }, build) });
    for (const locale of localeCodes) {
      texts.push({ page_id: id, locale, ...toText(sources[locale], locale, build) });
    }
  }
  return { pages, texts };
}

/** Sorts by position, then those without one from the newest to the oldest. */
function inOrder(pages: PageSources[]): PageSources[] {
  const key = ({ texts }: PageSources) => (texts as Localised<PageSource>)[defaultLocale].record;
  return pages.toSorted((one, other) => {
    const [a, b] = [key(one), key(other)];
    const byPosition = (a.position ?? Number.MAX_VALUE) - (b.position ?? Number.MAX_VALUE);
    return byPosition || b.updated.localeCompare(a.updated);
  });
}

function toRow(
  { id, code, sources }: { id: number; code: string; sources: Localised<PageSource> },
  build: Build,
): Omit<RowOf<'page'>, 'position'> {
  const inText = notePictures(sources, id, build);
  const pictures = localeCodes.map((locale) => pictureOf(sources[locale], build));
  const alt = mapKeys(localeCodes, (locale) => sources[locale].record.image?.alt ?? '');
  const title = mapKeys(localeCodes, (locale) => sources[locale].record.title);
  const pictureIds = pictures.map((file) => build.register.use(file, { title, alt, parentId: id }));
  const checksum = checksumOf([
    localeCodes.map((locale) => [sources[locale].record, sources[locale].body]),
    pictures.map((file) => file?.hash),
    inText,
  ]);
  return {
    id,
    code,
    kind: sources[defaultLocale].record.kind,
    picture_id: pictureIds.find((pictureId) => pictureId !== null) ?? null,
    checksum,
    updated: build.updatedAt({ kind: 'page', id }, checksum),
  };
}

/** Registers files within the text and the blocks as belonging to the page; returns their hashes. */
function notePictures(sources: Localised<PageSource>, id: number, build: Build): string[] {
  const title = mapKeys(localeCodes, (locale) => sources[locale].record.title);
  const inBlocks = localeCodes.flatMap((locale) =>
    noteBlockFiles(sources[locale].record.blocks, build, (file, alt) => {
      const shown = alt === null ? null : mapKeys(localeCodes, () => alt);
      build.register.use(file, { title, alt: shown, parentId: id });
    }),
  );
  const inText = localeCodes
    .flatMap((locale) => listMarkdownImages(sources[locale].body))
    .flatMap((file) => {
      const picture = build.media.get(`${sceneFolder}/${file}`);
      build.register.use(picture, { title, alt: null, parentId: id });
      return picture?.hash ?? [];
    });
  return [...inText, ...inBlocks];
}

function toText(
  source: PageSource,
  locale: LocaleCode,
  build: Build,
): Omit<RowOf<'page_text'>, 'page_id' | 'locale'> {
  const { record, body } = source;
  const html = renderMarkdown(body, build.linksOf(locale), TOP_HEADING);
  const picture = toPicture(pictureOf(source, build), record.image?.alt ?? '', record.image?.focus);
  const display: PageDisplay = {
    facts: record.facts,
    categoryIds: record.categories.map((code) => build.idOf('term', 'category', code)),
    productIds: record.products.map((code) => build.idOf('post', 'product', code)),
    pageIds: record.pages.map((code) => build.idOf('post', 'page', code)),
    blocks: buildBlocks(record.blocks, locale, build),
    ...(record.blocks_first && { hasBlocksFirst: record.blocks_first }),
  };
  return {
    path: record.path,
    title: record.title,
    summary: record.summary,
    body_html: html,
    picture: picture && JSON.stringify(picture),
    display: JSON.stringify(display),
    updated: record.updated,
    search_text: foldText(
      [record.title, record.summary, plainText(html), ...display.blocks.map(wordsOf)].join(' '),
    ),
  };
}

/** The words of a block, for searching. */
function wordsOf(block: PageBlock): string {
  if (block.type === 'text') return plainText(block.html);
  if (block.type === 'call-to-action') return `${block.title} ${block.text}`;
  if (block.type === 'table') return [block.title, ...block.rows.flat()].join(' ');
  return '';
}

function pictureOf({ record }: PageSource, build: Build) {
  return record.image && build.media.get(`${sceneFolder}/${record.image.file}`);
}
