import { Box, Typography } from '@mui/material';
import { useTranslate } from 'react-admin';
import { isLocaleCode } from '#core/i18n/locales.ts';
import { compareTexts } from '#core/studio/changes/text-differences.ts';
import { isRecord, type ValuePath } from '#core/studio/changes/values.ts';
import { PlaceName } from '#studio/content/place-name.tsx';

type Props = {
  file: string;
  path: ValuePath;
  value: unknown;
  /** What it was before, or is now. */
  other: unknown;
  isOld?: boolean;
};

/** One side of a change: a text with the words that differ, or the fields of what was added or removed. */
export function ChangedValue({ file, path, value, other, isOld = false }: Props) {
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
        {translate(isOld ? 'studio.content.before' : 'studio.content.after')}
      </Typography>
      <Typography
        variant="body2"
        component="div"
        lang={typeof last === 'string' && isLocaleCode(last) ? last : undefined}
        sx={{ whiteSpace: 'pre-wrap', overflowWrap: 'anywhere', maxHeight: 320, overflow: 'auto' }}
        tabIndex={toText(value).length > 600 ? 0 : undefined}
      >
        {isNothing && translate('studio.content.nothing')}
        {typeof value === 'string' && typeof other === 'string' ? (
          <MarkedText {...{ value, other, isOld }} />
        ) : (
          !isNothing && <Fields {...{ file, value }} />
        )}
      </Typography>
    </Box>
  );
}

type MarkedProps = { value: string; other: string; isOld: boolean };

function MarkedText({ value, other, isOld }: MarkedProps) {
  const parts = isOld ? compareTexts(value, other).before : compareTexts(other, value).after;
  return parts.map(({ kind, text }, at) => {
    if (kind === 'same') return text;
    if (kind === 'gap') return <span key={at}>{' … '}</span>;
    return (
      <Box
        key={at}
        component={isOld ? 'del' : 'ins'}
        sx={{ bgcolor: 'action.selected', fontWeight: 600, textDecorationThickness: '1px' }}
      >
        {text}
      </Box>
    );
  });
}

/** The fields of an item or a row, one in a line, each with its name. */
function Fields({ file, value }: { file: string; value: unknown }) {
  return leavesOf(value).map(({ path, value: leaf }) => (
    <div key={path.join('.')}>
      {path.length > 0 && (
        <Box component="span" sx={{ color: 'text.secondary' }}>
          <PlaceName {...{ file, path, value }} />
          {': '}
        </Box>
      )}
      {toText(leaf)}
    </div>
  ));
}

type Leaf = { path: ValuePath; value: unknown };

function leavesOf(value: unknown, path: ValuePath = []): Leaf[] {
  const isPlainList = Array.isArray(value) && value.every((item) => typeof item !== 'object');
  if (Array.isArray(value) && !isPlainList)
    return value.flatMap((item, at) => leavesOf(item, [...path, at]));
  if (isRecord(value))
    return Object.entries(value).flatMap(([name, part]) => leavesOf(part, [...path, name]));
  return value === '' || value === null || value === undefined ? [] : [{ path, value }];
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
