import { Chip, type ChipProps } from '@mui/material';
import { useTranslate } from 'react-admin';
import type { MailRow } from '#core/studio/queued-mail.ts';

const COLORS: Record<MailRow['state'], ChipProps['color']> = {
  waiting: 'warning',
  sent: 'success',
  dead: 'error',
  'given-up': 'default',
};

/** The state of a mail in a word. */
export function MailState({ state }: Pick<MailRow, 'state'>) {
  const translate = useTranslate();
  return (
    <Chip
      size="small"
      variant="outlined"
      color={COLORS[state]}
      label={translate(`studio.mail-state.${state}`)}
    />
  );
}
