import { describeForm } from '#core/editing/describe-form.ts';
import type { Field } from '#core/editing/field.ts';
import { kindOf, type RecordKind } from '#core/editing/record-kinds.ts';
import { partFinder } from '#core/editing/record-values.ts';
import type { ValuePath } from '#core/studio/changes/values.ts';

/** Whether records of a kind may have a value at a path; of a list, the path begins with the position of its item. */
export function hasField(kind: RecordKind, path: ValuePath): boolean {
  const { schema, format } = kindOf(kind);
  if (!schema) return false;
  return has(describeForm(schema), format === 'list' ? path.slice(1) : path);
}

function has(field: Field, [name, ...rest]: ValuePath): boolean {
  if (name === undefined) return true;
  if (field.type === 'either') return field.forms.some((form) => has(form, [name, ...rest]));
  if (field.type === 'list') return typeof name === 'number' && has(field.item, rest);
  const part = partFinder(field)?.(String(name));
  return part !== undefined && part.type !== 'any' && has(part, rest);
}
