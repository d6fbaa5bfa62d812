import { expect, test } from 'vitest';
import { claimStates } from '#core/forms/warranty-terms.ts';
import { localeCodes } from '#core/i18n/locales.ts';
import { caseStates } from '#core/studio/case-states.ts';
import { gapKinds } from '#core/studio/content-gap.ts';
import { synonymSources } from '#core/studio/missing-words.ts';
import english from '#core/studio/names/en.json' with { type: 'json' };
import spanish from '#core/studio/names/es.json' with { type: 'json' };

const codesIn = (names: Record<string, string>, group: string) =>
  Object.keys(names)
    .filter((key) => key.startsWith(`${group}.`))
    .map((key) => key.slice(group.length + 1));

test.each([
  ['gap', gapKinds],
  ['because', synonymSources],
  ['claim', claimStates],
  ['state', caseStates],
  ['locale', localeCodes],
])('the codes of %s have names, and no other has', (group, codes) => {
  for (const names of [english, spanish]) {
    expect(codesIn(names, group).toSorted()).toEqual(codes.toSorted());
  }
});
