import { AppError } from '#core/app-error.ts';

/** Fifty people behind one address, each with the pictures of a page. One that is not read holds up to 90 kB. */
const MAX_OWN = 1000;
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
