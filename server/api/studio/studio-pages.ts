import { randomBytes } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import type { MiddlewareHandler } from 'hono';
import { VIEWER_STYLE } from '#server/http/policies/content-security-policy.ts';
import { IMMUTABLE, typeOfFile } from '#server/http/static-files.ts';

const BUILD = new URL('../../../build/studio/', import.meta.url);
const NONCE = '%NONCE%';

/**
 * Serves the built studio: its one page at every address, and its files. The page is never cached; its styles need the
 * nonce of the response, and its scripts are files of the site. Without a build the addresses do not exist.
 */
export async function createStudioPages() {
  const page = await readFile(new URL('index.html', BUILD), 'utf8').catch(() => null);
  const names: string[] = await readdir(new URL('assets/', BUILD)).catch(() => []);
  const files = new Map<string, Promise<Uint8Array<ArrayBuffer>>>();

  const sendPage: MiddlewareHandler = async (context, next) => {
    if (page === null) return next();
    const nonce = randomBytes(16).toString('base64');
    context.header('content-security-policy', policyWith(nonce));
    context.header('cache-control', 'no-store');
    context.header('x-robots-tag', 'noindex');
    context.header('referrer-policy', 'no-referrer');
    return context.html(page.replace(NONCE, nonce));
  };

  const sendFile: MiddlewareHandler = async (context, next) => {
    const name: string = context.req.param('name') ?? '';
    // Names that the build has: no other leads anywhere.
    if (!names.includes(name)) return next();
    const reading = files.get(name) ?? readFile(new URL(`assets/${name}`, BUILD));
    files.set(name, reading);
    const headers = { 'content-type': typeOfFile(name), 'cache-control': IMMUTABLE };
    return context.body(await reading, 200, headers);
  };

  return { sendPage, sendFile };
}

function policyWith(nonce: string): string {
  return [
    "default-src 'none'",
    // The 3D viewer decodes meshes with WebAssembly and textures by way of blobs.
    "script-src 'self' 'wasm-unsafe-eval'",
    `style-src 'self' 'nonce-${nonce}' ${VIEWER_STYLE}`,
    "img-src 'self' data: blob:",
    "connect-src 'self' blob: data:",
    "worker-src 'self' blob:",
    "font-src 'self'",
    // The public page before and after a change.
    "frame-src 'self'",
    "form-action 'self'",
    "base-uri 'none'",
    "frame-ancestors 'none'",
  ].join('; ');
}
