import type { Permission } from '#core/studio/role-permissions.ts';

/** What a token of another system may read, with the kinds of forms whose submissions each scope opens. */
export const tokenScopes = {
  'messages:read': ['message', 'copy', 'newsletter'],
  'claims:read': ['warranty-claim'],
  'registrations:read': ['warranty-registration'],
} as const satisfies Partial<Record<Permission, readonly string[]>>;

export type TokenScope = keyof typeof tokenScopes;

export const tokenScopeNames = Object.keys(tokenScopes) as [TokenScope, ...TokenScope[]];

/** Days for which a token may be made. */
export const tokenDays = [30, 90, 365, 730] as const;

/** A token as the studio lists it. The secret itself is shown once and stored nowhere. Times are ISO text in UTC. */
export type ApiToken = {
  /** The part of the token that is no secret. */
  id: string;
  name: string;
  scopes: TokenScope[];
  created: string;
  /** Name of the person who made it. */
  createdBy: string;
  expires: string;
  /** To the minute; null: never. */
  lastUsed: string | null;
  revoked: string | null;
};
