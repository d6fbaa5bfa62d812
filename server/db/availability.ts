import { AppError } from '#core/app-error.ts';
import { log } from '#server/log.ts';

/** Whether the database can be used, according to its last queries. Changes are logged, not every failed query. */
export type Availability = {
  /** What is wrong, in a few words; null while queries succeed. */
  problem(): string | null;
  /** Notes a success. */
  noteSuccess(): void;
  /** Notes a failure. Returns the error for the request: `storage-unavailable` with its cause. */
  noteFailure(problem: string, cause: unknown): AppError;
};

export function createAvailability(): Availability {
  let current: string | null = null;
  return {
    problem: () => current,
    noteSuccess() {
      if (current === null) return;
      current = null;
      log.info('the database can be used again');
    },
    noteFailure(problem, cause) {
      if (current !== problem) log.error({ err: cause, problem }, 'the database cannot be used');
      current = problem;
      return storageError(problem, cause);
    },
  };
}

/** Returns the error of a request that the database cannot serve. */
export function storageError(problem: string, cause?: unknown): AppError {
  const error = new AppError('storage-unavailable');
  error.message = `The database cannot be used: ${problem}.`;
  error.cause = cause;
  return error;
}
