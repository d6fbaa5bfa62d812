import type { Field, FieldOf } from '#core/editing/field.ts';
import { entriesOf } from '#core/keys.ts';
import { type Fields, isRecord, type ValuePath } from '#core/studio/changes/values.ts';

/** Which of several forms a value has; the first for none. */
export function formOf(field: FieldOf<'either'>, value: unknown): Field | undefined {
  return field.forms.find((form) => hasForm(form, value, field.by)) ?? field.forms[0];
}

function hasForm(form: Field, value: unknown, by: string | null): boolean {
  switch (form.type) {
    case 'group':
      return isRecord(value) && hasMembers(form, value, by);
    case 'translated':
    case 'map':
      return isRecord(value);
    case 'list':
      return Array.isArray(value);
    case 'number':
      return typeof value === 'number';
    case 'boolean':
      return typeof value === 'boolean';
    case 'fixed':
      return form.value === value;
    case 'choice':
      return form.values.includes(String(value));
    default:
      return typeof value === 'string';
  }
}

function hasMembers(form: FieldOf<'group'>, value: Fields, by: string | null): boolean {
  if (by !== null) {
    const member = form.members.find(({ name }) => name === by);
    return member?.field.type === 'fixed' && member.field.value === value[by];
  }
  const names = new Set(form.members.map(({ name }) => name));
  return (
    Object.keys(value).every((name) => names.has(name)) &&
    form.members.every(({ name, isRequired }) => !isRequired || name in value)
  );
}

/** A found value with what the form says about it. */
export type FoundValue = { path: ValuePath; field: Field | null; value: unknown };

/**
 * Lists all values of a record that have no parts of their own, with their fields; a field is null where the form
 * has none for a value.
 */
export function listValues(field: Field, value: unknown, path: ValuePath = []): FoundValue[] {
  const inner = (next: Field | undefined, name: string | number, part: unknown): FoundValue[] =>
    next ? listValues(next, part, [...path, name]) : unknown(part, [...path, name]);
  if (field.type === 'either') {
    const form = formOf(field, value);
    return form ? listValues(form, value, path) : unknown(value, path);
  }
  if (Array.isArray(value)) {
    if (field.type !== 'list')
      return field.type === 'any' ? [{ path, field, value }] : unknown(value, path);
    return value.flatMap((part, index) => inner(field.item, index, part));
  }
  if (isRecord(value)) {
    const partOf = partFinder(field);
    if (!partOf) return field.type === 'any' ? [{ path, field, value }] : unknown(value, path);
    return entriesOf(value).flatMap(([name, part]) => inner(partOf(name), name, part));
  }
  return [{ path, field: canHold(field, value) ? field : null, value }];
}

function unknown(value: unknown, path: ValuePath): FoundValue[] {
  return [{ path, field: null, value }];
}

const ANY: Field = { type: 'any' };

/** The function that returns the field of a part of a group; null for a field without parts. */
export function partFinder(field: Field): ((name: string) => Field | undefined) | null {
  switch (field.type) {
    case 'group':
      return (name) =>
        field.members.find((member) => member.name === name)?.field ??
        (field.isOpen ? ANY : undefined);
    case 'translated':
      return () => field.each;
    case 'map':
      return () => field.value;
    default:
      return null;
  }
}

function canHold(field: Field, value: unknown): boolean {
  if (value === null || value === undefined) return true;
  switch (field.type) {
    case 'text':
      // YAML reads digits alone as a number, where the schema turns them into a text.
      return typeof value === 'string' || typeof value === 'number';
    case 'choice':
      return field.values.includes(String(value));
    case 'number':
      return typeof value === 'number';
    case 'boolean':
      return typeof value === 'boolean';
    case 'fixed':
      return field.value === value;
    default:
      return field.type === 'any';
  }
}
