import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { basename } from 'node:path';
import { type Crop, type CropArea, cropArea } from '#core/content/crop-record.ts';
import { findFilmCodec } from '#core/content/film-codec.ts';
import type { FileLink, FocusPoint, Picture } from '#core/media.ts';
import { type Said, say } from '#core/say.ts';
import { inParallel } from '#server/files/in-parallel.ts';
import { extensionOf, mediaTypes, pictureExtensions } from '#server/files/media-types.ts';
import { readSize } from '#server/images/crop-picture.ts';
import { recall } from '#server/import/check-memory.ts';
import { quote, type Report } from '#server/import/content-problem.ts';
import type { SourceFile, SourceFolder } from '#server/import/read/source-folder.ts';

/** A media file of the content, measured. */
export type MediaFile = {
  path: string;
  absolute: string;
  hash: string;
  /** The part of the file that is the picture; the hash is then that of the part. */
  area: CropArea | null;
  /** Name in its address: names of a product's files start with its code. */
  name: string;
  extension: string;
  mimeType: string;
  isPicture: boolean;
  /** Pixels; null for files without dimensions. */
  width: number | null;
  height: number | null;
  sizeBytes: number;
  /** Of films in MP4, as RFC 6381 names it; null if none is known. */
  codec?: string | null;
};

export type Size = { width: number; height: number };

const MEASURED_AT_ONCE = 8;
const NO_CROPS: ReadonlyMap<string, Crop> = new Map();

type Measuring = {
  folder: SourceFolder;
  paths: string[];
  report: Report;
  /** By the path of the picture. */
  crops?: ReadonlyMap<string, Crop> | undefined;
};

/**
 * Measures the media files at the given paths; unusable files are reported.
 * @param knownSizes sizes of files by hash, from an earlier import.
 */
export async function measureMedia(
  { folder, paths, report, crops = NO_CROPS }: Measuring,
  knownSizes: Map<string, Size>,
): Promise<Map<string, MediaFile>> {
  const measured = await inParallel(paths, MEASURED_AT_ONCE, async (path) => {
    const file = folder.files.get(path) as SourceFile;
    const extension = extensionOf(path);
    const mimeType = mediaTypes[extension];
    const tell = (problem: Said, whatToDo: Said) =>
      report.fail({ file: path, place: null, field: '', value: undefined, problem, whatToDo });
    if (!mimeType) {
      const extensions = Object.keys(mediaTypes).join(', ');
      tell(
        say`files that end in ${quote(`.${extension}`)} are not served`,
        say`Use one of ${extensions}.`,
      );
      return null;
    }
    const isPicture = pictureExtensions.includes(extension);
    const size =
      isPicture || extension === 'svg'
        ? (knownSizes.get(file.hash) ?? (await readSize(file.absolute)))
        : null;
    if ((isPicture || extension === 'svg') && !size) {
      tell(say`the picture cannot be read`, say`Export it again; an SVG needs a viewBox.`);
      return null;
    }
    const { absolute, sizeBytes } = file;
    const codec = extension === 'mp4' ? await findCodec(file, report) : null;
    const name = nameOf(path);
    const crop = isPicture ? crops.get(path) : undefined;
    const area = crop && size ? cropArea(crop, size) : null;
    const { width, height } = area ?? size ?? { width: null, height: null };
    const measures = { width, height, sizeBytes, codec };
    const hash = area ? hashOfArea(file, area) : file.hash;
    const measured = { path, absolute, hash, area, name, extension, mimeType, isPicture };
    // A part gets its size in bytes when it is stored.
    if (area) return { ...measured, ...measures };
    const inputs = [hash, absolute, sizeBytes, width, height, codec];
    return recall(report, [`media ${path}`, ...inputs], () => ({ ...measured, ...measures }));
  });
  return new Map(measured.flatMap((file) => (file ? [[file.path, file]] : [])));
}

function findCodec({ path, absolute, digest }: SourceFile, report: Report) {
  const find = async () => findFilmCodec(await readFile(absolute));
  return recall(report, [`codec ${path}`, digest], find);
}

/** The hash of a part of a picture: another part has another address. */
export function hashOfArea({ digest }: Pick<SourceFile, 'digest'>, area: CropArea): string {
  const { left, top, width, height } = area;
  const text = [digest, left, top, width, height].join(' ');
  return createHash('sha256').update(text).digest('hex').slice(0, 16);
}

function nameOf(path: string): string {
  const name = basename(path);
  const code = path.match(/^catalogue\/products\/([^/]+)\//)?.[1];
  return !code || name.toLowerCase().startsWith(`${code}-`) ? name : `${code}-${name}`;
}

/** A picture as pages show it; null for a file that is missing. */
export function toPicture(
  file: MediaFile | undefined,
  alt: string,
  focus?: FocusPoint,
): Picture | null {
  if (!file?.isPicture || file.width === null || file.height === null) return null;
  const { hash, width, height } = file;
  return { hash, width, height, alt, ...(focus && { focus }) };
}

/** A file as pages link to it; null for a file that is missing. */
export function toFileLink(file: MediaFile | undefined, title: string): FileLink | null {
  if (!file) return null;
  const { hash, name, mimeType, sizeBytes, width, height } = file;
  const url = `/files/${hash}/${encodeURIComponent(name)}`;
  return { url, name, title, mimeType, sizeBytes, width, height };
}
