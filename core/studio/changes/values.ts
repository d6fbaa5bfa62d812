/** A value of YAML or JSON with named fields. */
export type Fields = Record<string, unknown>;

export function isRecord(value: unknown): value is Fields {
  return value !== null && typeof value === 'object' && !Array.isArray(value);
}

/** Compares values of JSON; the order of fields does not count. */
export function isEqual(one: unknown, other: unknown): boolean {
  if (Object.is(one, other)) return true;
  if (Array.isArray(one) && Array.isArray(other)) {
    return one.length === other.length && one.every((item, index) => isEqual(item, other[index]));
  }
  if (!isRecord(one) || !isRecord(other)) return false;
  const names = Object.keys(one);
  return (
    names.length === Object.keys(other).length &&
    names.every((name) => Object.hasOwn(other, name) && isEqual(one[name], other[name]))
  );
}

/** Fields that tell the records of a list apart, the first that a record has. */
const IDENTITIES = ['code', 'sku', 'id', 'slug', 'key', 'name', 'file', 'path', 'value'];

/** Identifies a record among those of a list; null where nothing does. */
export function identityOf(item: unknown): string | null {
  if (!isRecord(item)) return null;
  const field = IDENTITIES.find((name) => isPlain(item[name]));
  return field === undefined ? null : JSON.stringify([field, item[field]]);
}

function isPlain(value: unknown): boolean {
  return typeof value === 'string' || typeof value === 'number';
}

export type ValuePath = readonly (string | number)[];

/** The value at a path; null where there is none. */
export function valueAt(value: unknown, path: ValuePath): unknown {
  let found: unknown = value;
  for (const part of path) {
    if (Array.isArray(found)) found = typeof part === 'number' ? found[part] : undefined;
    else if (isRecord(found)) found = Object.hasOwn(found, part) ? found[part] : undefined;
    else return null;
  }
  return found ?? null;
}

/**
 * The value with another one at a path; null there removes the field or item. A field above that is missing is added.
 * @returns undefined where the path leads into a plain value, or beyond the end of a list.
 */
export function withValueAt(value: unknown, path: ValuePath, next: unknown): unknown {
  const [part, ...rest] = path;
  if (part === undefined) return next ?? null;
  if (Array.isArray(value)) {
    if (typeof part !== 'number' || part < 0 || part > value.length) return undefined;
    const item = withValueAt(value[part] ?? null, rest, next);
    if (item === undefined) return undefined;
    return value.toSpliced(part, 1, ...(item === null ? [] : [item]));
  }
  if (value === null || value === undefined) {
    if (next === null || next === undefined) return null;
    return withValueAt(typeof part === 'number' ? [] : {}, path, next);
  }
  if (!isRecord(value)) return undefined;
  const name = String(part);
  const field = withValueAt(Object.hasOwn(value, name) ? value[name] : null, rest, next);
  if (field === undefined) return undefined;
  const { [name]: _removed, ...others } = value;
  if (field === null) return others;
  return Object.hasOwn(value, name) ? { ...value, [name]: field } : { ...others, [name]: field };
}
