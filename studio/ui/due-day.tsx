import { Chip } from '@mui/material';
import { useLocaleState, useTranslate } from 'react-admin';
import { isOverdue } from '#core/studio/case-states.ts';
import { formatDay } from '#studio/ui/format-time.ts';

type Props = {
  due: string | null;
  isOpen: boolean;
  /** Says what the day is, where no head of a column does. */
  isLabelled?: boolean;
};

/** The promised day, marked when it has passed on something open. */
export function DueDay({ due, isOpen, isLabelled = false }: Props) {
  const translate = useTranslate();
  const [locale] = useLocaleState();
  if (!due) return '–';
  const day = formatDay(locale, due);
  if (!isOpen || !isOverdue(due, Date.now())) {
    return isLabelled ? translate('studio.desk.due-on', { day }) : day;
  }
  return (
    <Chip
      size="small"
      color="error"
      variant="outlined"
      label={translate('studio.desk.late', { day })}
    />
  );
}
