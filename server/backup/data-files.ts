import { keysOf } from '#core/keys.ts';
import type { FileStore } from '#server/files/file-store.ts';
import type { SiteFiles } from '#server/files/site-files.ts';

type Stores = Pick<SiteFiles, 'stores'>;

/** A file in an archive: its whole name, and where it is on a site. */
type DataFile = { name: string; store: FileStore; fileName: string };

/** Lists the files of a site that cannot be made again, except those that are being written. */
export async function* listDataFiles({ stores }: Stores): AsyncGenerator<DataFile> {
  for (const folder of keysOf(stores)) {
    for await (const { name: fileName } of stores[folder].list()) {
      if (fileName.endsWith('.part')) continue;
      yield { name: `${folder}/${fileName}`, store: stores[folder], fileName };
    }
  }
}

/** The file of a name in an archive; null where a site has none of such a name. */
export function findDataFile({ stores }: Stores, name: string): DataFile | null {
  const folder = keysOf(stores).find((one) => name.startsWith(`${one}/`));
  const fileName = name.slice((folder?.length ?? 0) + 1);
  const isPlain = /^[^\0/\\]+$/.test(fileName) && fileName !== '.' && fileName !== '..';
  return folder && isPlain ? { name, store: stores[folder], fileName } : null;
}
