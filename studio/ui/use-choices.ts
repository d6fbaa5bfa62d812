import { useTranslate } from 'react-admin';

/** Choices of a select, with the texts of their values. */
export function useChoices(group: 'role' | 'locale' | 'state' | 'claim', ids: readonly string[]) {
  const translate = useTranslate();
  return ids.map((id) => ({ id, name: translate(`studio.${group}.${id}`) }));
}
