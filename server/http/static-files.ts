import { readdir, readFile } from 'node:fs/promises';
import { extname, join } from 'node:path';
import type { ResponseCache } from '#server/http/cache/response-cache.ts';
import { isCompressibleType } from '#server/http/encoding/compression.ts';

const TYPES: Record<string, string> = {
  '.js': 'text/javascript; charset=utf-8',
  '.mjs': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.json': 'application/json',
  '.geojson': 'application/geo+json',
  '.webmanifest': 'application/manifest+json',
  '.woff2': 'font/woff2',
  '.png': 'image/png',
  '.ico': 'image/x-icon',
  '.txt': 'text/plain; charset=utf-8',
  '.wasm': 'application/wasm',
};

/** Files below `assets/` have a hash in their name and never change. */
const ASSETS = '/assets/';
export const IMMUTABLE = 'public, max-age=31536000, immutable';

export type StaticFile = { url: string; file: string; type: string };

/** Returns the Content-Type of a file of the build. */
export function typeOfFile(name: string): string {
  return TYPES[extname(name)] ?? 'application/octet-stream';
}

export const isAsset = ({ url }: StaticFile): boolean => url.startsWith(ASSETS);

/** Lists the files of the browser build. */
export async function listStaticFiles(folder: string): Promise<StaticFile[]> {
  const names = await readdir(folder, { recursive: true, withFileTypes: true });
  return names
    .filter((entry) => entry.isFile() && !entry.name.startsWith('.'))
    .map((entry) => {
      const file = join(entry.parentPath, entry.name);
      const url = `/${file.slice(folder.length).replaceAll('\\', '/').replace(/^\/+/, '')}`;
      return { url, file, type: typeOfFile(entry.name) };
    });
}

/** Reads a static file into the cache, which compresses it on first request. */
export async function loadStaticFile(
  cache: ResponseCache,
  file: StaticFile,
  security: [string, string][],
) {
  const control = isAsset(file) ? IMMUTABLE : 'public, max-age=3600';
  cache.putFile(file.url, {
    headers: [['content-type', file.type], ...security],
    shared: [['cache-control', control]],
    body: await readFile(file.file),
    isText: isCompressibleType(file.type),
  });
}
