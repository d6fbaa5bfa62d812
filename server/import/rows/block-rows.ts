import type { BlockRecord } from '#core/content/block-record.ts';
import type { BlockLink, PageBlock } from '#core/content/block-view.ts';
import type { LocaleCode } from '#core/i18n/locales.ts';
import type { FileLink } from '#core/media.ts';
import { urlOfLink } from '#server/db/stored-link.ts';
import { pageFilePaths, sceneFolder } from '#server/import/check/media-uses.ts';
import { renderMarkdown } from '#server/import/markdown.ts';
import { type MediaFile, toFileLink, toPicture } from '#server/import/media-library.ts';
import type { Build } from '#server/import/rows/row-build.ts';

type LinkRecord = Extract<BlockRecord, { type: 'call-to-action' }>['link'];

/** A block's text starts one heading level below the page title, beside the headings of the page. */
const TOP_HEADING = 2;

/** Returns the blocks of a page ready to show, without missing files, which the checks have reported. */
export function buildBlocks(records: BlockRecord[], locale: LocaleCode, build: Build): PageBlock[] {
  const linkOf = (link: LinkRecord | undefined): BlockLink | null => {
    const target = link && build.links.resolve(link.to, locale);
    const href = target ? urlOfLink(locale, target) : null;
    return link && href !== null ? { title: link.title, href } : null;
  };
  const toBlock = (block: BlockRecord): PageBlock | [] => {
    switch (block.type) {
      case 'text':
        return {
          type: 'text',
          html: renderMarkdown(block.text, build.linksOf(locale), TOP_HEADING),
        };
      case 'picture': {
        const picture = pictureOf(block.picture, build);
        return picture ? { type: 'picture', picture, caption: block.caption ?? '' } : [];
      }
      case 'gallery': {
        const pictures = block.pictures.flatMap((one) => pictureOf(one, build) ?? []);
        return { type: 'gallery', title: block.title ?? '', pictures };
      }
      case 'video': {
        const file = fileLinkOf(block.file, block.title, build);
        const poster = pictureOf({ file: block.poster, alt: block.title }, build);
        return file ? { type: 'video', film: { ...file, poster } } : [];
      }
      case 'call-to-action': {
        const { title, text } = block;
        const link = linkOf(block.link);
        return link ? { type: 'call-to-action', title, text, link } : [];
      }
      case 'products': {
        const productIds = block.products.map((code) => build.idOf('post', 'product', code));
        return { type: 'products', title: block.title ?? '', productIds };
      }
      case 'table':
        return block;
      case 'downloads': {
        const files = block.files.flatMap(
          ({ file, title }) => fileLinkOf(file, title, build) ?? [],
        );
        return { type: 'downloads', title: block.title ?? '', files };
      }
      case 'form':
      case 'code-search':
      case 'file-sets':
      case 'latest-files':
        return block;
      case 'testimonials':
        return { ...block, title: block.title ?? '' };
      case 'pages':
        return { ...block, count: block.count ?? null, link: linkOf(block.link) };
      case 'categories':
      case 'latest-products':
      case 'tools':
        return { ...block, link: linkOf(block.link) };
    }
  };
  return records.flatMap(toBlock);
}

/** Registers the files of a page's blocks as belonging to it; returns their hashes. */
export function noteBlockFiles(
  records: BlockRecord[],
  build: Build,
  note: (file: MediaFile | undefined, alt: string | null) => void,
): string[] {
  const files = records.flatMap((block): { file: MediaFile | undefined; alt: string | null }[] => {
    switch (block.type) {
      case 'picture':
        return [{ file: sceneOf(block.picture.file, build), alt: block.picture.alt }];
      case 'gallery':
        return block.pictures.map(({ file, alt }) => ({ file: sceneOf(file, build), alt }));
      case 'video':
        return [
          { file: findFile(block.file, build), alt: null },
          { file: sceneOf(block.poster, build), alt: block.title },
        ];
      case 'downloads':
        return block.files.map(({ file }) => ({ file: findFile(file, build), alt: null }));
      default:
        return [];
    }
  });
  for (const { file, alt } of files) note(file, alt);
  return files.flatMap(({ file }) => file?.hash ?? []);
}

function pictureOf({ file, alt }: { file: string; alt: string }, build: Build) {
  return toPicture(sceneOf(file, build), alt);
}

function sceneOf(file: string, { media }: Build): MediaFile | undefined {
  return media.get(`${sceneFolder}/${file}`);
}

function findFile(file: string, { media }: Build): MediaFile | undefined {
  return pageFilePaths(file)
    .map((path) => media.get(path))
    .find((one) => one !== undefined);
}

function fileLinkOf(file: string, title: string, build: Build): FileLink | null {
  return toFileLink(findFile(file, build), title);
}
