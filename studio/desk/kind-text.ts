import { useTranslate } from 'react-admin';
import type { CaseRow } from '#core/studio/case.ts';

/** Returns the kind of a message in words: `Contact`, `Newsletter, not confirmed`. */
export function useKindText(): (row: Pick<CaseRow, 'kind' | 'newsletter'>) => string {
  const translate = useTranslate();
  return ({ kind, newsletter }) => {
    const name = translate(`studio.kind.${kind}`);
    return newsletter ? `${name}, ${translate(`studio.newsletter.${newsletter}`)}` : name;
  };
}
