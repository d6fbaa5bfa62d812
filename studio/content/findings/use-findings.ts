import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import type { ContentFindings } from '#core/studio/changes/change-set.ts';
import { call, shownLanguage } from '#studio/app/studio-client.ts';
import { type Finding, listFindings } from '#studio/content/findings/findings.ts';

/** What the check found in a change set, errors first; read again while a check is under way. */
export function useFindings(id: string): { state: ContentFindings['state']; findings: Finding[] } {
  const { data } = useQuery({
    queryKey: ['changes', id, 'findings', shownLanguage()],
    queryFn: () => call<ContentFindings>('GET', `/changes/${encodeURIComponent(id)}/findings`),
    refetchInterval: ({ state }) => (state.data?.state === 'checking' ? 1000 : false),
  });
  const findings = useMemo(() => listFindings(data ?? {}), [data]);
  return { state: data?.state ?? 'checking', findings };
}
