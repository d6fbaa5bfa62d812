import { type LocaleCode, localeCodes } from '#core/i18n/locales.ts';
import type { LeftTally } from '#server/import/pull/wordpress/left-tally.ts';
import { toPageFile } from '#server/import/pull/wordpress/page-file.ts';
import { createLinks } from '#server/import/pull/wordpress/page-links.ts';
import { type Places, toPageMarkdown } from '#server/import/pull/wordpress/page-markdown.ts';
import type { PlacedPage } from '#server/import/pull/wordpress/place-pages.ts';
import type { createPictures, PulledPicture } from '#server/import/pull/wordpress/pull-pictures.ts';

type Writing = {
  left: LeftTally;
  pictures: ReturnType<typeof createPictures>;
  write(path: string, text: string): Promise<void>;
};

/** So many files with the same need have a line each. */
const MOST_NAMED = 3;

/** Writes each page after the pictures that it shows. Returns what a person still has to do. */
export async function writePages(placed: PlacedPage[], writing: Writing): Promise<string[]> {
  const lacking = new Map<string, string[]>();
  const note = (what: string, path: string) =>
    lacking.set(what, [...(lacking.get(what) ?? []), path]);
  const links = createLinks(placed);
  const written = new Map<string, LocaleCode[]>();
  for (const one of placed) {
    const { code, locale } = one;
    const path = `pages/${code}/${locale}.md`;
    const lose = (what: string, why: string) => writing.left.add(what, why, { where: path });
    const parts = await readParts(one, { links, pictures: writing.pictures, lose });
    const { file, missing } = toPageFile(one, parts);
    await writing.write(path, file);
    written.set(code, [...(written.get(code) ?? []), locale]);
    if (missing.length > 0) note(`needs ${missing.join(' and ')}`, path);
  }
  const unwritten = [...written].flatMap(([code, has]) =>
    localeCodes.flatMap((locale) => (has.includes(locale) ? [] : `pages/${code}/${locale}.md`)),
  );
  for (const path of unwritten) note('is missing', path);
  const hint = "Write what is missing, or name pages that are one under 'pages' of the source.";
  return [
    ...[...lacking].flatMap(([what, paths]) => nameFiles(paths, what)),
    ...(unwritten.length > 0 ? [hint] : []),
  ];
}

/** A line for each file, or one for many with the same need. */
function nameFiles(paths: readonly string[], what: string): string[] {
  if (paths.length <= MOST_NAMED) return paths.map((path) => `${path} ${what}.`);
  const named = paths.slice(0, MOST_NAMED).join(', ');
  const rest = paths.length - MOST_NAMED;
  return [`Each of ${paths.length} files ${what}: ${named} and ${rest} more.`];
}

type Reading = Pick<Writing, 'pictures'> & {
  links: ReturnType<typeof createLinks>;
  lose: Places['lose'];
};

/** Body and cover of a page, with the pictures that could be fetched. */
async function readParts({ page }: PlacedPage, { links, pictures, lose }: Reading) {
  const wanted = new Set<string>();
  const addressOf = (address: string) => links.absolute(address, page.link);
  const convert = (places: Omit<Places, 'link'>) =>
    toPageMarkdown(page.content.rendered, {
      link: (href) => links.find(href, page.link),
      ...places,
    });
  const placeOf = (address: string, alt: string, find: (url: string) => PulledPicture) => {
    const url = addressOf(address);
    if (!url) return { why: 'their address is none' };
    return alt === '' ? { why: 'they have no alternative text' } : find(url);
  };
  const want = (url: string) => {
    wanted.add(url);
    return { file: '' };
  };
  convert({ lose: () => {}, picture: (at, alt) => placeOf(at, alt, want) });
  const cover = coverOf(page);
  if (cover) placeOf(cover.address, cover.alt, want);
  await pictures.pullAll(wanted);
  const body = convert({
    lose,
    picture: (address, alt) => placeOf(address, alt, pictures.find),
  });
  const image = cover && placeOf(cover.address, cover.alt, pictures.find);
  if (image && 'why' in image) lose('pictures', image.why);
  return {
    body,
    image: cover && image && 'file' in image ? { file: image.file, alt: cover.alt } : null,
  };
}

function coverOf({ _embedded }: PlacedPage['page']): { address: string; alt: string } | null {
  const [featured] = _embedded?.['wp:featuredmedia'] ?? [];
  if (!featured?.source_url) return null;
  return { address: featured.source_url, alt: (featured.alt_text ?? '').trim() };
}
