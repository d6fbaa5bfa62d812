import { useQuery } from '@tanstack/react-query';
import type { ListedRecord } from '#core/editing/listed-record.ts';
import type { RecordKind } from '#core/editing/record-kinds.ts';
import { call, withQuery } from '#studio/app/studio-client.ts';
import { useRecordEditing } from '#studio/fields/record-context.ts';

/** The records of a kind that a change set has, once each; none for no kind. */
export function useCodes(kind: RecordKind | null): ListedRecord[] {
  const { changeId } = useRecordEditing();
  const { data } = useQuery({
    queryKey: ['changes', changeId, 'records', kind],
    queryFn: () =>
      call<{ items: ListedRecord[] }>('GET', withQuery(`/changes/${changeId}/records`, { kind })),
    enabled: kind !== null,
    staleTime: 60_000,
  });
  const records = data?.items ?? [];
  return [...new Map(records.map((record) => [record.code, record])).values()];
}
