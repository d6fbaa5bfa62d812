import { useQuery } from '@tanstack/react-query';
import { useTranslate } from 'react-admin';
import { BASE } from '#studio/app/base.ts';
import { call, withQuery } from '#studio/app/studio-client.ts';
import { CountTiles } from '#studio/start/count-tiles.tsx';

type Counts = Record<'new' | 'own' | 'overdue', number>;

/** What is new, what is mine, what is late. */
export function MessageCounts({ personId }: { personId: string }) {
  const translate = useTranslate();
  const { data } = useQuery({
    queryKey: ['messages', 'counts'],
    queryFn: () => call<Counts>('GET', '/messages/counts'),
    refetchInterval: 60_000,
  });
  const filters = {
    new: { state: 'new' },
    own: { state: 'open', assignee: personId },
    overdue: { state: 'open', due: 'overdue' },
  } as const;
  const tiles = (['new', 'own', 'overdue'] as const).map((key) => ({
    key,
    label: translate(`studio.start.${key}`, { smart_count: data?.[key] ?? 0 }),
    count: data?.[key],
    to: withQuery(`${BASE}/messages`, { filter: JSON.stringify(filters[key]) }),
  }));
  return <CountTiles tiles={tiles} />;
}
