import { type ErrorId, errors } from '#core/app-error.ts';

export type SearchErrorId = Extract<ErrorId, `search-${string}`>;

/**
 * A failed search with Typesense's message. The error id determines the status, unless a Typesense server responded
 * with its own.
 */
export class SearchError extends Error {
  readonly status: number;
  /** Seconds after which the same request may succeed; null if a retry does not help. */
  readonly retryAfterS: number | null;

  /** @param retryAfterS by default that of the table of errors. */
  constructor(reason: SearchErrorId | number, message: string, retryAfterS?: number) {
    super(message);
    this.name = 'SearchError';
    const entry: { status: number; retryAfterS?: number } =
      typeof reason === 'number' ? { status: reason } : errors[reason];
    this.status = entry.status;
    this.retryAfterS = retryAfterS ?? entry.retryAfterS ?? null;
  }
}
