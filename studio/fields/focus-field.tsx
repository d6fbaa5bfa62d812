import { FormControl, FormLabel, Radio, RadioGroup } from '@mui/material';
import type { ReactNode } from 'react';
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
  const value = String(props.value ?? '');
  return (
    <FocusChoice {...{ id, label, value, isReadOnly }} hasError={hasError(findings)} onChange={set}>
      <FieldNotes findings={findings} help={help} />
    </FocusChoice>
  );
}

type ChoiceProps = {
  id: string;
  label: ReactNode;
  /** '' for the middle. */
  value: string;
  isReadOnly: boolean;
  hasError?: boolean;
  /** Undefined is the middle. */
  onChange: (place: string | undefined) => void;
  children?: ReactNode;
  /** Shows the picture behind its places. */
  picture?: Readonly<Record<string, string>> | undefined;
};

/** Nine places of a picture, as they lie in it. */
export function FocusChoice({ id, label, value, isReadOnly, ...props }: ChoiceProps) {
  const translate = useTranslate();
  return (
    <FormControl component="fieldset" disabled={isReadOnly} error={props.hasError ?? false}>
      <FormLabel component="legend" sx={{ typography: 'caption' }}>
        {label}
      </FormLabel>
      <RadioGroup
        id={id}
        value={value || MIDDLE}
        onChange={(_, chosen) => props.onChange(chosen === MIDDLE ? undefined : chosen)}
        sx={{
          ...{ display: 'grid', gridTemplateColumns: 'repeat(3, 2.5rem)', width: 'fit-content' },
          ...{ border: 1, borderColor: 'divider', borderRadius: 1, justifyItems: 'center' },
          ...(props.picture && {
            ...{ gridTemplateColumns: 'repeat(3, 1fr)', width: 240, maxWidth: '100%' },
            ...{ alignItems: 'center', minHeight: '7.5rem' },
            ...props.picture,
          }),
        }}
      >
        {PLACES.map((place) => (
          <Radio
            key={place}
            value={place}
            size="small"
            slotProps={{ input: { 'aria-label': translate(`studio.media.focus.${place}`) } }}
            sx={{ p: 0.5, ...(props.picture && { bgcolor: 'background.default', m: 0.5 }) }}
          />
        ))}
      </RadioGroup>
      {props.children}
    </FormControl>
  );
}
