import type { Links } from '#server/api/wp-v2/wp-schemas.ts';
import type { Scope } from '#server/api/wp-v2/wp-scope.ts';
import { apiUrl } from '#server/http/rest/addresses.ts';

/** An ISO day or time in UTC as WordPress writes dates: no zone, no fractions. */
export function presentTime(iso: string): string {
  return iso.length === 10 ? `${iso}T00:00:00` : iso.slice(0, 19);
}

/** The addresses every record has: itself, its list and its kind. */
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

/** Explains the relations whose names start with `wp:`. */
export const curies = [{ name: 'wp', href: 'https://api.w.org/{rel}', templated: true }];

/** A record with fewer fields, in their order; where something else embeds it. */
export function pick<Body extends object, Name extends keyof Body>(
  body: Body,
  names: readonly Name[],
): Pick<Body, Name> {
  return Object.fromEntries(names.map((name) => [name, body[name]])) as Pick<Body, Name>;
}
