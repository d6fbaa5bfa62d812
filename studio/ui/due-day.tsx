import { Chip } from '@mui/material';
import { useLocaleState, useTranslate } from 'react-admin';
import { isOverdue } from '#core/studio/case-states.ts';
import { formatDay } from '#studio/ui/format-time.ts';

/** The promised day, marked when it has passed on something open. */
export function DueDay({ due, isOpen }: { due: string | null; isOpen: boolean }) {
  const translate = useTranslate();
  const [locale] = useLocaleState();
  if (!due) return '–';
  const day = formatDay(locale, due);
  if (!isOpen || !isOverdue(due, Date.now())) return day;
  return (
    <Chip
      size="small"
      color="error"
      variant="outlined"
      label={translate('studio.desk.late', { day })}
    />
  );
}
