import { Box } from '@mui/material';
import { useLocaleState, useTranslate } from 'react-admin';
import { localeCodes, toLocale } from '#core/i18n/locales.ts';
import { isRecord, valueAt } from '#core/studio/changes/values.ts';
import { useRecordEditing } from '#studio/fields/record-context.ts';

/** The texts of an entry of a menu in all languages, and where it leads. */
export function MenuEntryTitle({ item }: { item: unknown }) {
  const { kind, names } = useRecordEditing();
  const translate = useTranslate();
  const locale = toLocale(useLocaleState()[0]);
  const [target] = Object.entries(Object(valueAt(item, ['to'])) as Record<string, unknown>);
  const leadsTo = target && [
    translate(`studio.form-kind.${target[0]}`, { _: names.field(kind, target[0]) }),
    isRecord(target[1]) ? target[1][locale] : target[1],
  ];
  return (
    <Box
      component="span"
      sx={{
        ...{ display: 'grid', columnGap: 2, flex: 1, minWidth: 0, alignItems: 'baseline' },
        gridTemplateColumns: { md: `repeat(${localeCodes.length + 1}, minmax(0, 1fr))` },
      }}
    >
      {localeCodes.map((code) => (
        <span key={code} lang={code}>
          {String(valueAt(item, ['title', code]) ?? '') || '–'}
        </span>
      ))}
      <Box component="span" sx={{ color: 'text.secondary', fontWeight: 400, fontSize: '0.875rem' }}>
        {leadsTo?.filter(Boolean).join(' · ')}
      </Box>
    </Box>
  );
}
