import { Box, Typography } from '@mui/material';
import { useLocaleState, useTranslate } from 'react-admin';
import { parse } from 'yaml';
import { titleOfRecord } from '#core/editing/listed-record.ts';
import type { ValueChange } from '#core/editing/record-changes.ts';
import { kindAt } from '#core/editing/record-kinds.ts';
import { isLocaleCode, toLocale } from '#core/i18n/locales.ts';
import type { OpenedFile } from '#core/studio/changes/change-set.ts';
import { type ValuePath, valueAt } from '#core/studio/changes/values.ts';
import {
  changesOf,
  documentOf,
  type RecordDocument,
  yamlOf,
} from '#studio/content/record-document.ts';
import { useEditingNames } from '#studio/content/use-content.ts';

/** What a file said before this change set; nothing for one that is new. */
export function baseOf({ path, baseText, ...file }: OpenedFile): RecordDocument {
  const text = baseText ?? '';
  let value: unknown = null;
  try {
    value = parse(yamlOf(path, text), { merge: true }) ?? null;
  } catch {
    // What cannot be read has no fields to compare.
  }
  return documentOf({ ...file, path, baseText, text, value });
}

/** What differs in a file, field by field, with both values. */
export function FileDifferences({ file }: { file: OpenedFile }) {
  const translate = useTranslate();
  const [before, after] = [baseOf(file), documentOf(file)];
  const changes: ValueChange[] = changesOf(before, after);
  if (before.body !== after.body) {
    changes.push({ path: [], from: before.body, to: after.body });
  }
  return changes.map(({ path, from, to }) => (
    <Box key={path.join('.')} sx={{ my: 1 }}>
      <Typography variant="body2" sx={{ color: 'text.secondary' }}>
        <PlaceName {...{ file: file.path, path }} value={after.value ?? before.value} />
      </Typography>
      <Box sx={{ display: 'grid', gap: 1, gridTemplateColumns: { md: '1fr 1fr' } }}>
        <OneValue name={translate('studio.content.before')} value={from} path={path} isOld />
        <OneValue name={translate('studio.content.after')} value={to} path={path} />
      </Box>
    </Box>
  ));
}

/** `value`: what the file says, by which the items of its lists are called. */
type PlaceProps = { file: string; path: ValuePath; value?: unknown };

/** Names of the fields that lead to a value: Questions › 2. Which cable? › Reply › ES. */
export function PlaceName({ file, path, value }: PlaceProps) {
  const names = useEditingNames();
  const translate = useTranslate();
  const locale = toLocale(useLocaleState()[0]);
  const kind = kindAt(file);
  if (path.length === 0) return translate('studio.content.text');
  return path
    .map((part, at) => {
      if (typeof part === 'number') {
        const title = titleOfRecord(valueAt(value, path.slice(0, at + 1)), locale);
        return title ? `${part + 1}. ${title}` : String(part + 1);
      }
      if (isLocaleCode(part)) return translate(`studio.locale.${part}`);
      return kind ? names.field(kind, part) : part;
    })
    .join(' › ');
}

type OneProps = { name: string; value: unknown; path: ValuePath; isOld?: boolean };

function OneValue({ name, value, path, isOld = false }: OneProps) {
  const translate = useTranslate();
  const last = path.at(-1);
  const isNothing = value === undefined || value === null || value === '';
  return (
    <Box
      sx={{
        ...{ borderLeft: 3, pl: 1.5, minWidth: 0 },
        borderColor: isOld ? 'divider' : 'success.main',
      }}
    >
      <Typography variant="caption" sx={{ color: 'text.secondary', display: 'block' }}>
        {name}
      </Typography>
      <Typography
        variant="body2"
        lang={typeof last === 'string' && isLocaleCode(last) ? last : undefined}
        sx={{ whiteSpace: 'pre-wrap', overflowWrap: 'anywhere', maxHeight: 320, overflow: 'auto' }}
        tabIndex={toText(value).length > 600 ? 0 : undefined}
      >
        {isNothing ? translate('studio.content.nothing') : toText(value)}
      </Typography>
    </Box>
  );
}

/** A value as a person reads it. */
export function toText(value: unknown): string {
  if (Array.isArray(value) && value.every((item) => typeof item !== 'object')) {
    return value.join(', ');
  }
  return typeof value === 'object' && value !== null
    ? JSON.stringify(value, null, 2)
    : String(value ?? '');
}
