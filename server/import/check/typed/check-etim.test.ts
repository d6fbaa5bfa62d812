import { expect, test } from 'vitest';
import { etimRecordSchema } from '#core/catalogue/etim/etim-record.ts';
import { checkEtim } from '#server/import/check/typed/check-etim.ts';
import { createReport, formatProblem } from '#server/import/content-problem.ts';
import { parseYaml } from '#server/import/read/parse-yaml.ts';

const text = `release: '10.0'
classes:
  - code: EC001744
    name: { en: Downlight, es: Downlight }
    archetypes: [downlight]
    features: [EF000004]
features:
  - code: EF000004
    name: { en: Protection class, es: Clase de protección }
    type: A
    from: protection_class
`;

function problemsOf(changed: string): string[] {
  const report = createReport();
  const etim = parseYaml({ file: 'catalogue/etim.yaml', text: changed }, etimRecordSchema, report);
  checkEtim({ etim: etim.sourced }, report);
  return report.errors.map((problem) => formatProblem(problem, 'content'));
}

test('A table without mistakes has no problems', () => {
  expect(problemsOf(text)).toEqual([]);
});

test.each([
  [
    'features: [EF000004]',
    'features: [EF000005]',
    "line 6, field classes.0.features.0: 'EF000005' is not a feature of this file",
  ],
  ['from: protection_class', 'from: protection_clas', 'field features.0.from'],
  ['code: EF000004', 'code: EF4', 'Write EF and six digits'],
  ['type: A', 'type: X', 'field features.0.type'],
  [
    'features:\n  -',
    'features:\n  - { code: EF000004, name: { en: A, es: A }, type: L, from: ip }\n  -',
    "'EF000004' is listed already",
  ],
])('%s as %s is refused', (right, wrong, expected) => {
  const problems = problemsOf(text.replace(right, wrong));
  expect(problems).toHaveLength(1);
  expect(problems[0]).toContain(expected);
});
