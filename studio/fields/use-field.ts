import { useTranslate } from 'react-admin';
import { hintFor, widgets } from '#core/editing/field-hints.ts';
import type { ValueProps } from '#studio/fields/field-props.ts';
import { idOf, nameAt, placeOf, useRecordEditing } from '#studio/fields/record-context.ts';

/** What every control shows of its field, and what it does with a new value. */
export function useField({ path, label, isRequired = false }: Omit<ValueProps, 'field' | 'value'>) {
  const { kind, names, change, findings, isReadOnly } = useRecordEditing();
  const translate = useTranslate();
  const name = nameAt(path);
  const own = findings.get(placeOf(path)) ?? [];
  const text = label ?? names.field(kind, name);
  return {
    id: idOf(path),
    name,
    label: isRequired ? text : translate('studio.content.optional', { name: text }),
    title: text,
    // What a label stands for has its help above.
    help: label === undefined ? names.help(kind, name) : undefined,
    findings: own,
    isReadOnly,
    widget: hintFor(widgets, kind, name),
    set: (value: unknown) => change(path, value),
  };
}
