import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestApi, type TestApi } from '#tests/api/test-api.ts';

const office = {
  room: { length_m: 8, width_m: 6, height_m: 3, work_plane_m: 0.75, mounting_height_m: 3 },
  reflectances: { ceiling: 0.7, walls: 0.5, floor: 0.2 },
  target_lux: 500,
  maintenance_factor: 0.8,
};

let api: TestApi;
let variation = '';
beforeAll(async () => {
  api = await createTestApi();
  const { body } = await api.get('/api/jgm/v1/product-variation?per_page=20');
  const list = body as unknown as { sku: string; photometry?: unknown }[];
  variation = list.find(({ photometry }) => photometry)?.sku ?? '';
});
afterAll(() => api.close());

async function calculate(changes: object) {
  const response = await api.request('/api/relux/calculate', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ ...office, variation, ...changes }),
  });
  return { status: response.status, body: await response.json() };
}

test('further luminaires of POST /relux/calculate add their light and power to that of the first', async () => {
  const even = { rows: 2, columns: 2 };
  const [alone, both, half] = await Promise.all([
    calculate(even),
    calculate({ ...even, further: [{ variation, ...even }] }),
    calculate({ ...even, further: [{ variation, ...even, flux_share: 0.5 }] }),
  ]);
  expect(both.status).toBe(200);
  expect([alone.body.luminaires, both.body.luminaires]).toEqual([4, 8]);
  for (const [result, factor] of [
    [both, 2],
    [half, 1.5],
  ] as const) {
    expect(result.body.average_lux / alone.body.average_lux).toBeCloseTo(factor, 2);
    expect(result.body.power_w / alone.body.power_w).toBeCloseTo(factor, 6);
    // Efficiency does not change with the same luminaires.
    expect(result.body.veei).toBeCloseTo(alone.body.veei, 2);
  }
});

test('further luminaires that are tilted light the side at which they are aimed', async () => {
  const low = { variation, mounting_height_m: 2, tilt_deg: 45 };
  const even = { rows: 1, columns: 1 };
  const shareOf = async (turn_deg: number) => {
    const { body } = await calculate({ ...even, further: [{ ...low, turn_deg }] });
    const points = body.points as { x: number; lux: number }[];
    const sum = (list: typeof points) => list.reduce((total, { lux }) => total + lux, 0);
    return sum(points.filter(({ x }) => x > 4)) / sum(points);
  };
  const [ahead, aside, back] = [await shareOf(0), await shareOf(90), await shareOf(180)];
  expect(ahead).toBeGreaterThan(0.55);
  // Its measured halves differ a little.
  expect(Math.abs(aside - 0.5)).toBeLessThan(0.02);
  expect(Math.abs(ahead + back - 1)).toBeLessThan(0.02);
});

test('rows and columns are computed for what further luminaires leave to the target', async () => {
  const { body: alone } = await calculate({});
  const { body } = await calculate({ further: [{ variation, rows: 2, columns: 2 }] });
  expect(body.average_lux).toBeGreaterThanOrEqual(500);
  expect(body.rows * body.columns).toBe(body.luminaires - 4);
  expect(body.rows * body.columns).toBeLessThan(alone.luminaires);
});

test('further luminaires that do not exist or fit are refused at their place', async () => {
  expect((await calculate({ further: [{ variation: 'NOTHING' }] })).status).toBe(404);
  const refused = async (group: object) => {
    const { status, body } = await calculate({ further: [{ variation }, { variation, ...group }] });
    expect(status).toBe(400);
    return Object.keys(body.data.params);
  };
  expect(await refused({ mounting_height_m: 3.5 })).toEqual(['further.1.mounting_height_m']);
  expect(await refused({ offset_x_m: 4 })).toEqual(['further.1.columns']);
  expect(await refused({ rows: 3, spacing_y_m: 0.05 })).toEqual(['further.1.rows']);
  expect(await refused({ rows: 20, columns: 20 })).toEqual(['further.1.rows']);
  expect(await refused({ flux_share: 0 })).toEqual(['further.1.flux_share']);
  expect(await refused({ tilt_deg: 91 })).toEqual(['further.1.tilt_deg']);
  expect(await refused({ tilt_deg: 90 })).toEqual(['further.1.tilt_deg']);
  const many = { further: Array(4).fill({ variation }) };
  expect((await calculate(many)).status).toBe(400);
});
