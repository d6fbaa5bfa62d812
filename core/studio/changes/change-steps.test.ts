import { expect, test } from 'vitest';
import { changeStates } from '#core/studio/changes/change-set.ts';
import { isOpen, permissionOfStep } from '#core/studio/changes/change-steps.ts';

test('only who may publish may approve', () => {
  for (const from of changeStates) {
    const needed = permissionOfStep(from, 'approved');
    expect([null, 'changes:publish']).toContain(needed);
  }
  expect(permissionOfStep('review', 'approved')).toBe('changes:publish');
  expect(permissionOfStep('draft', 'review')).toBe('changes:write');
});

test('nothing follows what is published, and only a draft follows what was withdrawn', () => {
  const steps = ['draft', 'review', 'approved', 'withdrawn'] as const;
  expect(steps.filter((to) => permissionOfStep('published', to))).toEqual([]);
  expect(steps.filter((to) => permissionOfStep('withdrawn', to))).toEqual(['draft']);
  expect(changeStates.filter(isOpen)).toEqual(['draft', 'review', 'approved']);
});
