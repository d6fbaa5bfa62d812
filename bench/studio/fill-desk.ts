// Cases of the studio's desk for measurements.
import { randomUUID } from 'node:crypto';
import { type ClaimState, claimStates } from '#core/forms/warranty-terms.ts';
import { missing } from '#core/missing.ts';
import { seedRandom } from '#core/seeded-random.fixtures.ts';
import type { Database } from '#server/db/client.ts';

const MESSAGES = 50_000;
export const CLAIMS = 20_000;
export const REGISTRATIONS = 20_000;
export const CASES = MESSAGES + CLAIMS + REGISTRATIONS;
export const SKUS = Array.from({ length: 800 }, (_, at) => `ARD150/12/${100 + at}`);
const AT_ONCE = 500;
const WORDS =
  'downlight carril tira driver emergencia haz lúmenes oficina almacén nave escuela hospital garantía parpadea fundido pedido entrega precio plazo'.split(
    ' ',
  );

/** What claims have passed: two of three are decided. */
const pathsOfClaims = claimStates.flatMap((state): ClaimState[][] => {
  if (state === 'received') return [[state]];
  if (state === 'in-review') return [['received', state]];
  if (state === 'rejected') return [['received', 'in-review', state]];
  const steps = ['accepted', 'replacement-sent', 'settled'] as const;
  const last = steps.slice(0, steps.indexOf(state) + 1);
  return [['received', 'in-review', ...last]];
});

const random = seedRandom(20);
const pick = <Item>(items: readonly Item[]): Item =>
  items[Math.floor(random() * items.length)] as Item;

function toSubmission(at: number) {
  const kinds = [
    { before: MESSAGES, form_id: 101, kind: 'message' },
    { before: MESSAGES + CLAIMS, form_id: 103, kind: 'warranty-claim' },
    { before: CASES, form_id: 102, kind: 'warranty-registration' },
  ];
  const { before, ...form } = kinds.find((one) => at < one.before) ?? missing();
  const text = Array.from({ length: 60 }, () => pick(WORDS)).join(' ');
  const fields = [
    { name: 'your-name', label: 'Nombre', value: `${pick(WORDS)} ${at % 9000}` },
    { name: 'your-message', label: 'Mensaje', value: text },
  ];
  return {
    id: randomUUID(),
    ...form,
    locale: pick(['en', 'es']),
    received: new Date(Date.UTC(2026, 0, 1) + random() * 300 * 86_400_000).toISOString(),
    email: `person${at % 9000}@example.test`,
    fields: JSON.stringify(fields),
  };
}

type Submission = ReturnType<typeof toSubmission>;

async function addClaims({ write }: Database, claims: Submission[]): Promise<void> {
  const passed = claims.map(() => pick(pathsOfClaims));
  const states = claims.flatMap(({ id, received }, at) =>
    (passed[at] ?? missing()).map((status, position) => {
      const since = new Date(Date.parse(received) + position * 86_400_000).toISOString();
      return { submission_id: id, position, status, since };
    }),
  );
  const values = claims.map(({ id, locale, received }, at) => ({
    submission_id: id,
    case_number: `AC-${id}`,
    token_digest: id,
    locale,
    status: passed[at]?.at(-1) ?? missing(),
    cost_cents: at % 2 === 0 ? 1_250 : null,
    cost_currency: at % 2 === 0 ? pick(['EUR', 'GBP']) : null,
    sku: pick(SKUS),
    received,
    updated: received,
  }));
  await write.insertInto('warranty_claim').values(values).execute();
  await write.insertInto('claim_state').values(states).execute();
}

async function addRegistrations({ write }: Database, registrations: Submission[]): Promise<void> {
  const rows = registrations.map(({ id, locale, received }) => {
    const [day = ''] = received.split('T', 1);
    const days = { registered: day, installed: day, ends: day.replace('2026', '2031') };
    return { submission_id: id, reference: `R-${id}`, token_digest: id, locale, ...days };
  });
  await write.insertInto('warranty_registration').values(rows).execute();
  const items = rows.flatMap(({ submission_id, ends }) =>
    [0, 1].map((position) => {
      return { submission_id, position, sku: pick(SKUS), quantity: 4, term_years: 5, ends };
    }),
  );
  await write.insertInto('warranty_item').values(items).execute();
}

/** Adds all of them to a database without any. */
export async function fillDesk(db: Database): Promise<void> {
  for (let start = 0; start < CASES; start += AT_ONCE) {
    const rows = Array.from({ length: AT_ONCE }, (_, at) => toSubmission(start + at));
    await db.write.insertInto('form_submission').values(rows).execute();
    if (start >= MESSAGES + CLAIMS) await addRegistrations(db, rows);
    else if (start >= MESSAGES) await addClaims(db, rows);
  }
}
