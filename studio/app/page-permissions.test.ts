import { expect, test } from 'vitest';
import { entriesOf } from '#core/keys.ts';
import { isAllowed, type Role, roles } from '#core/studio/role-permissions.ts';
import { pagePermissions, permissionOf } from '#studio/app/page-permissions.ts';

const DESK = [
  '/messages',
  '/messages/:id/show',
  '/routing',
  '/claims',
  '/figures',
  '/registrations',
  '/mails',
  '/mails/:id/show',
  '/privacy',
];
const CONTENT = [
  '/changes',
  '/changes/:id/show',
  '/changes/:id/preview',
  '/changes/:id/records',
  '/changes/:id/record',
  '/changes/:id/tables',
  '/changes/:id/media',
  '/media',
  '/versions',
  '/gaps',
  '/searches',
  '/imports',
  '/imports/:id/show',
];
const ADMIN = ['/people', '/people/create', '/people/:id', '/tokens', '/health', '/audit'];

const expected: Record<Role, string[]> = {
  desk: DESK,
  editor: CONTENT,
  publisher: CONTENT,
  admin: [...DESK, ...CONTENT, ...ADMIN],
};

test.each(roles)('the role %s opens its pages, and no other', (role) => {
  const opened = entriesOf(pagePermissions).filter(([, permission]) => isAllowed(role, permission));
  expect(opened.map(([path]) => path).toSorted()).toEqual(expected[role].toSorted());
});

/** What react-admin does on the pages of a list. */
const ACTIONS: Record<string, string> = {
  '': 'list',
  '/:id/show': 'show',
  '/create': 'create',
  '/:id': 'edit',
};

test('pages of lists need what react-admin requires for them', () => {
  for (const [path, permission] of entriesOf(pagePermissions)) {
    const [, resource = '', rest = ''] = /^\/(\w+)(.*)$/.exec(path) ?? [];
    const action = ACTIONS[rest];
    if (!action || !permission.startsWith(`${resource}:`)) continue;
    expect([path, permissionOf({ resource, action })]).toEqual([path, permission]);
  }
});
