import type { Collection } from '#core/search/collection.ts';

/** Buffers, by document number, that searches share; each resets them to zeros before it pauses. */
export type Scratch = { slots: Uint32Array; marks: Uint8Array };

export function getScratch(collection: Collection): Scratch {
  const { length } = collection.documents;
  return collection.memoise('scratch', () => ({
    slots: new Uint32Array(length),
    marks: new Uint8Array(length),
  }));
}
