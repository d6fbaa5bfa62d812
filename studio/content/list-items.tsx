import { Box, List, ListItem } from '@mui/material';
import { useLocaleState } from 'react-admin';
import { Link, useNavigate } from 'react-router';
import { blankOf } from '#core/editing/blank-value.ts';
import { describeForm } from '#core/editing/describe-form.ts';
import { titleOfRecord } from '#core/editing/listed-record.ts';
import { kindOf, type RecordKind } from '#core/editing/record-kinds.ts';
import { toLocale } from '#core/i18n/locales.ts';
import { isRecord } from '#core/studio/changes/values.ts';
import { recordPath } from '#studio/content/content-paths.ts';
import { ItemActions } from '#studio/fields/item-actions.tsx';
import { AddButton } from '#studio/fields/list-field.tsx';
import { useRecordEditing } from '#studio/fields/record-context.ts';

type Props = { path: string; kind: RecordKind; value: unknown };

/** The records of a file that has many: opened, added, moved and removed. */
export function ListItems({ path, kind, value }: Props) {
  const { changeId, names, isReadOnly, change } = useRecordEditing();
  const navigate = useNavigate();
  const locale = toLocale(useLocaleState()[0]);
  const { schema, key = 'code' } = kindOf(kind);
  const items: unknown[] = Array.isArray(value) ? value : [];
  const set = (next: unknown[]) => change([], next);
  function add(): void {
    if (!schema) return;
    set([...items, blankOf(describeForm(schema))]);
    navigate(recordPath(changeId, { path, at: items.length }));
  }
  return (
    <>
      <List>
        {items.map((item, at) => {
          const code = isRecord(item) ? String(item[key] ?? '') : '';
          const name = titleOfRecord(item, locale) || code || String(at + 1);
          // Two records may have the same code until the check says so.
          const place = `${at} ${code}`;
          return (
            <ListItem key={place} disableGutters sx={{ borderBottom: 1, borderColor: 'divider' }}>
              <Box sx={{ flex: 1, minWidth: 0, overflowWrap: 'anywhere' }}>
                <Link to={recordPath(changeId, { path, at })} style={{ color: 'inherit' }}>
                  {name}
                </Link>
              </Box>
              {!isReadOnly && (
                <Box sx={{ whiteSpace: 'nowrap' }}>
                  <ItemActions {...{ items, at, name, set }} />
                </Box>
              )}
            </ListItem>
          );
        })}
      </List>
      {!isReadOnly && <AddButton title={names.kinds(kind)} onClick={add} />}
    </>
  );
}
