import { expect, test } from 'vitest';
import { buildCatalogue } from '#core/calculators/led-strip/catalogue.fixtures.ts';
import { evaluateStrip } from '#core/calculators/led-strip/evaluate-strip.ts';
import { parseStripRequest } from '#core/calculators/led-strip/strip-request.ts';
import { policies } from '#core/calculators/policies.fixtures.ts';

const conductor = { area_mm2: 1.5, max_ohm_per_km: 13.3, source: 'IEC 60228', year: 2023 };

/** Evaluates one strip of the fixtures for a query. */
function evaluate(sku: string, query = '', runsMm = [4_000]) {
  const catalogue = buildCatalogue();
  const strip = catalogue.strips.find((candidate) => candidate.sku === sku);
  if (!strip) throw new Error(`The fixtures have no strip ${sku}.`);
  const request = parseStripRequest('en', new URLSearchParams(query));
  return evaluateStrip(strip, { catalogue, policies, request, runsMm, cablesM: [2], conductor });
}

const codesOf = ({ findings }: ReturnType<typeof evaluate>) => findings.map(({ code }) => code);
const driversOf = ({ plan }: ReturnType<typeof evaluate>) => {
  return plan.drivers?.map(({ option }) => option.driver.sku);
};

test('chooses the smallest driver that carries the load, unless the visitor chooses one', () => {
  expect(driversOf(evaluate('DRY/1'))).toEqual(['FIX/100']);
  expect(driversOf(evaluate('DRY/1', 'driver=FIX/200'))).toEqual(['FIX/200']);
  expect(driversOf(evaluate('DRY/1', 'driver=UNKNOWN'))).toEqual(['FIX/100']);
});

test('the chosen driver or controller sets the protocol if nothing else does', () => {
  const direct = evaluate('COL/1', 'driver=DALI/100');
  expect(direct).toMatchObject({ protocol: 'dali-dt8', controller: null });
  const fixed = evaluate('COL/1', 'controller=CTL/4');
  expect(fixed.controller?.sku).toBe('CTL/4');
  expect(driversOf(fixed)).toEqual(['FIX/100']);
});

test('a driver with another protocol than requested blocks', () => {
  const findings = evaluate('DRY/1', 'driver=FIX/100&dimmable=casambi').findings;
  expect(findings).toContainEqual({
    code: 'protocol-mismatch',
    severity: 'block',
    values: { part: 'FIX/100', spoken: 'none', requested: 'casambi' },
  });
  expect(codesOf(evaluate('COL/1', 'driver=DALI/100'))).not.toContain('protocol-mismatch');
});

test('a driver of another voltage, or with too few outputs, blocks', () => {
  expect(codesOf(evaluate('LOW/1', 'driver=FIX/100'))).toContain('voltage-mismatch');
  expect(codesOf(evaluate('COL/1', 'driver=ONE/100&dimmable=dali-dt8'))).toContain(
    'channel-mismatch',
  );
});

test('a driver with a lower IP rating than the strip needs a dry place', () => {
  expect(evaluate('WET/1').findings).toContainEqual({
    code: 'ip-mismatch',
    severity: 'note',
    values: { part: 'FIX/100', ip: 'IP20', needed: 'IP67' },
  });
  expect(evaluate('WET/1', 'place=strip').findings).toContainEqual({
    code: 'ip-mismatch',
    severity: 'warn',
    values: { part: 'FIX/100', ip: 'IP20', needed: 'IP67' },
  });
  expect(codesOf(evaluate('DRY/1'))).not.toContain('ip-mismatch');
});

test('a profile that is too narrow blocks, and the page names the required width', () => {
  expect(evaluate('WIDE/1', 'profile=BAR').findings).toContainEqual({
    code: 'profile-mismatch',
    severity: 'block',
    values: { part: 'BAR', innerMm: 12, mostWatts: 20, boardMm: 20, watts: 14.4 },
  });
  expect(codesOf(evaluate('WIDE/1'))).toContain('no-profile-fits');
  expect(codesOf(evaluate('DRY/1'))).toContain('profile-needed');
  expect(codesOf(evaluate('DRY/1', 'profile=BAR'))).not.toContain('profile-needed');
});

test('the conservative resistance is the highest that the standard allows for the section', () => {
  // 57.6 W at 24 V, 2 m there and back: 2 · 2 · 2.4 · 13.3e-3 V.
  const careful = evaluate('DRY/1', 'resistance=class-5').plan.cableDropV;
  expect(careful).toBeCloseTo(0.12768, 5);
  expect(evaluate('DRY/1').plan.cableDropV).toBeCloseTo((2 * 2 * 2.4 * 0.0172) / 1.5, 6);
});

test('accessories added by the visitor are in the list, in the required quantity', () => {
  const query = 'profile=BAR&accessory=HANG/1&accessory=BOX/1&accessory=WIPE/20&accessory=CAP/P';
  const lines = evaluate('DRY/1', query, [4_000, 4_000]).material;
  const quantityOf = (sku: string) => {
    return lines.find(({ variant }) => variant?.sku === sku)?.quantity;
  };
  // Each run of 4 m: a bar of 3 m with 6 points, and 1 m with 2.
  expect(quantityOf('HANG/1')).toBe(16);
  expect(quantityOf('BOX/1')).toBe(1);
  expect(quantityOf('WIPE/20')).toBe(1);
  const without = evaluate('DRY/1', 'accessory=HANG/1').material;
  expect(without.map(({ reason }) => reason)).not.toContain('suspensions');
});
