import type { QueryClient } from '@tanstack/react-query';

/**
 * Reads a change set again after something was done to it. What a check of the whole content tells is read as well, but
 * nobody waits for it.
 */
export async function refreshChange(client: QueryClient, id: string): Promise<void> {
  const details = client.invalidateQueries({ queryKey: ['changes', id], exact: true });
  void client.invalidateQueries({
    queryKey: ['changes'],
    predicate: ({ queryKey }) => queryKey.length !== 2 || queryKey[1] !== id,
  });
  await details;
}
