import { AppError } from '#core/app-error.ts';

const MB = 1024 * 1024;
/** Five photos of 10 MB in a form, the largest body that the site accepts. */
const LARGEST = 52 * MB;

type UploadLimits = {
  /** Bytes and number of bodies that are being read at the same time: of all visitors, and of one. */
  maxBytes?: number;
  maxOwnBytes?: number;
  maxOwn?: number;
};

const RETRY_S = 10;

/** Limits what is read at the same time, before it is read, by the announced length of the bodies. */
export function createUploadLimit({
  maxBytes = 10 * LARGEST,
  maxOwnBytes = 3 * LARGEST,
  maxOwn = 20,
}: UploadLimits = {}) {
  const own = new Map<string, { count: number; bytes: number }>();
  let totalBytes = 0;

  return {
    /**
     * Reserves space for a body and returns the function that releases it.
     *
     * @param announced Content-Length; null for a body of unknown length, which counts as the largest.
     * @throws AppError `too-many-requests` or `busy`
     */
    reserve(visitor: string, announced: number | null): () => void {
      // Larger ones are refused by those who read them.
      const bytes = Math.min(announced ?? LARGEST, LARGEST);
      const current = own.get(visitor) ?? { count: 0, bytes: 0 };
      if (current.count >= maxOwn || current.bytes + bytes > maxOwnBytes) {
        throw new AppError('too-many-requests', { retryAfterS: RETRY_S });
      }
      if (totalBytes + bytes > maxBytes) throw new AppError('busy');
      current.count += 1;
      current.bytes += bytes;
      totalBytes += bytes;
      own.set(visitor, current);
      let isReleased = false;
      return () => {
        if (isReleased) return;
        isReleased = true;
        current.count -= 1;
        current.bytes -= bytes;
        totalBytes -= bytes;
        if (current.count === 0) own.delete(visitor);
      };
    },
  };
}
