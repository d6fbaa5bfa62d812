import { expect, test } from 'vitest';
import spanish from '#core/i18n/said/es.json' with { type: 'json' };
import { tellIn } from '#core/say.ts';
import studioEnglish from '#core/studio/said/en.json' with { type: 'json' };
import studioSpanish from '#core/studio/said/es.json' with { type: 'json' };
import { tellFindings } from '#server/api/studio/tell-findings.ts';
import { studioTellings } from '#server/texts.ts';

/** What people of the studio do not have: the guide, commands, and files that no form shows. */
const UNKNOWN = /docs\/|npm run|(?:columns|product)\.yaml/;

const placesOf = (text: string) => [...(text.match(/\{\d+\}/g) ?? [])].sort();

test('No finding names a file or a command that people of the studio do not have', () => {
  const told = Object.keys(spanish).flatMap((template) =>
    Object.values(studioTellings).map((telling) => tellIn(telling, { template, values: [] })),
  );
  expect(told.filter((text) => UNKNOWN.test(text))).toEqual([]);
});

test('Each sentence of the studio stands for one of the importer, with its places', () => {
  const known = new Set(Object.keys(spanish));
  for (const texts of [studioEnglish, studioSpanish]) {
    for (const [template, text] of Object.entries(texts)) {
      expect(known).toContain(template);
      expect(placesOf(text)).toEqual(placesOf(template));
    }
  }
  expect(Object.keys(studioSpanish)).toEqual(Object.keys(studioEnglish));
});

test('A finding is told in the words of the studio', () => {
  const template = 'Issue edition {0} with npm run declarations.';
  const problem = { template: 'is missing', values: [] };
  const finding = { file: 'a', problem, whatToDo: { template, values: [2] } };
  expect(tellFindings('en', [finding])).toEqual([
    { file: 'a', problem: 'is missing', whatToDo: 'Whoever runs the site issues edition 2.' },
  ]);
});
