import { usePermissions } from 'react-admin';
import type { Permission } from '#core/studio/role-permissions.ts';

/** Whether the person has a permission; false until it is known. */
export function useMay(permission: Permission): boolean {
  const { permissions = [] } = usePermissions<Permission[]>();
  return permissions.includes(permission);
}
