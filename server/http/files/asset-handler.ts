import type { MiddlewareHandler } from 'hono';
import { findBuildFile } from '#server/files/build-files.ts';
import { sendFile } from '#server/http/files/send-file.ts';
import { IMMUTABLE, typeOfFile } from '#server/http/static-files.ts';

/** Names of the build's files: no name leads out of the folder. */
const NAME = /^\w[\w.-]*$/;

/** Serves `/assets/{name}` of other releases; the files of this one are in the cache in front of the application. */
export function assetHandler(root: string): MiddlewareHandler {
  return async (context, next) => {
    const name = context.req.param('name') ?? '';
    const file = NAME.test(name) ? await findBuildFile(root, name) : null;
    if (!file) return next();
    const headers = { 'content-type': typeOfFile(name), 'cache-control': IMMUTABLE };
    return sendFile(context, { ...file, etag: `"${name}"`, headers });
  };
}
