import { missing } from '#core/missing.ts';

/** The documents with a concept, each once, and its value by document number. */
export type Values = { documents: Uint32Array; count: number; values: Float32Array };

/** `values` in the order of the documents; `steps` that they took. */
type Known = { documents: Uint32Array; values: Float32Array; steps: number };

/** Documents of all cached concepts: 8 bytes each. */
const MOST_DOCUMENTS = 500_000;

/**
 * Values of the concepts that were searched last. The searches for one text share most of them, and so do the texts
 * while somebody types.
 */
export class ConceptCache {
  private readonly entries = new Map<string, Known>();
  private size = 0;

  get(key: string): Known | undefined {
    return this.entries.get(key);
  }

  add(key: string, { documents, count, values }: Values, steps: number): void {
    const own = documents.slice(0, count);
    this.entries.set(key, {
      documents: own,
      values: Float32Array.from(own, (document) => values[document] ?? missing()),
      steps,
    });
    this.size += count;
    for (const [oldest, entry] of this.entries) {
      if (this.size <= MOST_DOCUMENTS) break;
      this.entries.delete(oldest);
      this.size -= entry.documents.length;
    }
  }
}
