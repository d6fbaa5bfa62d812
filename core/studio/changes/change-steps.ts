import type { ChangeState, ChangeStep } from '#core/studio/changes/change-set.ts';
import type { Permission } from '#core/studio/role-permissions.ts';

type Steps = Partial<Record<ChangeStep, Permission>>;

/** The steps from each state, with the permission that each needs. What is published stays so. */
const steps: Record<ChangeState, Steps> = {
  draft: { review: 'changes:write', approved: 'changes:publish', withdrawn: 'changes:write' },
  review: { draft: 'changes:write', approved: 'changes:publish', withdrawn: 'changes:write' },
  approved: { draft: 'changes:write', withdrawn: 'changes:publish' },
  withdrawn: { draft: 'changes:write' },
  published: {},
};

/** The permission that a step needs; null where it is not possible. */
export function permissionOfStep(from: ChangeState, to: ChangeStep): Permission | null {
  return steps[from][to] ?? null;
}

/** Whether files may be changed in a state. One that was in review or approved is a draft again then. */
export function isOpen(state: ChangeState): boolean {
  return state !== 'published' && state !== 'withdrawn';
}
