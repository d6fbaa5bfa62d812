import type { Field } from '#core/editing/field.ts';
import { localeCodes } from '#core/i18n/locales.ts';
import { mapKeys } from '#core/keys.ts';

/** A value with which an entry of a form begins: what it must have, empty, and nothing else. */
export function blankOf(field: Field): unknown {
  switch (field.type) {
    case 'group': {
      const needed = field.members.filter(({ isRequired }) => isRequired);
      return Object.fromEntries(needed.map(({ name, field: inner }) => [name, blankOf(inner)]));
    }
    case 'translated':
      return mapKeys(localeCodes, () => blankOf(field.each));
    case 'either':
      return field.forms[0] ? blankOf(field.forms[0]) : '';
    case 'list':
      return Array.from({ length: field.min }, () => blankOf(field.item));
    case 'map':
      return {};
    case 'choice':
      return field.values[0] ?? '';
    case 'fixed':
      return field.value;
    case 'boolean':
      return false;
    case 'number':
      return field.min ?? 0;
    default:
      return '';
  }
}

/** What tells the forms of a choice apart: the value of their fixed member, or the first name that only it has. */
export function nameOfForm(field: Extract<Field, { type: 'either' }>, form: Field): string {
  if (form.type !== 'group') return form.type;
  const by = form.members.find(({ name }) => name === field.by)?.field;
  if (by?.type === 'fixed') return String(by.value);
  return form.members.map(({ name }) => name).find((name) => isOwnOf(field, form, name)) ?? '';
}

function isOwnOf(
  { forms }: Extract<Field, { type: 'either' }>,
  form: Field,
  name: string,
): boolean {
  return forms.every(
    (other) =>
      other === form || other.type !== 'group' || !other.members.some((one) => one.name === name),
  );
}
