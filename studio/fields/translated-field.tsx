import { Box, Typography } from '@mui/material';
import { useTranslate } from 'react-admin';
import type { FieldOf } from '#core/editing/field.ts';
import { localeCodes } from '#core/i18n/locales.ts';
import { isRecord } from '#core/studio/changes/values.ts';
import type { ValueProps } from '#studio/fields/field-props.ts';
import { FieldSet } from '#studio/fields/field-set.tsx';
import { placeOf, useRecordEditing } from '#studio/fields/record-context.ts';
import { useField } from '#studio/fields/use-field.ts';
import { ValueField } from '#studio/fields/value-field.tsx';

/** A value in each language, side by side. */
export function TranslatedField(props: ValueProps<FieldOf<'translated'>>) {
  const { field, path, value, isRequired } = props;
  const { title } = useField(props);
  const { stale } = useRecordEditing();
  const translate = useTranslate();
  const texts = isRecord(value) ? value : {};
  const behind = stale.get(placeOf(path)) ?? [];
  return (
    <FieldSet {...{ path, title }}>
      <Box sx={{ display: 'grid', columnGap: 2, gridTemplateColumns: { md: '1fr 1fr' } }}>
        {localeCodes.map((code) => (
          <Box key={code} sx={{ minWidth: 0 }}>
            <ValueField
              field={field.each}
              path={[...path, code]}
              value={texts[code]}
              label={translate(`studio.locale.${code}`)}
              lang={code}
              isRequired={isRequired ?? true}
            />
            {behind.includes(code) && (
              <Typography variant="caption" sx={{ color: 'warning.main', fontWeight: 600 }}>
                {translate('studio.content.stale')}
              </Typography>
            )}
          </Box>
        ))}
      </Box>
    </FieldSet>
  );
}
