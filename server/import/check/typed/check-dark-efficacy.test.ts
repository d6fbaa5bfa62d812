import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { checkDarkEfficacy } from '#server/import/check/typed/check-dark-efficacy.ts';
import { createReport, formatProblem } from '#server/import/content-problem.ts';
import { readContent } from '#server/import/read/read-content.ts';
import { readSourceFolder } from '#server/import/read/source-folder.ts';

const fixtures = fileURLToPath(new URL('../../fixtures/content/', import.meta.url));

/** Warnings when the first variant of a luminaire, which has an efficacy, is an emergency luminaire. */
async function warningsWith(emergency: 'none' | '3h-non-maintained' | '3h-maintained') {
  const content = readContent(await readSourceFolder(fixtures), createReport());
  const nimba = content.products.find(({ record }) => record.code === 'NIM120') ?? expect.fail();
  for (const variant of nimba.variants.slice(0, 1)) variant.record.emergency = emergency;
  const report = createReport();
  checkDarkEfficacy(content, report);
  return report.warnings.map((problem) => formatProblem(problem, 'content/'));
}

test('An efficacy of a luminaire that is dark in use is a warning, of others none', async () => {
  expect(await warningsWith('none')).toEqual([]);
  expect(await warningsWith('3h-maintained')).toEqual([]);
  expect(await warningsWith('3h-non-maintained')).toEqual([
    'content/catalogue/products/nim120/variants.csv row 2, column efficacy_lm_w: NIM120/12/830/W is dark in normal operation: its efficacy is not shown. Empty the cell.',
  ]);
});
