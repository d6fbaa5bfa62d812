import { useState } from 'react';
import { useSearchParams } from 'react-router';
import { type MediaQuery, mediaFilters, mediaKinds } from '#core/studio/media/media-item.ts';

export type MediaFilters = MediaQuery & { page: number };

const ALL = 'all';

/** What the library is narrowed to: in the address, so that the way back from a file leads to the same list, or for as long as it is open. */
export function useMediaFilters(initial: MediaQuery, isInAddress: boolean) {
  const [own, setOwn] = useState<MediaFilters>({ ...initial, page: 1 });
  const [params, setParams] = useSearchParams();
  const set = (filters: MediaFilters) => setParams(toParams(filters, initial), { replace: true });
  if (!isInAddress) return [own, setOwn] as const;
  return [filtersOf(params, initial), set] as const;
}

function filtersOf(params: URLSearchParams, initial: MediaQuery): MediaFilters {
  const kind = params.get('kind');
  return {
    q: params.get('q') ?? undefined,
    under: params.get('under') ?? undefined,
    kind: kind === null ? initial.kind : mediaKinds.find((one) => one === kind),
    only: mediaFilters.find((one) => one === params.get('only')),
    page: Math.max(1, Math.floor(Number(params.get('page')) || 1)),
  };
}

function toParams({ kind, page, ...query }: MediaFilters, initial: MediaQuery) {
  const params = new URLSearchParams();
  for (const [name, value] of Object.entries(query)) if (value) params.set(name, value);
  if (kind !== initial.kind) params.set('kind', kind ?? ALL);
  if (page > 1) params.set('page', String(page));
  return params;
}
