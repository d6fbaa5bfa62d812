import type { z } from 'zod';
import { nearest } from '#server/import/nearest.ts';

type Path = (string | number)[];

/** An invalid record as far as it can be checked: `record` has stand-ins at `faulty`, paths such as `images.0.alt`. */
export type Completed<RecordType> = { record: RecordType; faulty: string[] };

type Issue = z.core.$ZodIssue;

const MAX_ROUNDS = 40;

/** A part of these decides whether another is right: a signed record, the steps of a form, the words of a synonym. */
const WHOLE = /^(declarations|forms|search)\/|^site\/menus\.yaml$/;

/** What tells records apart, and what others say of it. */
const DECISIVE = /(^|\.)(code|kind|types)$/;

/** Names which, when misspelt, leave a record without what others depend on. */
const DEPENDED_ON = ['code', 'kind', 'types', 'optics'];

/** Whether the rest of an invalid record says as much as the whole. */
export function mayHaveStandIns(file: string): boolean {
  return !WHOLE.test(file);
}

/** Leaves the field out. */
const ABSENT = Symbol('absent');

/**
 * Replaces the invalid values of a record with stand-ins, so that the rest of it can be checked at once. Null where no stand-in
 * fits, or the record as a whole is invalid.
 */
export function withStandIns<Schema extends z.ZodType>(
  schema: Schema,
  raw: unknown,
): Completed<z.output<Schema>> | null {
  const whole = structuredClone(raw);
  const tried = new Map<string, number>();
  for (let round = 0; round < MAX_ROUNDS; round++) {
    const result = schema.safeParse(whole);
    if (result.success) return complete(result.data, [...tried.keys()]);
    const places = new Map(result.error.issues.flatMap(placesOf).map((one) => [one.key, one]));
    for (const { key, path, values } of places.values()) {
      const count = tried.get(key) ?? 0;
      if (count >= values.length) return null;
      tried.set(key, count + 1);
      if (!put(whole, path, values[count])) return null;
    }
  }
  return null;
}

function complete<RecordType>(record: RecordType, faulty: string[]): Completed<RecordType> | null {
  return faulty.some((path) => DECISIVE.test(path)) ? null : { record, faulty };
}

type StandIn = { key: string; path: Path; values: unknown[] };

function placesOf(issue: Issue): StandIn[] {
  const path = issue.path.filter((part) => typeof part !== 'symbol') as Path;
  const place = (own: Path, values: unknown[]) => ({ key: own.join('.'), path: own, values });
  if (issue.code === 'unrecognized_keys') {
    return issue.keys.flatMap((key) => {
      const meant = nearest(key, DEPENDED_ON);
      const names = meant === null ? [key] : [key, meant];
      return names.map((name) => place([...path, name], [ABSENT]));
    });
  }
  return [place(path, [ABSENT, ...valuesFor(issue), ...GENERAL])];
}

const FILES = ['x.webp', 'x.svg', 'x.pdf', 'x.glb'];

const GENERAL = ['x', 'x-x', 1, '2026-01-01', 'x@example.com', 'https://x.com/', ...FILES, [], {}];

function valuesFor(issue: Issue): unknown[] {
  switch (issue.code) {
    case 'invalid_value':
      return issue.values.slice(0, 1);
    case 'too_small':
      return issue.origin === 'string' ? ['x'.repeat(Number(issue.minimum))] : [issue.minimum];
    case 'too_big':
      return [issue.maximum];
    case 'invalid_type':
      return issue.expected === 'boolean' ? [false] : [];
    default:
      return [];
  }
}

/** False where the path leads nowhere. An item of a list is never left out: the others have their positions. */
function put(whole: unknown, path: Path, value: unknown): boolean {
  const last = path.at(-1);
  const parent = path.slice(0, -1).reduce<unknown>(partOf, whole);
  if (last === undefined || typeof parent !== 'object' || parent === null) return false;
  if (value !== ABSENT) Object.assign(parent, { [last]: structuredClone(value) });
  else if (!Array.isArray(parent)) Reflect.deleteProperty(parent, last);
  return true;
}

function partOf(value: unknown, part: string | number): unknown {
  return typeof value === 'object' && value !== null ? Reflect.get(value, part) : undefined;
}
