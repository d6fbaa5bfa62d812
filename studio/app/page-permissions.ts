import type { Permission } from '#core/studio/role-permissions.ts';

/** Every page with the permission that opens it; pages for everybody who is signed in (start, own access) are not here. */
export const pagePermissions = {
  '/messages': 'messages:read',
  '/messages/:id/show': 'messages:read',
  '/routing': 'messages:read',
  '/claims': 'claims:read',
  '/figures': 'claims:read',
  '/registrations': 'registrations:read',
  '/mails': 'mails:read',
  '/mails/:id/show': 'mails:read',
  '/privacy': 'privacy:read',
  '/changes': 'changes:read',
  '/changes/:id/show': 'changes:read',
  '/changes/:id/preview': 'changes:read',
  '/changes/:id/records': 'changes:read',
  '/changes/:id/record': 'changes:read',
  '/changes/:id/tables': 'changes:read',
  '/changes/:id/media': 'changes:read',
  '/media': 'changes:read',
  '/versions': 'changes:read',
  '/gaps': 'gaps:read',
  '/searches': 'searches:read',
  '/imports': 'imports:read',
  '/imports/:id/show': 'imports:read',
  '/people': 'people:read',
  '/people/create': 'people:change',
  '/people/:id': 'people:change',
  '/tokens': 'tokens:read',
  '/health': 'health:read',
  '/audit': 'audit:read',
} as const satisfies Record<`/${string}`, Permission>;

export type StudioPage = keyof typeof pagePermissions;

type Access = { resource: string; action: string };

/** What react-admin requires for the pages of a list, and for what is done on them: `people`, `edit` → `people:change`. */
export function permissionOf({ resource, action }: Access): string {
  const isRead = action === 'list' || action === 'show' || action === 'read';
  return `${resource}:${isRead ? 'read' : 'change'}`;
}
