import { useQuery } from '@tanstack/react-query';
import { call } from '#studio/app/studio-client.ts';

type Assignee = { id: string; name: string };

/** People who may work on messages; none until they are known. */
export function useAssignees(): Assignee[] {
  const { data } = useQuery({
    queryKey: ['messages', 'assignees'],
    queryFn: () => call<{ items: Assignee[] }>('GET', '/messages/assignees'),
  });
  return data?.items ?? [];
}
