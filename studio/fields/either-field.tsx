import { Box, MenuItem, TextField } from '@mui/material';
import { useTranslate } from 'react-admin';
import { blankOf, nameOfForm } from '#core/editing/blank-value.ts';
import type { FieldOf } from '#core/editing/field.ts';
import { formOf } from '#core/editing/record-values.ts';
import type { ValueProps } from '#studio/fields/field-props.ts';
import { FieldSet } from '#studio/fields/field-set.tsx';
import { idOf, useRecordEditing } from '#studio/fields/record-context.ts';
import { useField } from '#studio/fields/use-field.ts';
import { ValueField } from '#studio/fields/value-field.tsx';

/** One of several forms: a link to a product or to a page, a block of text or a gallery. */
export function EitherField(props: ValueProps<FieldOf<'either'>>) {
  const { field, path, value, isRequired = true } = props;
  const { title, set, isReadOnly } = useField(props);
  const { kind, names } = useRecordEditing();
  const translate = useTranslate();
  const form = formOf(field, value);
  const current = form ? nameOfForm(field, form) : '';
  const text = (name: string) =>
    translate(`studio.form-kind.${name}`, { _: names.field(kind, name) });
  const isItem = typeof path.at(-1) === 'number';
  const controls = (
    <Box>
      <TextField
        id={`${idOf(path)}-form`}
        select
        size="small"
        margin="dense"
        label={translate('studio.content.form-of', { name: title })}
        value={current}
        disabled={isReadOnly}
        sx={{ minWidth: '14rem' }}
        onChange={(event) => {
          const next = field.forms.find((one) => nameOfForm(field, one) === event.target.value);
          if (next) set(blankOf(next));
        }}
      >
        {field.forms.map((one) => {
          const name = nameOfForm(field, one);
          return (
            <MenuItem key={name} value={name}>
              {text(name)}
            </MenuItem>
          );
        })}
      </TextField>
      {form?.type === 'group' ? (
        <GroupOf {...{ form, path, value }} />
      ) : (
        form && <ValueField {...{ field: form, path, value, isRequired, label: title }} />
      )}
    </Box>
  );
  return isItem ? controls : <FieldSet {...{ path, title }}>{controls}</FieldSet>;
}

/** The members of the form, without another heading. */
function GroupOf({ form, path, value }: { form: FieldOf<'group'> } & Omit<ValueProps, 'field'>) {
  return form.members
    .filter(({ field }) => field.type !== 'fixed')
    .map(({ name, field, isRequired, initial }) => {
      const record = Object(value) as Record<string, unknown>;
      return (
        <ValueField
          key={name}
          {...{ field, path: [...path, name], value: record[name] ?? initial, isRequired }}
        />
      );
    });
}
