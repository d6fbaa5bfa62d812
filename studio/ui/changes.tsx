import { Box } from '@mui/material';
import { useTranslate } from 'react-admin';

function toRecord(value: unknown): Record<string, unknown> {
  return typeof value === 'object' && value !== null ? { ...value } : {};
}

function toText(value: unknown): string {
  if (value === null || value === undefined) return '–';
  return typeof value === 'object' ? JSON.stringify(value) : String(value);
}

/** Only what differs: `role: desk → editor`. The id of a mail says nothing to a person. */
export function Changes({ before, after }: { before: unknown; after: unknown }) {
  const translate = useTranslate();
  const [was, is] = [toRecord(before), toRecord(after)];
  const shown = (name: string, value: unknown) =>
    translate(`studio.${name}.${toText(value)}`, { _: toText(value) });
  const names = [...new Set([...Object.keys(was), ...Object.keys(is)])];
  const changed = names.filter((name) => name !== 'mail' && toText(was[name]) !== toText(is[name]));
  return changed.map((name) => (
    <Box component="span" key={name} sx={{ display: 'block' }}>
      {translate(`studio.field.${name}`, { _: name })}:{' '}
      {before ? `${shown(name, was[name])} → ` : ''}
      {shown(name, is[name])}
    </Box>
  ));
}
