import { expect, test } from 'vitest';
import { formKinds } from '#core/forms/form.ts';
import { tokenScopes } from '#core/studio/token-scopes.ts';

test('each kind of stored submission belongs to one scope', () => {
  const opened = Object.values(tokenScopes).flat();
  // A look-up stores nothing.
  const stored = formKinds.filter((kind) => kind !== 'warranty-lookup');
  expect(opened.toSorted()).toEqual(stored.toSorted());
});
