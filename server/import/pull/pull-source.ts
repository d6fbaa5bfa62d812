import { mkdir, readFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { createPoliteClient, PullError, replaceFile } from '#server/import/pull/polite-client.ts';
import { pullSite } from '#server/import/pull/pull-site.ts';
import type { PullSource } from '#server/import/pull/pull-sources.ts';
import type { LeftBehind } from '#server/import/pull/wp-list.ts';

const MAX_FILE = 100 * 1024 * 1024;
const MAX_PAGE = 16 * 1024 * 1024;

/** A source of variants. */
type VariantSource = Exclude<PullSource, { kind: 'wordpress' }>;

export type Pulling = {
  /** Where the result is written; responses are stored in a hidden folder of it. */
  to: string;
  /** What `file` of a source is relative to. */
  base: string;
  environment: Readonly<Record<string, string | undefined>>;
};

export type Pulled = {
  /** A file that `--part` of the importer reads. */
  path: string;
  /** What the source has and this file does not. */
  left: LeftBehind[];
};

/**
 * Gets the variants of a source and writes them as one file. Names of files are our own, never those of the source.
 * @throws PullError
 */
export async function pullSource(source: VariantSource, pulling: Pulling): Promise<Pulled> {
  const { to } = pulling;
  await mkdir(to, { recursive: true });
  if (source.kind === 'site') {
    const client = clientFor(source, { ...pulling, maxBytes: MAX_PAGE });
    const { variations, left } = await pullSite(client, source.url);
    const path = join(to, 'variations.json');
    await replaceFile(path, JSON.stringify({ variations }));
    return { path, left };
  }
  const path = join(to, source.kind === 'bmecat' ? 'catalogue.xml' : 'catalogue.json');
  await replaceFile(path, await readCatalogue(source, pulling));
  return { path, left: [] };
}

type FileSource = Extract<PullSource, { kind: 'bmecat' | 'xchange' }>;

async function readCatalogue(source: FileSource, pulling: Pulling): Promise<Uint8Array> {
  const { url, file = '' } = source;
  if (url !== undefined) {
    return (await clientFor(source, { ...pulling, maxBytes: MAX_FILE }).get(url)).bytes;
  }
  return readFile(resolve(pulling.base, file)).catch((error: NodeJS.ErrnoException) => {
    throw new PullError(`${file} cannot be read: ${error.code ?? error.message}.`);
  });
}

/** @throws PullError when the environment lacks the variable. */
export function clientFor(
  { authorization: name }: Pick<PullSource, 'authorization'>,
  { to, environment, maxBytes }: Pulling & { maxBytes: number },
) {
  const authorization = name === undefined ? undefined : environment[name];
  if (name !== undefined && !authorization)
    throw new PullError(`The environment has no ${name}, which sources.yaml names.`);
  return createPoliteClient({ folder: join(to, '.responses'), authorization, maxBytes });
}
