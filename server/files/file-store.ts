/** A file in a store. */
export type StoredFile = { name: string; sizeBytes: number; changed: Date };

/** A file that is being read. */
type OpenFile = Omit<StoredFile, 'name'> & { chunks: AsyncIterable<Uint8Array> };

/** Files by name, without folders: those of a folder, or of a bucket below a prefix. A file never changes. */
export type FileStore = {
  /** Lists the files in any order, also those that are being written in a folder. */
  list(): AsyncIterable<StoredFile>;
  /** Null if there is no such file. The chunks are to be read to their end. */
  open(name: string): Promise<OpenFile | null>;
  read(name: string): Promise<Uint8Array | null>;
  /** Stores a file as a whole or not at all. */
  write(name: string, bytes: Uint8Array): Promise<void>;
  /** Returns whether there was such a file. */
  remove(name: string): Promise<boolean>;
};

/** All files in a store at once. */
export async function listFiles(store: FileStore): Promise<StoredFile[]> {
  const files: StoredFile[] = [];
  for await (const file of store.list()) files.push(file);
  return files;
}

/** The names of all files in a store. */
export async function listNames(store: FileStore): Promise<string[]> {
  return (await listFiles(store)).map(({ name }) => name);
}
