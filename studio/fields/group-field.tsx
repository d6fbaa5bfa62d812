import { Box, Button } from '@mui/material';
import type { ReactNode } from 'react';
import { useTranslate } from 'react-admin';
import { blankOf } from '#core/editing/blank-value.ts';
import type { Field, FieldOf, Member } from '#core/editing/field.ts';
import { isRecord } from '#core/studio/changes/values.ts';
import { isChipList } from '#studio/fields/chips-field.tsx';
import { FieldDetails } from '#studio/fields/field-details.tsx';
import type { ValueProps } from '#studio/fields/field-props.ts';
import { FieldSet } from '#studio/fields/field-set.tsx';
import { useRecordEditing } from '#studio/fields/record-context.ts';
import { RecordPlace } from '#studio/fields/record-place.tsx';
import { useField } from '#studio/fields/use-field.ts';
import { ValueField } from '#studio/fields/value-field.tsx';

/**
 * Values that have names: the title first, then the short ones side by side; groups that need not be there are opened
 * on request.
 */
export function GroupField(props: ValueProps<FieldOf<'group'>>) {
  const { field, path, value, isRequired } = props;
  const { title } = useField(props);
  // The record itself has the page's heading; an item has its position.
  const isOwnHeading = path.length === 0 || typeof path.at(-1) === 'number';
  if (isOwnHeading) return <Members {...props} />;
  return (
    <FieldSet
      {...{ path, title }}
      actions={!isRequired && value !== undefined && <RemoveButton {...props} />}
    >
      <Members {...{ field, path, value }} />
    </FieldSet>
  );
}

/** Fields that need a line of their own. */
const isShort = ({ type }: Field): boolean =>
  ['text', 'number', 'boolean', 'choice', 'any'].includes(type);

function Members({ field, path, value }: ValueProps<FieldOf<'group'>>) {
  const entries = isRecord(value) ? value : {};
  const known = new Set(field.members.map(({ name }) => name));
  const others: Member[] = Object.keys(entries)
    .filter((name) => field.isOpen && !known.has(name))
    .map((name) => ({ name, field: { type: 'any' }, isRequired: false }));
  const all = [...field.members, ...others].filter((member) => member.field.type !== 'fixed');
  const isTitle = ({ name }: Member) => name === 'title';
  const members = all.filter((member) => !isTitle(member));
  const show = (member: Member) => (
    <MemberField key={member.name} {...{ member, path }} value={entries[member.name]} />
  );
  const those = (isIn: (field: Field) => boolean) =>
    members.filter((member) => isIn(member.field)).map(show);
  return (
    <>
      {all.filter(isTitle).map(show)}
      <Columns width="18rem">{those(isShort)}</Columns>
      {hasPlace(field) && <RecordPlace {...{ path, entries }} />}
      {those(isTranslated)}
      <Columns width="24rem">{those(isChips)}</Columns>
      {those((one) => !isShort(one) && !isTranslated(one) && !isChips(one))}
    </>
  );
}

const hasPlace = ({ members }: FieldOf<'group'>): boolean =>
  members.some(({ name }) => name === 'latitude') &&
  members.some(({ name }) => name === 'longitude');

const isTranslated = ({ type }: Field): boolean => type === 'translated';

/** As many fields beside each other as there is room for. */
function Columns({ width, children }: { width: string; children: ReactNode }) {
  return (
    <Box
      sx={{
        ...{ display: 'grid', columnGap: 2, alignItems: 'start', my: 1 },
        gridTemplateColumns: `repeat(auto-fill, minmax(min(100%, ${width}), 1fr))`,
        '& > *': { minWidth: 0 },
      }}
    >
      {children}
    </Box>
  );
}

type MemberProps = { member: Member; path: ValueProps['path']; value: unknown };

function MemberField({ member, path, value }: MemberProps) {
  const { name, field, isRequired, initial } = member;
  const { kind, names } = useRecordEditing();
  const place = [...path, name];
  const isAbsent = value === undefined || value === null;
  if (isAbsent && !isRequired && canBeAbsent(field)) {
    return <AbsentField {...{ field, path: place, value: initial }} />;
  }
  const control = <ValueField {...{ field, path: place, value: value ?? initial, isRequired }} />;
  const isLong = !isShort(field) && field.type !== 'translated' && !isChips(field);
  return isLong && isInRecord(path) ? (
    <FieldDetails path={place} title={names.field(kind, name)}>
      {control}
    </FieldDetails>
  ) : (
    control
  );
}

/** Whether a group is a whole record: that of a file, or an item of the list that a file is. */
const isInRecord = (path: ValueProps['path']): boolean =>
  path.length === 0 || (path.length === 1 && typeof path[0] === 'number');

const isChips = (field: Field): boolean => field.type === 'list' && isChipList(field);

/** Absent lists and texts are empty; absent groups are not there. */
const canBeAbsent = ({ type }: Field): boolean =>
  type === 'group' || type === 'translated' || type === 'either';

function AbsentField({ field, path, value }: ValueProps) {
  const { title, set, isReadOnly } = useField({ path });
  const translate = useTranslate();
  if (isReadOnly) return null;
  return (
    <Button
      size="small"
      variant="outlined"
      sx={{ mt: 1, mr: 1 }}
      onClick={() => set(value ?? blankOf(field))}
    >
      {translate('studio.content.add-to', { name: title })}
    </Button>
  );
}

function RemoveButton({ path }: ValueProps) {
  const { title, set } = useField({ path });
  const { isReadOnly } = useRecordEditing();
  const translate = useTranslate();
  if (isReadOnly) return null;
  return (
    <Button size="small" onClick={() => set(undefined)}>
      {translate('studio.content.remove', { name: title })}
    </Button>
  );
}
