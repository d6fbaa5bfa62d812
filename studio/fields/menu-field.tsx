import { Box, Button, Typography } from '@mui/material';
import { useEffect, useState } from 'react';
import { useLocaleState, useTranslate } from 'react-admin';
import { blankOf } from '#core/editing/blank-value.ts';
import type { Field, FieldOf } from '#core/editing/field.ts';
import { titleOfRecord } from '#core/editing/listed-record.ts';
import {
  dropEntry,
  entryAt,
  listAround,
  type MovedEntry,
  moveEntry,
  type TreePlace,
  withoutEntry,
} from '#core/editing/menu-tree.ts';
import { toLocale } from '#core/i18n/locales.ts';
import { isRecord, type ValuePath } from '#core/studio/changes/values.ts';
import { FieldDetails } from '#studio/fields/field-details.tsx';
import type { ValueProps } from '#studio/fields/field-props.ts';
import { FieldSet } from '#studio/fields/field-set.tsx';
import { AddButton } from '#studio/fields/list-field.tsx';
import { type EntryMoves, MenuEntryActions } from '#studio/fields/menu-entry-actions.tsx';
import { MenuEntryTitle } from '#studio/fields/menu-entry-title.tsx';
import { idOf } from '#studio/fields/record-context.ts';
import { useField } from '#studio/fields/use-field.ts';
import { ValueField } from '#studio/fields/value-field.tsx';

const CHILDREN = 'children';

/** Whether the items of a list are entries of a menu: groups with such a list of their own. */
export function isMenuList({ item }: FieldOf<'list'>): boolean {
  return (
    item.type === 'group' &&
    item.members.some(({ name, field }) => {
      return name === CHILDREN && field.type === 'list' && field.item === item;
    })
  );
}

/** What all entries of a tree share. */
type Tree = {
  path: ValuePath;
  items: unknown[];
  /** The form of an entry without those below it, which are entries of the tree. */
  form: Field;
  isReadOnly: boolean;
  /** With each move all entries are drawn again: what is open belongs to an entry, not to its place. */
  moves: number;
  dragged: TreePlace | null;
  setDragged: (place: TreePlace | null) => void;
  set: (items: unknown[]) => void;
  apply: (moved: MovedEntry | null) => void;
};

/** A menu as a tree: entries with their texts in all languages, moved with buttons, keys or the mouse. */
export function MenuField(props: ValueProps<FieldOf<'list'>>) {
  const { field, path, value } = props;
  const { title, set, isReadOnly } = useField(props);
  const translate = useTranslate();
  const items: unknown[] = Array.isArray(value) ? value : [];
  const { moved, moves, apply } = useMoves(path, items, set);
  const [dragged, setDragged] = useState<TreePlace | null>(null);
  const [form] = useState(() => withoutChildren(field.item));
  const tree: Tree = { path, items, form, isReadOnly, moves, dragged, setDragged, set, apply };
  const isFull = field.max !== null && items.length >= field.max;
  return (
    <FieldSet {...{ path, title }}>
      {!isReadOnly && (
        <Typography variant="body2" sx={{ color: 'text.secondary', mb: 1, maxWidth: '75ch' }}>
          {translate('studio.menus.keys')}
        </Typography>
      )}
      <Entries tree={tree} place={[]} items={items} />
      {!isReadOnly && !isFull && (
        <AddButton title={title} onClick={() => set([...items, blankOf(form)])} />
      )}
      <Typography role="status" variant="body2" sx={{ color: 'text.secondary', minHeight: 24 }}>
        {moved}
      </Typography>
    </FieldSet>
  );
}

function withoutChildren(item: Field): Field {
  if (item.type !== 'group') return item;
  return { ...item, members: item.members.filter(({ name }) => name !== CHILDREN) };
}

/** Stores moved trees; then the handle of the entry has the focus, at its new place, which is said. */
function useMoves(path: ValuePath, items: unknown[], set: (items: unknown[]) => void) {
  const translate = useTranslate();
  const locale = toLocale(useLocaleState()[0]);
  const [last, setLast] = useState<{ moves: number; place: TreePlace | null }>({
    ...{ moves: 0, place: null },
  });
  useEffect(() => {
    if (last.place) document.getElementById(handleOf(pathOf(path, last.place)))?.focus();
    // Only a move takes the focus, not a change of what is around.
  }, [last]);
  const apply = (moved: MovedEntry | null) => {
    if (!moved) return;
    set(moved.items);
    setLast({ moves: last.moves + 1, place: moved.place });
  };
  const place = last.place ?? [];
  const parent = titleOfRecord(entryAt(items, place.slice(0, -1)), locale);
  const moved = last.place
    ? translate(place.length > 1 ? 'studio.menus.moved-below' : 'studio.menus.moved', {
        name: titleOfRecord(entryAt(items, place), locale),
        number: (place.at(-1) ?? 0) + 1,
        total: listAround(items, place).length,
        parent,
      })
    : '';
  return { moved, moves: last.moves, apply };
}

const handleOf = (path: ValuePath): string => `${idOf(path)}-move`;

const pathOf = (path: ValuePath, place: TreePlace): ValuePath => [
  ...path,
  ...place.flatMap((at, depth) => (depth === 0 ? [at] : [CHILDREN, at])),
];

type EntriesProps = { tree: Tree; place: TreePlace; items: readonly unknown[] };

function Entries({ tree, place, items }: EntriesProps) {
  if (items.length === 0) return null;
  return (
    <Box
      component="ul"
      sx={{
        ...{ m: 0, p: 0, listStyle: 'none' },
        ...(place.length > 0 && { ml: { xs: 1.5, sm: 3 }, borderLeft: 1, borderColor: 'divider' }),
        ...(place.length > 0 && { pl: { xs: 1, sm: 2 } }),
      }}
    >
      {items.map((item, at) => (
        <Entry key={`${tree.moves} ${at}`} {...{ tree, item }} place={[...place, at]} />
      ))}
    </Box>
  );
}

function Entry({ tree, place, item }: { tree: Tree; place: TreePlace; item: unknown }) {
  const translate = useTranslate();
  const locale = toLocale(useLocaleState()[0]);
  const [isOver, setOver] = useState(false);
  const { items, apply, form, isReadOnly } = tree;
  const path = pathOf(tree.path, place);
  const name = titleOfRecord(item, locale) || `${(place.at(-1) ?? 0) + 1}`;
  const children = isRecord(item) && Array.isArray(item[CHILDREN]) ? item[CHILDREN] : [];
  const { change } = useEntryChange(path);
  return (
    <li>
      <Box
        onDragOver={(event) => {
          if (!tree.dragged) return;
          event.preventDefault();
          setOver(true);
        }}
        onDragLeave={() => setOver(false)}
        onDrop={(event) => {
          event.preventDefault();
          setOver(false);
          if (tree.dragged) apply(dropEntry(items, tree.dragged, place));
          tree.setDragged(null);
        }}
        sx={{ boxShadow: isOver ? '0 -2px 0 0 currentColor' : 'none' }}
      >
        <FieldDetails
          path={path}
          title={<MenuEntryTitle item={item} />}
          actions={
            !isReadOnly && (
              <MenuEntryActions
                id={handleOf(path)}
                name={name}
                moves={movesOf(tree, place)}
                onDrag={(isDragged) => tree.setDragged(isDragged ? place : null)}
              />
            )
          }
        >
          <ValueField field={form} path={path} value={item} label={name} isRequired />
          {!isReadOnly && (
            <Button
              size="small"
              variant="outlined"
              sx={{ mt: 1 }}
              onClick={() => change([...children, blankOf(form)])}
            >
              {translate('studio.menus.add-below')}
            </Button>
          )}
        </FieldDetails>
      </Box>
      <Entries {...{ tree, place }} items={children} />
    </li>
  );
}

/** Sets the entries below one. */
function useEntryChange(path: ValuePath) {
  const { set } = useField({ path: [...path, CHILDREN] });
  return { change: set };
}

/** What can be done with an entry; null where there is no way. */
function movesOf({ items, apply, set }: Tree, place: TreePlace): EntryMoves {
  const to = (step: 'up' | 'down' | 'in' | 'out') => {
    const moved = moveEntry(items, place, step);
    return moved && (() => apply(moved));
  };
  return {
    ...{ up: to('up'), down: to('down'), in: to('in'), out: to('out') },
    remove: () => set(withoutEntry(items, place)),
  };
}
