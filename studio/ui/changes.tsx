import { Box } from '@mui/material';
import { useLocaleState, useTranslate } from 'react-admin';
import { formatDay, formatTime, toTag } from '#studio/ui/format-time.ts';

function toRecord(value: unknown): Record<string, unknown> {
  return typeof value === 'object' && value !== null ? { ...value } : {};
}

function toText(value: unknown): string {
  if (value === null || value === undefined) return '–';
  return typeof value === 'object' ? JSON.stringify(value) : String(value);
}

const DAY = /^\d{4}-\d{2}-\d{2}$/;
const TIME = /^\d{4}-\d{2}-\d{2}T[\d:.]+Z$/;
const MONEY = /^(\d+\.\d{2}) ([A-Z]{3})$/;

/** Days, times and amounts as people write them. */
function useValueText() {
  const [locale] = useLocaleState();
  return (text: string): string => {
    if (DAY.test(text)) return formatDay(locale, text);
    if (TIME.test(text)) return formatTime(locale, text);
    const [, amount, currency] = MONEY.exec(text) ?? [];
    if (!currency) return text;
    return new Intl.NumberFormat(toTag(locale), { style: 'currency', currency }).format(
      Number(amount),
    );
  };
}

/** Only what differs: `role: desk → editor`. The id of a mail says nothing to a person. */
export function Changes({ before, after }: { before: unknown; after: unknown }) {
  const translate = useTranslate();
  const format = useValueText();
  const [was, is] = [toRecord(before), toRecord(after)];
  const shown = (name: string, value: unknown) =>
    name === 'scopes'
      ? toText(value)
          .split(', ')
          .map((scope) => translate(`studio.scope.${scope}`, { _: scope }))
          .join(', ')
      : translate(`studio.${name}.${toText(value)}`, { _: format(toText(value)) });
  const names = [...new Set([...Object.keys(was), ...Object.keys(is)])];
  const changed = names.filter((name) => name !== 'mail' && toText(was[name]) !== toText(is[name]));
  return changed.map((name) => (
    <Box
      component="span"
      key={name}
      sx={{ display: 'block', minWidth: '12rem', overflowWrap: 'anywhere' }}
    >
      {translate(`studio.field.${name}`, { _: name })}:{' '}
      {before ? `${shown(name, was[name])} → ` : ''}
      {shown(name, is[name])}
    </Box>
  ));
}
