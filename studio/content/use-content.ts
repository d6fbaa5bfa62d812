import { useQuery } from '@tanstack/react-query';
import { useLocaleState } from 'react-admin';
import { createEditingNames, type EditingNames } from '#core/editing/field-hints.ts';
import en from '#core/editing/texts/en.json';
import es from '#core/editing/texts/es.json';
import type { ChangeDetails } from '#core/studio/changes/change-set.ts';
import { call } from '#studio/app/studio-client.ts';

const names: Record<string, EditingNames> = {
  en: createEditingNames(en),
  es: createEditingNames(es),
};
const english = createEditingNames(en);

/** Names of kinds and fields in the person's language. */
export function useEditingNames(): EditingNames {
  const [locale] = useLocaleState();
  return names[locale] ?? english;
}

/** A change set with its files and what happened to it. */
export function useChange(id: string) {
  return useQuery({
    queryKey: ['changes', id],
    queryFn: () => call<ChangeDetails>('GET', `/changes/${encodeURIComponent(id)}`),
  });
}
