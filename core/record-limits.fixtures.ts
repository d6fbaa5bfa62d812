import type { z } from 'zod';

/**
 * Creates a function that returns those of some values that a schema accepts at a path of a valid record, such as
 * `mail.routes.0.to`.
 */
export function acceptedBy(schema: z.ZodType, record: object) {
  return (path: string, values: readonly unknown[]) =>
    values.filter((value) => schema.safeParse(replaceAt(record, path.split('.'), value)).success);
}

function replaceAt(part: unknown, [name, ...rest]: string[], value: unknown): unknown {
  if (name === undefined) return value;
  const entries = new Map<string, unknown>(Object.entries(Object(part)));
  entries.set(name, replaceAt(entries.get(name), rest, value));
  const copy = Object.fromEntries(entries);
  return Array.isArray(part) ? Object.values(copy) : copy;
}
