import { expect, test } from 'vitest';
import { catalogueVariant } from '#core/calculators/energy/catalogue-zone.fixtures.ts';
import { fillFromVariant, type VariantsByCode } from '#core/calculators/energy/catalogue-zone.ts';
import { encodeEnergyForm } from '#core/calculators/energy/energy-address.ts';
import { calculation } from '#core/calculators/energy/energy-form.fixtures.ts';
import type { ZoneForm } from '#core/calculators/energy/energy-form.ts';
import { policies } from '#core/calculators/policies.fixtures.ts';
import { makeEnergyReport } from '#server/calculators/energy-report.ts';
import type { PdfJob } from '#server/pdf/pdf-document.ts';

const [zone] = calculation.zones as [ZoneForm];
const filled = fillFromVariant('en', zone, catalogueVariant);
const { sku, title } = catalogueVariant;

/** Returns the text of the report of some zones. */
async function textOf(zones: ZoneForm[], variants: VariantsByCode): Promise<string> {
  const jobs: PdfJob[] = [];
  const sources = {
    getPolicies: async () => policies,
    listCo2Factors: async () => [],
    findEnergyVariants: async () => variants,
    pdf: {
      make: async (job: PdfJob) => {
        jobs.push(job);
        return new Uint8Array([1]);
      },
    },
    getLetterhead: async () => ({
      company: { legalName: 'Company Ltd', email: 'a@example.com', phone: '1' } as never,
      logo: null,
      images: {},
      pageText: '{page}',
    }),
  };
  const code = encodeEnergyForm('en', { ...calculation, zones });
  expect(await makeEnergyReport(sources, 'en', code)).not.toBeNull();
  return JSON.stringify(jobs[0]?.document).replaceAll('\u00a0', ' ');
}

test('The report names the variants that its zones are calculated with', async () => {
  const text = await textOf([filled, { ...zone, name: 'Stairs' }], {
    [sku.toLowerCase()]: catalogueVariant,
  });
  expect(text).toContain(`${title} (${sku}): 100 × 12.5 W`);
  expect(text.match(new RegExp(sku, 'g'))).toHaveLength(1);
});

test('The report says what became of a code, and calculates with the figures of the form', async () => {
  const gone = await textOf([filled], { [sku.toLowerCase()]: null });
  expect(gone).toContain(`Zone 1: No variant has the code ${sku}.`);
  expect(gone).toContain('"100 × 12.5 W');
  const changed = { ...filled, proposed: { ...filled.proposed, wattage: '14' } };
  const own = await textOf([changed], { [sku.toLowerCase()]: catalogueVariant });
  expect(own).toContain(`Zone 1: These are not the figures of ${sku} (12.5 W, 1,340 lm).`);
  expect(own).not.toContain(`(${sku}): `);
  const discontinued = { ...catalogueVariant, discontinuedSince: '2026-10-31' };
  const old = await textOf([filled], { [sku.toLowerCase()]: discontinued });
  expect(old).toContain(`Zone 1: ${title} is no longer made as of 31st October 2026.`);
});
