/** What a person is in the studio. Each has the permissions below, and no other. */
export const roles = ['desk', 'editor', 'publisher', 'admin'] as const;

export type Role = (typeof roles)[number];

/** Every permission, with the roles that have it. `server/api/studio` names one for each endpoint. */
const holders = {
  'messages:read': ['desk', 'admin'],
  'messages:change': ['desk', 'admin'],
  'mails:read': ['desk', 'admin'],
  'mails:change': ['desk', 'admin'],
  'privacy:read': ['desk', 'admin'],
  'privacy:change': ['desk', 'admin'],
  'erasures:change': ['admin'],
  'claims:read': ['desk', 'admin'],
  'claims:change': ['desk', 'admin'],
  'registrations:read': ['desk', 'admin'],
  'registrations:change': ['desk', 'admin'],
  'searches:read': ['editor', 'publisher', 'admin'],
  'imports:read': ['editor', 'publisher', 'admin'],
  'gaps:read': ['editor', 'publisher', 'admin'],
  'changes:read': ['editor', 'publisher', 'admin'],
  'changes:write': ['editor', 'publisher', 'admin'],
  /** To approve, to publish, to go back to an earlier version. */
  'changes:publish': ['publisher', 'admin'],
  'health:read': ['admin'],
  'people:read': ['admin'],
  'people:change': ['admin'],
  'tokens:read': ['admin'],
  'tokens:change': ['admin'],
  'audit:read': ['admin'],
} as const satisfies Record<string, readonly Role[]>;

export type Permission = keyof typeof holders;

export const permissions = Object.keys(holders) as Permission[];

/** Returns whether a role has a permission; false for a role that the site does not know. */
export function isAllowed(role: string, permission: Permission): boolean {
  const having: readonly string[] = holders[permission];
  return having.includes(role);
}

/** The permissions of a role, for the interface, which hides what would be refused. */
export function permissionsOf(role: string): Permission[] {
  return permissions.filter((permission) => isAllowed(role, permission));
}
