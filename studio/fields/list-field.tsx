import { Box, Button } from '@mui/material';
import { useLocaleState, useTranslate } from 'react-admin';
import { blankOf } from '#core/editing/blank-value.ts';
import type { Field, FieldOf } from '#core/editing/field.ts';
import { titleOfRecord } from '#core/editing/listed-record.ts';
import { toLocale } from '#core/i18n/locales.ts';
import { FieldDetails } from '#studio/fields/field-details.tsx';
import type { ValueProps } from '#studio/fields/field-props.ts';
import { FieldSet } from '#studio/fields/field-set.tsx';
import { ItemActions } from '#studio/fields/item-actions.tsx';
import { useField } from '#studio/fields/use-field.ts';
import { ValueField } from '#studio/fields/value-field.tsx';

/** Items that need no more room than one line in each language. */
const isShort = ({ type }: Field): boolean => type === 'translated' || type === 'text';

/** A list whose items are added, removed and moved. */
export function ListField(props: ValueProps<FieldOf<'list'>>) {
  const { field, path, value, lang } = props;
  const { title, set, isReadOnly } = useField(props);
  const translate = useTranslate();
  const locale = toLocale(useLocaleState()[0]);
  const items: unknown[] = Array.isArray(value) ? value : [];
  const isFull = field.max !== null && items.length >= field.max;
  return (
    <FieldSet {...{ path, title }}>
      {items.map((item, at) => {
        // Items have no identity but their position.
        const key = `${at}`;
        const name = translate('studio.content.item', { name: title, number: at + 1 });
        const control = (
          <ValueField
            field={field.item}
            path={[...path, at]}
            value={item}
            label={name}
            {...(lang && { lang })}
            isRequired
          />
        );
        const actions = !isReadOnly && <ItemActions {...{ items, at, name, set }} />;
        return isShort(field.item) ? (
          <Box key={key} sx={{ display: 'flex', alignItems: 'start', gap: 1 }}>
            <Box sx={{ flex: 1, minWidth: 0 }}>{control}</Box>
            <Box sx={{ whiteSpace: 'nowrap', pt: 1 }}>{actions}</Box>
          </Box>
        ) : (
          <FieldDetails
            key={key}
            path={[...path, at]}
            title={`${at + 1}. ${titleOfRecord(item, locale)}`}
            actions={actions}
          >
            {control}
          </FieldDetails>
        );
      })}
      {!isReadOnly && !isFull && (
        <AddButton title={title} onClick={() => set([...items, blankOf(field.item)])} />
      )}
    </FieldSet>
  );
}

/** The button below a list. */
export function AddButton({ title, onClick }: { title: string; onClick: () => void }) {
  const translate = useTranslate();
  return (
    <Button size="small" variant="outlined" onClick={onClick} sx={{ mt: 1 }}>
      {translate('studio.content.add-to', { name: title })}
    </Button>
  );
}
