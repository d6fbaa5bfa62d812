import RemoveIcon from '@mui/icons-material/DeleteOutlined';
import { Box, Button, IconButton, TextField } from '@mui/material';
import { useState } from 'react';
import { useTranslate } from 'react-admin';
import { blankOf } from '#core/editing/blank-value.ts';
import type { FieldOf } from '#core/editing/field.ts';
import { isRecord } from '#core/studio/changes/values.ts';
import type { ValueProps } from '#studio/fields/field-props.ts';
import { FieldSet } from '#studio/fields/field-set.tsx';
import { idOf } from '#studio/fields/record-context.ts';
import { useField } from '#studio/fields/use-field.ts';
import { ValueField } from '#studio/fields/value-field.tsx';

/** Values under names that a person chooses: the optics of a product. */
export function MapField(props: ValueProps<FieldOf<'map'>>) {
  const { field, path, value } = props;
  const { title, set, isReadOnly } = useField(props);
  const translate = useTranslate();
  const entries = isRecord(value) ? value : {};
  const without = (name: string) =>
    Object.fromEntries(Object.entries(entries).filter(([other]) => other !== name));
  return (
    <FieldSet {...{ path, title }}>
      {Object.entries(entries).map(([name, part]) => (
        <Box
          key={name}
          sx={{
            display: 'flex',
            gap: 1,
            alignItems: 'start',
            borderLeft: 2,
            borderColor: 'divider',
            pl: 2,
            my: 1,
          }}
        >
          <Box sx={{ flex: 1, minWidth: 0 }}>
            <ValueField
              {...{ field: field.value, path: [...path, name], value: part, isRequired: true }}
              label={name}
            />
          </Box>
          {!isReadOnly && (
            <IconButton
              size="small"
              aria-label={translate('studio.content.remove', { name })}
              onClick={() => set(without(name))}
            >
              <RemoveIcon fontSize="small" />
            </IconButton>
          )}
        </Box>
      ))}
      {!isReadOnly && (
        <NewName
          id={`${idOf(path)}-new`}
          choices={field.key.type === 'choice' ? field.key.values : null}
          title={title}
          onAdd={(name) => set({ ...entries, [name]: entries[name] ?? blankOf(field.value) })}
        />
      )}
    </FieldSet>
  );
}

type NewNameProps = {
  id: string;
  choices: string[] | null;
  title: string;
  onAdd: (name: string) => void;
};

function NewName({ id, choices, title, onAdd }: NewNameProps) {
  const translate = useTranslate();
  const [name, setName] = useState('');
  return (
    <Box sx={{ display: 'flex', gap: 1, alignItems: 'center', flexWrap: 'wrap' }}>
      <TextField
        id={id}
        size="small"
        margin="dense"
        label={translate('studio.content.new-name', { name: title })}
        value={name}
        onChange={(event) => setName(event.target.value)}
        slotProps={{ htmlInput: choices ? { list: `${id}-choices` } : {} }}
      />
      {choices && (
        <datalist id={`${id}-choices`}>
          {choices.map((choice) => (
            <option key={choice} value={choice} />
          ))}
        </datalist>
      )}
      <Button
        size="small"
        variant="outlined"
        disabled={name.trim() === ''}
        onClick={() => {
          onAdd(name.trim());
          setName('');
        }}
      >
        {translate('studio.content.add')}
      </Button>
    </Box>
  );
}
