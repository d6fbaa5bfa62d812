import { type ErrorId, errors } from '#core/app-error.ts';

export type SearchErrorId = Extract<ErrorId, `search-${string}`>;

/**
 * A search that cannot be answered, in Typesense's words. Its name gives the status; where a Typesense server has
 * answered, the status is that server's own.
 */
export class SearchError extends Error {
  readonly status: number;

  constructor(reason: SearchErrorId | number, message: string) {
    super(message);
    this.name = 'SearchError';
    this.status = typeof reason === 'number' ? reason : errors[reason].status;
  }
}
