/** A value of a query: text, a list (`a[]=1&a[]=2`) or named parts (`a[x]=1`). Deeper levels are never text. */
export type QueryValue = string | QueryValue[] | { [part: string]: QueryValue };

export type Query = Map<string, QueryValue>;

const BRACKETS = /^([^[]+)\[([^\]]*)\](.*)$/s;

/**
 * Parses a query string as PHP does: the last value of a repeated key counts, brackets make lists and named parts.
 * Broken percent-encoding stays text.
 */
export function parseQuery(search: string): Query {
  const query: Query = new Map();
  const parts = new Map<string, [string, QueryValue][]>();
  for (const [key, value] of new URLSearchParams(search)) {
    const match = BRACKETS.exec(key);
    if (!match) {
      query.set(key, value);
      parts.delete(key);
      continue;
    }
    const [, name = '', part = '', rest] = match;
    const entries = parts.get(name) ?? [];
    parts.set(name, entries);
    entries.push([part, rest ? [value] : value]);
    query.set(name, []);
  }
  for (const [name, entries] of parts) query.set(name, combine(entries));
  return query;
}

function combine(parts: [string, QueryValue][]): QueryValue {
  const isList = parts.every(([part]) => /^\d*$/.test(part));
  return isList ? parts.map(([, value]) => value) : Object.fromEntries(parts);
}

/** Formats the query, as `add_query_arg` of WordPress does. */
export function formatQuery(query: Query): string {
  const pairs: string[] = [];
  const add = (name: string, value: QueryValue) => {
    if (typeof value === 'string') pairs.push(`${name}=${encode(value)}`);
    else for (const [part, item] of Object.entries(value)) add(`${name}[${encode(part)}]`, item);
  };
  for (const [name, value] of query) add(encode(name), value);
  return pairs.join('&');
}

/** URLSearchParams does not escape `*` and writes spaces as `+`, as PHP does. */
function encode(text: string): string {
  return new URLSearchParams({ '': text }).toString().slice(1);
}
