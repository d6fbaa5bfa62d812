import { Checkbox, FormControlLabel, FormHelperText, MenuItem, TextField } from '@mui/material';
import { useState } from 'react';
import { useTranslate } from 'react-admin';
import type { FieldOf } from '#core/editing/field.ts';
import { FieldNotes, hasError } from '#studio/fields/field-notes.tsx';
import type { ValueProps } from '#studio/fields/field-props.ts';
import { FocusField } from '#studio/fields/focus-field.tsx';
import { useField } from '#studio/fields/use-field.ts';

const LOOK = { fullWidth: true, size: 'small', margin: 'dense' } as const;

/** What a person typed as a number; a text that is none stays a text, about which the check says what is wrong. */
function toNumber(typed: string): number | string {
  const plain = typed.trim().replace(',', '.');
  return /^-?\d+(\.\d+)?$/.test(plain) ? Number(plain) : typed;
}

export function NumberField(props: ValueProps<FieldOf<'number'>>) {
  const { field, value } = props;
  const { id, label, help, findings, isReadOnly, set } = useField(props);
  // While it is typed, a number may end in a point.
  const [typed, setTyped] = useState<string | null>(null);
  const stored = value === undefined || value === null ? '' : String(value);
  const isCurrent = typed !== null && String(toNumber(typed)) === stored;
  const hasBounds = field.min !== null && field.max !== null;
  const bounds = hasBounds ? `${field.min}–${field.max}` : undefined;
  return (
    <TextField
      {...{ ...LOOK, id, label }}
      value={isCurrent ? typed : stored}
      onChange={({ target }) => {
        setTyped(target.value);
        set(target.value === '' ? undefined : toNumber(target.value));
      }}
      helperText={<FieldNotes findings={findings} help={help ?? bounds} />}
      error={hasError(findings)}
      slotProps={{ htmlInput: { inputMode: 'decimal', readOnly: isReadOnly } }}
    />
  );
}

export function BooleanField(props: ValueProps) {
  const { value } = props;
  const { id, title, help, findings, isReadOnly, set } = useField(props);
  return (
    <div>
      <FormControlLabel
        label={title}
        control={
          <Checkbox
            id={id}
            checked={value === true}
            disabled={isReadOnly}
            onChange={(event) => set(event.target.checked)}
          />
        }
      />
      <FormHelperText component="div" error={hasError(findings)}>
        <FieldNotes findings={findings} help={help} />
      </FormHelperText>
    </div>
  );
}

export function ChoiceField(props: ValueProps<FieldOf<'choice'>>) {
  const { field, value, isRequired } = props;
  const translate = useTranslate();
  const { id, label, help, findings, isReadOnly, widget, set } = useField(props);
  if (widget === 'focus') return <FocusField {...props} />;
  const stored = value === undefined || value === null ? '' : String(value);
  const isKnown = stored === '' || field.values.includes(stored);
  return (
    <TextField
      {...{ ...LOOK, id, label }}
      select
      disabled={isReadOnly}
      value={stored}
      onChange={(event) => set(event.target.value === '' ? undefined : event.target.value)}
      helperText={<FieldNotes findings={findings} help={help} />}
      error={hasError(findings)}
    >
      {(!isRequired || stored === '') && (
        <MenuItem value="">{translate('studio.content.none')}</MenuItem>
      )}
      {!isKnown && <MenuItem value={stored}>{stored}</MenuItem>}
      {field.values.filter(Boolean).map((one) => (
        <MenuItem key={one} value={one}>
          {one}
        </MenuItem>
      ))}
    </TextField>
  );
}

/** A value of which no schema says what it is: as YAML would write it. */
export function AnyField(props: ValueProps) {
  const { value } = props;
  const { id, title, help, findings, isReadOnly, set } = useField(props);
  const isPlain = typeof value !== 'object' || value === null;
  return (
    <TextField
      {...{ ...LOOK, id, label: title }}
      value={isPlain ? String(value ?? '') : JSON.stringify(value)}
      onChange={(event) => set(fromPlain(event.target.value))}
      helperText={<FieldNotes findings={findings} help={help} />}
      error={hasError(findings)}
      slotProps={{ htmlInput: { readOnly: isReadOnly || !isPlain } }}
    />
  );
}

function fromPlain(typed: string): unknown {
  if (typed === '') return undefined;
  if (typed === 'true' || typed === 'false') return typed === 'true';
  return toNumber(typed);
}
