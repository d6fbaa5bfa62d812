import { useTranslate } from 'react-admin';

/**
 * What a field says of a text that is too long for it, next to its usual help. The browser's own limit would cut what
 * somebody pastes without a word.
 */
export function useLengthLimit() {
  const translate = useTranslate();
  return (text: string, most: number, help?: string) => {
    const isOver = text.length > most;
    return {
      error: isOver,
      helperText: isOver ? translate('studio.desk.too-long', { count: text.length, most }) : help,
    };
  };
}
