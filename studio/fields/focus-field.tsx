import { FormControl, FormLabel, Radio, RadioGroup } from '@mui/material';
import { useTranslate } from 'react-admin';
import type { FieldOf } from '#core/editing/field.ts';
import { focusPoints } from '#core/media.ts';
import { FieldNotes, hasError } from '#studio/fields/field-notes.tsx';
import type { ValueProps } from '#studio/fields/field-props.ts';
import { useField } from '#studio/fields/use-field.ts';

const MIDDLE = 'middle';
/** As they lie in the picture, row by row. */
const PLACES = [...focusPoints.slice(0, 4), MIDDLE, ...focusPoints.slice(4)] as const;

/** What stays in view of a picture where pages crop it: one of nine places. */
export function FocusField(props: ValueProps<FieldOf<'choice'>>) {
  const { id, label, help, findings, isReadOnly, set } = useField(props);
  const translate = useTranslate();
  const value = String(props.value ?? MIDDLE);
  return (
    <FormControl component="fieldset" disabled={isReadOnly} error={hasError(findings)}>
      <FormLabel component="legend" sx={{ typography: 'caption' }}>
        {label}
      </FormLabel>
      <RadioGroup
        id={id}
        value={value}
        onChange={(_, chosen) => set(chosen === MIDDLE ? undefined : chosen)}
        sx={{
          ...{ display: 'grid', gridTemplateColumns: 'repeat(3, 2.5rem)', width: 'fit-content' },
          ...{ border: 1, borderColor: 'divider', borderRadius: 1, justifyItems: 'center' },
        }}
      >
        {PLACES.map((place) => (
          <Radio
            key={place}
            value={place}
            size="small"
            slotProps={{ input: { 'aria-label': translate(`studio.media.focus.${place}`) } }}
            sx={{ p: 0.5 }}
          />
        ))}
      </RadioGroup>
      <FieldNotes findings={findings} help={help} />
    </FormControl>
  );
}
