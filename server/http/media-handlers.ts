import { extname } from 'node:path';
import type { Context, MiddlewareHandler } from 'hono';
import { localeOfPath } from '#core/i18n/paths.ts';
import { type PictureFormat, pictureFormats, pictureWidths } from '#core/media.ts';
import { sendFile } from '#server/http/files/send-file.ts';
import type { Services } from '#server/services.ts';

/** Addresses contain the content hash, so their responses never change. */
const FOREVER = 'public, max-age=31536000, immutable';

/** The address of a card does not change with its item. */
const DAY = 'public, max-age=86400';

/** Types that are more specific than the media store's. */
const MIME_TYPES: Record<string, string> = {
  '.ldt': 'text/plain; charset=iso-8859-1',
  '.ies': 'text/plain; charset=us-ascii',
  '.spdx': 'application/xml; charset=utf-8',
};

/** File kinds that a browser saves instead of showing. */
const DOWNLOADS = new Set(['.ldt', '.ies', '.spdx', '.gldf', '.zip']);

/** Drawings from content must never run scripts. */
const SVG_POLICY = "default-src 'none'; style-src 'unsafe-inline'";

type Scale = (
  hash: string,
  width: number,
  format: PictureFormat,
) => Promise<{ bytes: Uint8Array; etag: string } | null>;

/** Serves `/images/{hash}/{width}.{format}`: a picture scaled to one of the fixed widths. */
export function pictureHandler(scale: Scale) {
  return async (context: Context): Promise<Response> => {
    const { hash = '', name = '' } = context.req.param() as Record<string, string>;
    const [width, format] = name.split('.');
    const isKnown =
      pictureWidths.some((candidate) => String(candidate) === width) &&
      pictureFormats.some((candidate) => candidate === format);
    const scaled = isKnown ? await scale(hash, Number(width), format as PictureFormat) : null;
    if (!scaled) return context.notFound();
    return sendPicture(context, scaled, {
      'content-type': `image/${format}`,
      'cache-control': FOREVER,
    });
  };
}

/** Serves `/cards/{address of a page}.jpg`: the preview picture of an item in links to it. */
export function shareCardHandler(find: Services['images']['shareCard']) {
  return async (context: Context): Promise<Response> => {
    const path = context.req.path.match(/^\/cards(\/.+)\.jpg$/)?.[1] ?? '';
    const locale = localeOfPath(path);
    const variation = Number(context.req.query('variation')) || null;
    const card = locale && (await find(locale, path, variation));
    if (!card) return context.notFound();
    return sendPicture(context, card, { 'content-type': 'image/jpeg', 'cache-control': DAY });
  };
}

/** Serves `/scenes/{id of a variant}.webp`: the still picture of its light. */
export function sceneHandler(find: Services['images']['scene']) {
  return async (context: Context): Promise<Response> => {
    const id = context.req.path.match(/^\/scenes\/([1-9]\d{0,14})\.webp$/)?.[1];
    const picture = id ? await find(Number(id)) : null;
    if (!picture) return context.notFound();
    return sendPicture(context, picture, { 'content-type': 'image/webp', 'cache-control': DAY });
  };
}

async function sendPicture(
  context: Context,
  picture: { bytes: Uint8Array; etag: string },
  headers: Record<string, string>,
): Promise<Response> {
  return sendFile(context, { ...picture, headers });
}

/** Serves `/files/{hash}/{name}`: an original file; the name is only for the reader. */
export function fileHandler(openMedia: Services['files']['openMedia']): MiddlewareHandler {
  return async (context, next) => {
    const { hash = '', name: written = '' } = context.req.param() as Record<string, string>;
    const extension = extname(written).toLowerCase();
    const media = await openMedia(hash);
    if (!media || extname(media.path) !== extension) return next();
    const name = written.replace(/[^ -~]|["\\]/g, '');
    const headers = {
      'content-type': MIME_TYPES[extension] ?? media.mimeType,
      'cache-control': FOREVER,
      ...(extension === '.svg' && { 'content-security-policy': SVG_POLICY }),
      ...(DOWNLOADS.has(extension) && { 'content-disposition': `attachment; filename="${name}"` }),
    };
    const etag = `"${hash}"`;
    return sendFile(context, { ...media, etag, headers });
  };
}
