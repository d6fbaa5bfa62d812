import type { Collection } from '#core/search/collection.ts';

/** Buffers, by document number, that consecutive searches share; each search resets them to zeros. */
export type Scratch = { slots: Uint32Array; scores: Float64Array; marks: Uint8Array };

export function getScratch(collection: Collection): Scratch {
  const { length } = collection.documents;
  return collection.memoise('scratch', () => ({
    slots: new Uint32Array(length),
    scores: new Float64Array(length),
    marks: new Uint8Array(length),
  }));
}
