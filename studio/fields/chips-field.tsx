import { Autocomplete, Chip, TextField } from '@mui/material';
import { useLocaleState } from 'react-admin';
import type { FieldOf } from '#core/editing/field.ts';
import { hintFor, references, widgets } from '#core/editing/field-hints.ts';
import { toLocale } from '#core/i18n/locales.ts';
import { FieldNotes, hasError } from '#studio/fields/field-notes.tsx';
import type { ValueProps } from '#studio/fields/field-props.ts';
import { placeOf, useRecordEditing } from '#studio/fields/record-context.ts';
import { useCodes } from '#studio/fields/use-codes.ts';
import { useField } from '#studio/fields/use-field.ts';

/** Lists of words and codes are typed into one field. */
export const isChipList = ({ item }: FieldOf<'list'>): boolean =>
  item.type === 'choice' || item.type === 'text';

/** A list of words, codes or choices: typed, chosen, taken away with Backspace. */
export function ChipsField(props: ValueProps<FieldOf<'list'>>) {
  const { field, path, value, lang } = props;
  const { kind, findings } = useRecordEditing();
  const { id, name, label, help, isReadOnly, set } = useField(props);
  const target = hintFor(references, kind, name) ?? null;
  const codes = useCodes(target);
  const locale = toLocale(useLocaleState()[0]);
  const items = Array.isArray(value) ? value.map(String) : [];
  const place = placeOf(path);
  const own = [...findings].flatMap(([at, found]) =>
    at === place || at.startsWith(`${place}.`) ? found : [],
  );
  const { item } = field;
  const options = item.type === 'choice' ? item.values : codes.map(({ code }) => code);
  const titles = new Map(codes.map(({ code, title }) => [code, title[locale]]));
  const isLong = hintFor(widgets, kind, name) === 'lines';
  return (
    <Autocomplete
      multiple
      freeSolo={item.type !== 'choice'}
      autoSelect={item.type !== 'choice'}
      id={id}
      options={options}
      value={items}
      readOnly={isReadOnly}
      filterSelectedOptions
      onChange={(_event, next) => set(next)}
      getOptionLabel={(code) => [code, titles.get(code)].filter(Boolean).join(' · ')}
      renderValue={(chosen, getItemProps) =>
        chosen.map((one, index) => {
          const { key, ...rest } = getItemProps({ index });
          return (
            <Chip
              key={key}
              {...rest}
              size="small"
              label={one}
              lang={lang}
              sx={isLong ? { height: 'auto', '& .MuiChip-label': { whiteSpace: 'normal' } } : {}}
            />
          );
        })
      }
      renderInput={(params) => (
        <TextField
          {...params}
          label={label}
          size="small"
          margin="dense"
          helperText={<FieldNotes findings={own} help={help} />}
          error={hasError(own)}
        />
      )}
    />
  );
}
