import { useTranslate } from 'react-admin';
import type { useTyped } from '#studio/ui/use-typed.ts';

/** The text under a field that somebody else has changed while it was typed in: what it is now. */
export function useMeanwhile({ meanwhile }: ReturnType<typeof useTyped>) {
  const translate = useTranslate();
  const tellEmpty = (value: string) => value || translate('studio.desk.empty');
  return (name: string, tell: (value: string) => string = tellEmpty): string | undefined => {
    const value = meanwhile[name];
    if (value === undefined) return undefined;
    const shown = tell(value);
    return translate('studio.desk.meanwhile', { value: shown });
  };
}
