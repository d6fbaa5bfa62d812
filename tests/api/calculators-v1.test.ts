import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestApi, type Json, type TestApi } from '#tests/api/test-api.ts';

let api: TestApi;
beforeAll(async () => {
  api = await createTestApi();
});
afterAll(() => api.close());

async function post(path: string, body: unknown) {
  const text = typeof body === 'string' ? body : JSON.stringify(body);
  const headers = { 'content-type': 'application/json' };
  const response = await api.request(path, { method: 'POST', headers, body: text });
  return { status: response.status, body: (await response.json()) as Json };
}

const strip = {
  watts_per_metre: 14.4,
  volts: 24,
  cut_increment_mm: 62.5,
  loop_resistance_ohm_per_m: 0.140408,
  max_run_single_m: 5,
  max_run_double_m: 10,
};
const stripInput = (overrides: object = {}) => ({
  strip,
  runs_mm: [7_230],
  rounding: 'down',
  feed: 'both-ends',
  cable: { length_m: 5, area_mm2: 1.5 },
  drivers: [
    { rated_w: 100, max_load_fraction: 0.8 },
    { rated_w: 150, max_load_fraction: 0.8 },
  ],
  profile: { stock_mm: [2_000], kerf_mm: 3 },
  ...overrides,
});
const energyInput = (overrides: object = {}) => ({
  currency: 'EUR',
  electricity_cost_per_kwh: 0.25,
  co2_kg_per_kwh: 0.177,
  zones: [
    {
      name: 'Office',
      current: { wattage: 70, lifetime_hours: 20_000, unit_cost: 0, quantity: 100, misc: 0 },
      proposed: { wattage: 30, lifetime_hours: 90_000, unit_cost: 60, quantity: 100, misc: 0 },
      hours_per_day: 10,
      days_per_week: 5,
      weeks_per_year: 50,
    },
  ],
  include_maintenance: false,
  ...overrides,
});

test('POST /calculators/v1/led-strip plans cuts, drivers and bars', async () => {
  const { status, body } = await post('/api/calculators/v1/led-strip', stripInput());
  expect(status).toBe(200);
  expect(body).toMatchObject({
    runs: [
      { requested_mm: 7_230, cut_mm: 7_187.5, unlit_mm: 42.5, watts: 103.5, segments: [7_187.5] },
    ],
    total_watts: 103.5,
    current_a: 4.3125,
    drivers: [{ rated_w: 150, load_w: 103.5, load_percent: 69, runs: [0] }],
  });
  expect(body.bars?.map(({ cuts_mm }) => cuts_mm)).toEqual([[2_000], [2_000], [2_000], [1_230]]);
});

test('the voltage drops of cable and strip match the worked examples', async () => {
  const two = stripInput({
    runs_mm: [5_000, 2_500],
    feed: 'one-end',
    cable: { length_m: 0, lengths_m: [1, 10], area_mm2: 1.5 },
  });
  const { body: far } = await post('/api/calculators/v1/led-strip', two);
  // 1.5 A over 10 m outweigh 3 A over 1 m.
  expect(far.cable_drop_v).toBeCloseTo((2 * 10 * 1.5 * 0.0172) / 1.5, 9);
  const wide = { ...strip, watts_per_metre: 9.6, max_run_single_m: 10 };
  const input = stripInput({ strip: wide, runs_mm: [10_000], feed: 'one-end' });
  const { body: cable } = await post('/api/calculators/v1/led-strip', input);
  expect(cable.cable_drop_v).toBeCloseTo(0.4587, 4);
  expect(cable.cable_drop_percent).toBeCloseTo(1.911, 3);
  const single = stripInput({ runs_mm: [5_000], feed: 'one-end' });
  const { body: fromOneEnd } = await post('/api/calculators/v1/led-strip', single);
  expect(fromOneEnd.strip_drop_v).toBeCloseTo(1.0531, 4);
  const { body: both } = await post(
    '/api/calculators/v1/led-strip',
    stripInput({ runs_mm: [5_000] }),
  );
  expect(both.strip_drop_percent).toBeCloseTo(1.1, 2);
});

test('bars of the worked example: two without kerf, three with 3 mm', async () => {
  const runs = { runs_mm: [1_200, 1_200, 800, 700], strip: { ...strip, cut_increment_mm: 50 } };
  const bars = async (kerf_mm: number) => {
    const input = stripInput({ ...runs, profile: { stock_mm: [2_000], kerf_mm } });
    return (await post('/api/calculators/v1/led-strip', input)).body;
  };
  const without = await bars(0);
  expect(without.bars).toHaveLength(2);
  expect(without.waste_percent).toBe(2.5);
  expect((await bars(3)).bars).toHaveLength(3);
});

test('warnings are in the language of the URL', async () => {
  const long = stripInput({ runs_mm: [12_000] });
  const { body: en } = await post('/api/calculators/v1/led-strip', long);
  expect(en.warnings).toContainEqual({
    code: 'over-max-run',
    message:
      'Run 1: 12,000 mm is over the longest tested run of 10 m. It is divided into 2 segments, each fed by itself.',
  });
  const { body: es } = await post('/api/es/calculators/v1/led-strip', long);
  expect(es.warnings?.[0]?.message).toContain(
    '12\u202f000 mm supera el tramo máximo ensayado, 10 m',
  );
});

test('POST /calculators/v1/energy matches the worked example', async () => {
  const { status, body } = await post('/api/calculators/v1/energy', energyInput());
  expect(status).toBe(200);
  expect(body.totals).toMatchObject({
    current_kwh: 17_500,
    proposed_kwh: 7_500,
    annual_kwh_saving: 10_000,
    annual_cost_saving: 2_500,
    lifetime_cost_saving: 62_500,
    payback_months: 28.8,
  });
  expect(body.totals?.energy_saving_percent).toBeCloseTo(57.14, 2);
  expect(body.totals?.co2_kg_saving).toBeCloseTo(1_770, 9);
  expect(body.zones).toMatchObject([
    { name: 'Office', hours_per_year: 2_500, lifetime_years: 36, counted_years: 25 },
  ]);
  const long = await post('/api/calculators/v1/energy', energyInput({ life_limit_years: 40 }));
  expect(long.body.totals).toMatchObject({ lifetime_cost_saving: 90_000 });
});

test('without a saving the payback is null', async () => {
  const [zone] = energyInput().zones;
  const same = energyInput({ zones: [{ ...zone, proposed: zone?.current }] });
  const { body } = await post('/api/es/calculators/v1/energy', same);
  expect(body.totals).toMatchObject({ annual_kwh_saving: 0, payback_months: null });
});

test('every invalid field is reported', async () => {
  const [zone] = energyInput().zones;
  const current = { ...zone?.current, wattage: 0, quantity: '100' };
  const input = energyInput({
    zones: [{ ...zone, current, hours_per_day: 25 }],
    currency: undefined,
  });
  const { status, body } = await post('/api/calculators/v1/energy', input);
  expect(status).toBe(400);
  expect(body).toMatchObject({
    code: 'rest_invalid_param',
    data: {
      status: 400,
      params: {
        currency: 'currency is a required property.',
        'zones.0.current.wattage': 'zones.0.current.wattage must be greater than 0',
        'zones.0.current.quantity': 'zones.0.current.quantity is not of type number.',
        'zones.0.hours_per_day': 'zones.0.hours_per_day must be less than or equal to 24',
      },
    },
  });
  const names = Object.keys(body.data?.params ?? {});
  expect(body.message).toBe(`Invalid parameter(s): ${names.join(', ')}`);
  expect(names).toHaveLength(4);
});

test('a body that is not JSON, empty or too large is rejected', async () => {
  const path = '/api/calculators/v1/led-strip';
  expect(await post(path, '{"strip":')).toMatchObject({
    status: 400,
    body: { code: 'rest_invalid_json', data: { status: 400 } },
  });
  const empty = await post(path, {});
  expect(empty.status).toBe(400);
  expect(Object.keys(empty.body.data?.params ?? {})).toEqual([
    'strip',
    'runs_mm',
    'rounding',
    'feed',
    'cable',
    'drivers',
  ]);
  const short = { ...strip, max_run_double_m: 0.001, cut_increment_mm: 1 };
  const much = await post(path, stripInput({ strip: short, runs_mm: [100_000] }));
  expect(much).toMatchObject({
    status: 400,
    body: { data: { params: { runs_mm: expect.any(String) } } },
  });
  expect((await post(path, `"${'x'.repeat(300_000)}"`)).status).toBe(413);
  expect((await api.get(path)).status).toBe(404);
});

test('for any runs, loads add up, stay within the limit, and bars cover the requested length', async () => {
  const runs = fc.array(fc.integer({ min: 63, max: 20_000 }), { minLength: 1, maxLength: 20 });
  const feeds = fc.constantFrom('one-end', 'both-ends');
  await fc.assert(
    fc.asyncProperty(runs, feeds, async (runs_mm, feed) => {
      const { status, body } = await post(
        '/api/calculators/v1/led-strip',
        stripInput({ runs_mm, feed }),
      );
      expect(status).toBe(200);
      const loads = (body.drivers ?? []).map(({ load_w }) => Number(load_w));
      expect(loads.reduce((sum, load) => sum + load, 0)).toBeCloseTo(Number(body.total_watts), 6);
      for (const { load_percent } of body.drivers ?? [])
        expect(Number(load_percent)).toBeLessThan(80.0001);
      const cuts = (body.bars ?? []).flatMap(({ cuts_mm }) => cuts_mm as unknown as number[]);
      const requestedMm = runs_mm.reduce((sum, length) => sum + length, 0);
      expect(cuts.reduce((sum, length) => sum + length, 0)).toBeCloseTo(requestedMm, 6);
    }),
    { numRuns: 30 },
  );
});

const roadInput = (overrides: object = {}) => ({
  luminaire: 'NIM120/12/840/W',
  lighting_class: 'C5',
  mounting_height_m: 8,
  lanes: 1,
  ...overrides,
});

test('POST /calculators/v1/road finds the widest spacing of a class', async () => {
  const { status, body } = await post('/api/calculators/v1/road', roadInput());
  expect(status).toBe(200);
  expect(body).toMatchObject({ luminaire: 'NIM120/12/840/W', is_met: true });
  expect(body.met_spacings).toContainEqual(expect.objectContaining({ to_m: body.spacing_m }));
  expect(body.checks).toEqual(
    ['average_illuminance_lx', 'illuminance_uniformity'].map((figure) =>
      expect.objectContaining({ figure, is_met: true }),
    ),
  );
  const wider = roadInput({ spacing_m: Number(body.spacing_m) + 1 });
  const next = await post('/api/es/calculators/v1/road', wider);
  expect(next.body).toMatchObject({ met_spacings: null, is_met: false });
});

test('POST /calculators/v1/road names what is wrong', async () => {
  const wrong = await post('/api/calculators/v1/road', roadInput({ mounting_height_m: 50 }));
  expect(wrong.status).toBe(400);
  expect(JSON.stringify(wrong.body)).toContain('mounting_height_m');
  const unknown = await post('/api/calculators/v1/road', roadInput({ luminaire: 'NOWHERE' }));
  expect(unknown.status).toBe(404);
});

const areaInput = (overrides: object = {}) => ({
  luminaire: 'VEL400/9/830/A',
  requirement: 'walkway',
  width_m: 6,
  depth_m: 4,
  mounting_height_m: 4,
  ...overrides,
});

test('POST /calculators/v1/area calculates points, figures and limits', async () => {
  const { status, body } = await post('/api/calculators/v1/area', areaInput());
  expect(status).toBe(200);
  expect(body).toMatchObject({ luminaire: 'VEL400/9/830/A', luminaires: 2 });
  const { columns, rows, illuminances_lx } = body.points as unknown as {
    columns: number;
    rows: number;
    illuminances_lx: number[];
  };
  expect(illuminances_lx).toHaveLength(columns * rows);
  const mean = illuminances_lx.reduce((sum, lux) => sum + lux, 0) / illuminances_lx.length;
  expect(body.average_illuminance_lx).toBeCloseTo(mean, 2);
  expect(body.checks).toHaveLength(3);
  // The variant has no spectrum.
  expect(body.dark_skies).toMatchObject({ cct_k: 3000, blue_percent: null });
  const aimed = await post('/api/calculators/v1/area', areaInput({ tilt_deg: 60 }));
  expect(JSON.stringify(aimed.body.dark_skies)).toContain('installed_upward_light');
  const both = await post('/api/es/calculators/v1/area', areaInput({ arrangement: 'sides' }));
  expect(both.body.average_illuminance_lx).toBeCloseTo(2 * mean, 2);
});

test('POST /calculators/v1/area refuses what is impossible', async () => {
  for (const wrong of [
    { masts: 13 },
    { luminaires_per_mast: 7 },
    { width_m: 201 },
    { tilt_deg: 171 },
  ]) {
    const { status, body } = await post('/api/calculators/v1/area', areaInput(wrong));
    expect(status).toBe(400);
    expect(JSON.stringify(body)).toContain(Object.keys(wrong)[0]);
  }
  const close = await post('/api/calculators/v1/area', areaInput({ target: 'facade' }));
  expect(close.status).toBe(400);
  const unknown = await post('/api/calculators/v1/area', areaInput({ luminaire: 'NOWHERE' }));
  expect(unknown.status).toBe(404);
});
