import { Autocomplete, TextField } from '@mui/material';
import { useLocaleState } from 'react-admin';
import type { FieldOf } from '#core/editing/field.ts';
import type { RecordKind } from '#core/editing/record-kinds.ts';
import { toLocale } from '#core/i18n/locales.ts';
import { FieldNotes, hasError } from '#studio/fields/field-notes.tsx';
import type { ValueProps } from '#studio/fields/field-props.ts';
import { useCodes } from '#studio/fields/use-codes.ts';
import { useField } from '#studio/fields/use-field.ts';

/** The code of another record, chosen from those that there are. */
export function ReferenceField({
  target,
  ...props
}: ValueProps<FieldOf<'text'>> & { target: RecordKind }) {
  const { value, isRequired } = props;
  const { id, label, help, findings, isReadOnly, set } = useField(props);
  const codes = useCodes(target);
  const locale = toLocale(useLocaleState()[0]);
  const titles = new Map(codes.map(({ code, title }) => [code, title[locale]]));
  const text = value === undefined || value === null ? '' : String(value);
  return (
    <Autocomplete
      freeSolo
      autoSelect
      id={id}
      options={codes.map(({ code }) => code)}
      value={text === '' ? null : text}
      readOnly={isReadOnly}
      onChange={(_event, next) => set(next ?? (isRequired ? '' : undefined))}
      getOptionLabel={(code) => code}
      renderOption={({ key, ...rest }, code) => (
        <li key={key} {...rest}>
          {[code, titles.get(code)].filter(Boolean).join(' · ')}
        </li>
      )}
      renderInput={(params) => (
        <TextField
          {...params}
          label={label}
          size="small"
          margin="dense"
          helperText={<FieldNotes findings={findings} help={help} />}
          error={hasError(findings)}
        />
      )}
    />
  );
}
