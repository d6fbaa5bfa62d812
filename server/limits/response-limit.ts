import { AppError } from '#core/app-error.ts';

/**
 * More than wait in all queues: pages, pictures and documents of fifty people behind one address. One that is not read
 * holds up to 300 kB.
 */
const MAX_OWN = 700;
const RETRY_S = 10;

/** Limits the responses that are being made and sent to one visitor at the same time. */
export function createResponseLimit({ maxOwn = MAX_OWN } = {}) {
  const counts = new Map<string, number>();
  return {
    /**
     * Counts a response and returns the function for its end.
     * @throws AppError `too-many-requests`
     */
    begin(visitor: string): () => void {
      const count = counts.get(visitor) ?? 0;
      if (count >= maxOwn) throw new AppError('too-many-requests', { retryAfterS: RETRY_S });
      counts.set(visitor, count + 1);
      return () => {
        const others = (counts.get(visitor) ?? 1) - 1;
        if (others > 0) counts.set(visitor, others);
        else counts.delete(visitor);
      };
    },
  };
}
