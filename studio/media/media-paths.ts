import { BASE } from '#studio/app/base.ts';
import { API, withQuery } from '#studio/app/studio-client.ts';

const below = (id: string) => `/changes/${encodeURIComponent(id)}/media`;

/** Address of the files of a change set; of one of them with its path. */
export const mediaPath = (id: string, path?: string): string =>
  withQuery(`${BASE}${below(id)}`, { path });

/** Address of a list of files for `call`. */
export const mediaQuery = (id: string, query: Record<string, unknown>): string =>
  withQuery(below(id), query);

/** Address of one file for `call`; with the digest of the file that is replaced, or ''. */
export const mediaFile = (id: string, path: string, hash?: string): string =>
  withQuery(`${below(id)}/file`, { path, hash });

type Picture = {
  path: string;
  width: 320 | 1200;
  /** Of its bytes: another one is another picture for the browser. */
  hash: string;
  isBase?: boolean;
};

/** Source of a picture or drawing; nobody but the studio has it before it is published. */
export const pictureSource = (id: string, { path, width, hash, isBase }: Picture): string =>
  withQuery(`${API}${below(id)}/picture`, {
    ...{ path, width, v: hash.slice(0, 12) },
    base: isBase ? '1' : '',
  });

/** Source of the file itself. */
export const bytesSource = (id: string, path: string): string =>
  withQuery(`${API}${below(id)}/bytes`, { path });
