import type { Field } from '#core/editing/field.ts';
import { formOf, partFinder } from '#core/editing/record-values.ts';
import { localeCodes } from '#core/i18n/locales.ts';
import { isEqual, isRecord, type ValuePath, valueAt } from '#core/studio/changes/values.ts';

/** One changed value of a record; `undefined` is a value that is not there. */
export type ValueChange = { path: ValuePath; from: unknown; to: unknown };

/**
 * Lists what differs between two values of a record, each change as deep as it can be. A list with more or fewer items
 * is one change: its items cannot be told apart.
 */
export function listChanges(from: unknown, to: unknown, path: ValuePath = []): ValueChange[] {
  if (isEqual(from, to)) return [];
  if (Array.isArray(from) && Array.isArray(to) && from.length === to.length) {
    return to.flatMap((part, at) => listChanges(from[at], part, [...path, at]));
  }
  if (isRecord(from) && isRecord(to)) {
    const names = [...new Set([...Object.keys(from), ...Object.keys(to)])];
    return names.flatMap((name) => listChanges(from[name], to[name], [...path, name]));
  }
  return [{ path, from, to }];
}

/**
 * A copy of what a form shows with a typed value at a path; without it, where that is undefined. Unlike `withValueAt`, nothing is
 * refused, and an item of a list stays in its place while nothing is typed for it.
 */
export function withTypedValue(value: unknown, path: ValuePath, to: unknown): unknown {
  const [name, ...rest] = path;
  if (name === undefined) return to;
  if (typeof name === 'number') {
    const list: unknown[] = Array.isArray(value) ? [...value] : [];
    list[name] = withTypedValue(list[name], rest, to);
    return list;
  }
  const entries = isRecord(value) ? value : {};
  const part = withTypedValue(entries[name], rest, to);
  if (part !== undefined) return { ...entries, [name]: part };
  const { [name]: _removed, ...others } = entries;
  return others;
}

/** Languages of one text that were left behind when others changed. */
export type StaleTranslation = { path: ValuePath; changed: string[]; stale: string[] };

/**
 * Lists the texts that changed in some languages and not in others: their translation is older than its source.
 * A list with more or fewer items is not compared.
 */
export function listStaleTranslations(
  field: Field,
  from: unknown,
  to: unknown,
): StaleTranslation[] {
  return findStale(field, { from, to, path: [] });
}

type Pair = { from: unknown; to: unknown; path: ValuePath };

function findStale(field: Field, { from, to, path }: Pair): StaleTranslation[] {
  if (isEqual(from, to)) return [];
  if (field.type === 'translated') return staleOf({ from, to, path });
  if (field.type === 'either') {
    const form = formOf(field, to);
    return form ? findStale(form, { from, to, path }) : [];
  }
  const below = (next: Field, name: string | number) =>
    findStale(next, {
      from: valueAt(from, [name]),
      to: valueAt(to, [name]),
      path: [...path, name],
    });
  if (field.type === 'list' && Array.isArray(from) && Array.isArray(to)) {
    return from.length === to.length ? to.flatMap((_part, at) => below(field.item, at)) : [];
  }
  const partOf = partFinder(field);
  if (!partOf || !isRecord(to)) return [];
  return Object.keys(to).flatMap((name) => {
    const part = partOf(name);
    return part ? below(part, name) : [];
  });
}

function staleOf({ from, to, path }: Pair): StaleTranslation[] {
  const isChanged = (code: string) => !isEqual(valueAt(from, [code]), valueAt(to, [code]));
  const changed = localeCodes.filter(isChanged);
  const stale = localeCodes.filter((code) => !isChanged(code));
  return from !== null && from !== undefined && changed.length > 0 && stale.length > 0
    ? [{ path, changed, stale }]
    : [];
}
