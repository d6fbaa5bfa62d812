import { expect, test } from 'vitest';
import { describeEachDatabase } from '#server/db/databases.fixtures.ts';
import { fuzzForms } from '#tests/api/forms/fuzz-forms.ts';

/** `npm run fuzz:forms` sends 20,000. */
const REQUESTS = Number(process.env.FUZZ_REQUESTS ?? 480);

describeEachDatabase('forms under hostile submissions', (createPlace) => {
  test(
    `${REQUESTS} requests: no failure, only valid data is stored and mailed, memory is bounded`,
    async () => {
      const report = await fuzzForms(await createPlace(), REQUESTS);
      if (REQUESTS > 1000) console.log(report);
      expect(report.problems.slice(0, 20)).toEqual([]);
      expect(report.withToken).toBeGreaterThanOrEqual(REQUESTS / 2);
      expect(report.accepted).toBeGreaterThan(REQUESTS / 10);
      expect(report.growthMb).toBeLessThan(100);
    },
    60_000 + REQUESTS * 100,
  );
});
