import { Box, ListItem, ListItemText } from '@mui/material';
import type { ReactNode } from 'react';
import { useLocaleState, useTranslate } from 'react-admin';
import { formatTime } from '#studio/ui/format-time.ts';

/** A browser in which somebody is signed in. */
export type Session = {
  id: string;
  userAgent: string | null;
  created: string;
  lastUsed: string;
};

/** Browsers and systems as they name themselves; the first match counts. */
const BROWSERS = [
  ['Edg/', 'Edge'],
  ['OPR/', 'Opera'],
  ['Firefox/', 'Firefox'],
  ['Chrome/', 'Chrome'],
  ['Safari/', 'Safari'],
] as const;
const SYSTEMS = [
  ['Windows', 'Windows'],
  ['iPhone', 'iPhone'],
  ['iPad', 'iPad'],
  ['Android', 'Android'],
  ['Mac OS', 'macOS'],
  ['Linux', 'Linux'],
] as const;

function nameOf(userAgent: string | null): string {
  const find = (names: readonly (readonly [string, string])[]) =>
    names.find(([sign]) => userAgent?.includes(sign))?.[1];
  return [find(BROWSERS), find(SYSTEMS)].filter(Boolean).join(', ') || '–';
}

type Props = {
  session: Session;
  /** Beside it, such as a button that ends it. */
  children?: ReactNode;
};

export function SessionItem({ session, children }: Props) {
  const translate = useTranslate();
  const [locale] = useLocaleState();
  const time = formatTime(locale, session.lastUsed);
  return (
    <ListItem disableGutters divider>
      <ListItemText
        primary={nameOf(session.userAgent)}
        secondary={translate('studio.access.last-used', { time })}
      />
      <Box sx={{ ml: 1, flexShrink: 0 }}>{children}</Box>
    </ListItem>
  );
}
