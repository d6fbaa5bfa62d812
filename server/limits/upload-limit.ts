import { AppError } from '#core/app-error.ts';

const MB = 1024 * 1024;
/** Five photos of 10 MB in a form, the largest body that the site accepts. */
const LARGEST = 52 * MB;
/** Forms without photos and calculations are at most this large, and have room of their own. */
const SMALL = 256 * 1024;

type UploadLimits = {
  /** Bytes of large bodies that are being read at the same time: of all visitors, and of one. */
  maxBytes?: number;
  maxOwnBytes?: number;
  /** Bytes of small bodies of all visitors. */
  maxSmallBytes?: number;
  /** Bodies of one visitor. */
  maxOwn?: number;
  /** Milliseconds of a monotonic clock. */
  now?: () => number;
};

/** A body that is going to be read. */
export type Upload = {
  visitor: string;
  /** Content-Length; null for an unknown length, which counts as the largest. */
  announced: number | null;
  /** Returns the bytes that have come. */
  received: () => number;
  /** Ends the connection. */
  abort: () => void;
};

type Body = Upload & { bytes: number; startMs: number };

const RETRY_S = 10;
/** A body may be slower than `SLOWEST` for so long: connections start slowly. */
const GRACE_MS = 10_000;
/** Bytes per millisecond, 50 kB/s: 0.4 Mbit/s. */
const SLOWEST = 50;

/**
 * Limits what is read at the same time, before it is read, by the announced length of the bodies. Where there is no room
 * for another body, those that come too slowly make room, then the last one of whoever has reserved most.
 */
export function createUploadLimit({
  maxBytes = 10 * LARGEST,
  maxOwnBytes = 3 * LARGEST,
  maxSmallBytes = 64 * MB,
  maxOwn = 20,
  now = () => performance.now(),
}: UploadLimits = {}) {
  const bodies = new Set<Body>();
  const isLate = ({ startMs, received }: Body) =>
    received() < (now() - startMs - GRACE_MS) * SLOWEST;

  function end(body: Body): void {
    bodies.delete(body);
    body.abort();
  }

  function hasOwnRoom(body: Body): boolean {
    const own = [...bodies].filter(({ visitor }) => visitor === body.visitor);
    const large = own.filter((other) => !isSmall(other));
    return own.length < maxOwn && (isSmall(body) || fits(large, body, maxOwnBytes));
  }

  function hasRoom(body: Body): boolean {
    const others = [...bodies].filter((other) => isSmall(other) === isSmall(body));
    return fits(others, body, isSmall(body) ? maxSmallBytes : maxBytes);
  }

  /** Ends late bodies, the oldest first, until there is room. */
  function endLate(hasEnough: () => boolean): void {
    for (const body of bodies) {
      if (hasEnough()) return;
      if (isLate(body)) end(body);
    }
  }

  function endLargest(body: Body): boolean {
    const last = findLargest(bodies, body);
    if (last) end(last);
    return last !== undefined;
  }

  return {
    /**
     * Reserves space for a body and returns the function that releases it.
     * @throws AppError `too-many-requests` or `busy`
     */
    reserve(upload: Upload): () => void {
      // Larger ones are refused by those who read them.
      const bytes = Math.min(upload.announced ?? LARGEST, LARGEST);
      const body = { ...upload, bytes, startMs: now() };
      endLate(() => hasOwnRoom(body) && hasRoom(body));
      if (!hasOwnRoom(body)) throw new AppError('too-many-requests', { retryAfterS: RETRY_S });
      while (!hasRoom(body)) if (!endLargest(body)) throw new AppError('busy');
      bodies.add(body);
      return () => bodies.delete(body);
    },
  };
}

const isSmall = ({ bytes }: Body) => bytes <= SMALL;

/** Whether these and another body fit into a number of bytes. */
const fits = (others: Body[], { bytes }: Body, max: number) =>
  others.reduce((sum, other) => sum + other.bytes, bytes) <= max;

/** Finds the last body of the visitor with the most bytes, if they have more than the new body's visitor would. */
function findLargest(bodies: ReadonlySet<Body>, body: Body): Body | undefined {
  const reserved = new Map<string, number>([[body.visitor, body.bytes]]);
  for (const { visitor, bytes: count } of bodies) {
    reserved.set(visitor, (reserved.get(visitor) ?? 0) + count);
  }
  const [most] = [...reserved].sort(([, one], [, other]) => other - one);
  if (!most || most[0] === body.visitor) return undefined;
  return [...bodies].findLast(
    (other) => other.visitor === most[0] && isSmall(other) === isSmall(body),
  );
}
