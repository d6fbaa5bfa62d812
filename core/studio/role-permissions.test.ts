import { expect, test } from 'vitest';
import { isAllowed, permissions, permissionsOf, roles } from '#core/studio/role-permissions.ts';

test('an admin may do what the desk may, and an unknown role nothing', () => {
  for (const permission of permissionsOf('desk')) expect(isAllowed('admin', permission)).toBe(true);
  expect(permissionsOf('owner')).toEqual([]);
  expect(permissionsOf('__proto__')).toEqual([]);
});

test('each permission belongs to somebody', () => {
  for (const permission of permissions) {
    expect(roles.some((role) => isAllowed(role, permission))).toBe(true);
  }
});
