import { expect, test } from 'vitest';
import { companyDay } from '#core/forms/company-day.ts';
import { claimStates } from '#core/forms/warranty-terms.ts';
import { seedRandom } from '#core/seeded-random.fixtures.ts';
import { type ClaimFact, toFacts } from '#core/studio/claim-figures.fixtures.ts';
import { composeFigures } from '#core/studio/claim-figures.ts';
import { type Database, openDatabase } from '#server/db/client.ts';
import { describeEachDatabase } from '#server/db/databases.fixtures.ts';
import { readFigures } from '#server/studio/warranties/count-claims.ts';

const random = seedRandom(38);
const pick = <Item>(items: readonly Item[]): Item =>
  items[Math.floor(random() * items.length)] as Item;
const timeOf = (day: number) => new Date(Date.UTC(2026, 0, 1) + day * 86_400_000).toISOString();

const dayOf = (time: string) => companyDay(Date.parse(time));

/** Some are decided once, some again and again, some never. */
function createFact(): ClaimFact {
  const day = random() * 300;
  const decisions = Array.from({ length: pick([0, 0, 1, 1, 1, 3]) }, (_, at) => ({
    state: pick(['accepted', 'rejected'] as const),
    at: timeOf(day + 5 * at + 4 * random()),
  }));
  const cents = Math.floor(random() * 10_000);
  return {
    sku: pick(['A', 'B', 'C', '']),
    received: timeOf(day),
    state: pick(claimStates),
    decisions,
    cost: pick([null, { cents, currency: pick(['EUR', 'GBP'] as const) }]),
  };
}

async function store({ write }: Database, { cost, ...fact }: ClaimFact, id: string) {
  const { sku, received, state, decisions } = fact;
  const submission = { id, form_id: 104, kind: 'warranty-claim', locale: 'es', received };
  await write
    .insertInto('form_submission')
    .values({ ...submission, email: 'jo@example.test', fields: '[]' })
    .execute();
  const claim = { submission_id: id, case_number: id, token_digest: id, locale: 'es', sku };
  const costs = { cost_cents: cost?.cents ?? null, cost_currency: cost?.currency ?? null };
  const times = { received, updated: received };
  await write
    .insertInto('warranty_claim')
    .values({ ...claim, ...costs, ...times, status: state })
    .execute();
  const passed = [{ state: 'received', at: received }, ...decisions];
  const states = passed.map((one, position) => ({
    ...{ submission_id: id, position, status: one.state, since: one.at },
  }));
  await write.insertInto('claim_state').values(states).execute();
}

describeEachDatabase('figures of claims', (createPlace) => {
  test('count what the claims of a period have, one by one', async () => {
    const { location } = await createPlace();
    const db = await openDatabase(location);
    const facts = Array.from({ length: 120 }, createFact);
    for (const [at, fact] of facts.entries()) await store(db, fact, `claim-${at}`);
    for (const period of [
      { from: '2026-01-01', to: '2026-12-31' },
      { from: '2026-03-15', to: '2026-06-02' },
      { from: '2027-01-01', to: '2027-02-01' },
    ]) {
      const within = facts.filter(
        ({ received }) => dayOf(received) >= period.from && dayOf(received) <= period.to,
      );
      const figures = await readFigures(db, period);
      for (const { month, received } of figures.months) {
        const ofMonth = within.filter((fact) => dayOf(fact.received).startsWith(month));
        expect([month, received]).toEqual([month, ofMonth.length]);
      }
      expect(figures).toEqual(composeFigures(toFacts(within), period));
      expect(figures.total.received).toBe(within.length);
    }
    await db.destroy();
  });
});
