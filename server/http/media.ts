import { readFile } from 'node:fs/promises';
import { extname } from 'node:path';
import { serveStatic } from '@hono/node-server/serve-static';
import type { Context, MiddlewareHandler } from 'hono';
import { localeOfPath } from '#core/i18n/paths.ts';
import { type PictureFormat, pictureFormats, pictureWidths } from '#core/media.ts';
import type { Services } from '#server/services.ts';

/** Addresses carry the hash of the content: what they answer never changes. */
const FOREVER = 'public, max-age=31536000, immutable';

/** The address of a card stays when its item changes. */
const DAY = 'public, max-age=86400';

/** Types that the file server does not know or that want a character set. */
const MIME_TYPES: Record<string, string> = {
  '.ldt': 'text/plain; charset=iso-8859-1',
  '.glb': 'model/gltf-binary',
};

/** Kinds of file that a browser saves instead of showing. */
const DOWNLOADS = new Set(['.ldt', '.ies', '.gldf', '.zip']);

/** A drawing from content is never trusted to run anything. */
const SVG_POLICY = "default-src 'none'; style-src 'unsafe-inline'";

type Scale = (
  hash: string,
  width: number,
  format: PictureFormat,
) => Promise<{ path: string } | null>;

/** `/images/{hash}/{width}.{format}`: a picture scaled to one of the fixed widths. */
export function pictureHandler(scale: Scale) {
  return async (context: Context): Promise<Response> => {
    const { hash = '', name = '' } = context.req.param() as Record<string, string>;
    const [width, format] = name.split('.');
    const isKnown =
      pictureWidths.some((known) => String(known) === width) &&
      pictureFormats.some((known) => known === format);
    const scaled = isKnown ? await scale(hash, Number(width), format as PictureFormat) : null;
    if (!scaled) return context.notFound();
    return context.body(new Uint8Array(await readFile(scaled.path)), 200, {
      'content-type': `image/${format}`,
      'cache-control': FOREVER,
    });
  };
}

/** `/cards/{address of a page}.jpg`: the picture that stands for an item where somebody links to it. */
export function shareCardHandler(find: Services['images']['shareCard']) {
  return async (context: Context): Promise<Response> => {
    const path = context.req.path.match(/^\/cards(\/.+)\.jpg$/)?.[1] ?? '';
    const locale = localeOfPath(path);
    const card = locale && (await find(locale, path));
    if (!card) return context.notFound();
    if (context.req.header('if-none-match') === card.etag) return context.body(null, 304);
    return context.body(new Uint8Array(await readFile(card.path)), 200, {
      'content-type': 'image/jpeg',
      'cache-control': DAY,
      etag: card.etag,
    });
  };
}

/** `/files/{hash}/{name}`: an original file, with ranges for videos; the name is only for the reader. */
export function fileHandler(mediaDir: string): MiddlewareHandler {
  const serve = serveStatic({
    root: mediaDir,
    rewriteRequestPath: (path) => {
      const [, , hash = '', name = ''] = path.split('/');
      return `/${hash}${extname(name)}`;
    },
  });
  return async (context, next) => {
    const answer = await serve(context, next);
    if (!(answer instanceof Response)) return;
    const name = decodeURIComponent(context.req.path.split('/').at(-1) ?? '');
    const extension = extname(name);
    answer.headers.set('cache-control', FOREVER);
    const type = MIME_TYPES[extension];
    if (type) answer.headers.set('content-type', type);
    if (extension === '.svg') answer.headers.set('content-security-policy', SVG_POLICY);
    if (DOWNLOADS.has(extension)) {
      answer.headers.set(
        'content-disposition',
        `attachment; filename="${name.replace(/["\\]/g, '')}"`,
      );
    }
    return answer;
  };
}
