import type { Links } from '#server/api/wp-v2/wp-schemas.ts';
import type { Scope } from '#server/api/wp-v2/wp-scope.ts';
import { apiUrl } from '#server/http/rest/addresses.ts';

/** Formats an ISO date or time in UTC as WordPress does: without zone and fractions. */
export function presentTime(iso: string): string {
  return iso.length === 10 ? `${iso}T00:00:00` : iso.slice(0, 19);
}

/** Returns the links that every record has: itself, its list and its type. */
export function recordLinks(
  scope: Scope,
  { restBase, id }: { restBase: string; id: number },
  about: string,
): Links {
  return {
    self: [{ href: apiUrl(scope, `/wp/v2/${restBase}/${id}`) }],
    collection: [{ href: apiUrl(scope, `/wp/v2/${restBase}`) }],
    about: [{ href: apiUrl(scope, `/wp/v2/${about}`) }],
  };
}

/** Defines the relations with the prefix `wp:`. */
export const curies = [{ name: 'wp', href: 'https://api.w.org/{rel}', templated: true }];

/** Returns the record with only these fields, in this order. */
export function pick<Body extends object, Name extends keyof Body>(
  body: Body,
  names: readonly Name[],
): Pick<Body, Name> {
  return Object.fromEntries(names.map((name) => [name, body[name]])) as Pick<Body, Name>;
}
