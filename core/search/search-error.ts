import { type ErrorId, errors } from '#core/app-error.ts';

export type SearchErrorId = Extract<ErrorId, `search-${string}`>;

/**
 * A failed search with Typesense's message. The error id determines the status, unless a Typesense server responded
 * with its own.
 */
export class SearchError extends Error {
  readonly status: number;

  constructor(reason: SearchErrorId | number, message: string) {
    super(message);
    this.name = 'SearchError';
    this.status = typeof reason === 'number' ? reason : errors[reason].status;
  }
}
