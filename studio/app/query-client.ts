import { QueryClient } from '@tanstack/react-query';
import { StudioError } from '#studio/app/studio-client.ts';

const MOST_RETRIES = 3;

/** Repeats a read that has failed, but not one that the server refuses: it would refuse it again. */
export function isWorthRetrying(failures: number, error: unknown): boolean {
  const isRefused = error instanceof StudioError && error.status >= 400 && error.status < 500;
  return !isRefused && failures < MOST_RETRIES;
}

export const queryClient = new QueryClient({
  defaultOptions: { queries: { retry: isWorthRetrying } },
});
