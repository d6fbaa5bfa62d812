import type { Query, QueryValue } from '#server/http/rest/query-string.ts';

type Body = Record<string, unknown>;

/**
 * Parses `_fields` of a query into paths: `title.rendered` → ['title', 'rendered']. Returns null when all fields are
 * wanted.
 */
export function wantedFields(query: Query): string[][] | null {
  const value = query.get('_fields');
  const names = listOf(value).filter((name) => name !== '');
  return names.length > 0 ? names.map((name) => name.split('.')) : null;
}

/** Returns the relations that `_embed` requests: all, those it lists, or none. */
export function wantedRelations(query: Query): 'all' | string[] | null {
  const value = query.get('_embed');
  if (value === undefined) return null;
  const names = listOf(value).filter((name) => !['', '0', '1', 'true'].includes(name));
  return names.length > 0 ? names : 'all';
}

/** Returns a record, or each of a list, with the wanted fields only, in the order of the record. */
export function pickFields(body: unknown, fields: string[][]): unknown {
  if (Array.isArray(body)) return body.map((item) => pickFields(item, fields));
  return isRecord(body) ? pickFromRecord(body, fields) : body;
}

function pickFromRecord(record: Body, fields: string[][]): Body {
  const picked: [string, unknown][] = [];
  for (const [name, value] of Object.entries(record)) {
    const matching = fields.filter(([first]) => first === name);
    if (matching.length === 0) continue;
    const deeper = matching.map(([, ...rest]) => rest);
    if (deeper.some((rest) => rest.length === 0)) picked.push([name, value]);
    else if (isRecord(value)) {
      const inner = pickFromRecord(value, deeper);
      if (Object.keys(inner).length > 0) picked.push([name, inner]);
    }
  }
  return Object.fromEntries(picked);
}

function listOf(value: QueryValue | undefined): string[] {
  if (typeof value === 'string') return value.split(/[\s,]+/);
  return Array.isArray(value) ? value.filter((item) => typeof item === 'string') : [];
}

function isRecord(value: unknown): value is Body {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
