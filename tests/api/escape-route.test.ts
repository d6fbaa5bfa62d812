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

const escapeInput = (overrides: object = {}) => ({
  luminaire: 'NIM120/12/840/W',
  width_m: 2,
  mounting_height_m: 2.8,
  sections: [{ length_m: 18 }, { length_m: 8, turn: 'left' }],
  points: [
    { kind: 'fire', along_m: 9, across_m: 0 },
    { kind: 'exit', along_m: 26, across_m: 1 },
  ],
  ...overrides,
});

test('POST /calculators/v1/escape-route places luminaires and checks EN 1838', async () => {
  const path = '/api/calculators/v1/escape-route';
  const { status, body } = await post(path, escapeInput());
  expect(status).toBe(200);
  expect(JSON.stringify(body).includes('"is_met":false')).toBe(!body.is_met);
  expect(body).toMatchObject({
    luminaire: 'NIM120/12/840/W',
    has_emergency_unit: false,
    axis: expect.stringMatching(/^c(0|90)$/),
  });
  const places = body.luminaires ?? [];
  // One at the bend, and one within 2 m of each point.
  expect(places.map(({ along_m }) => along_m)).toEqual(expect.arrayContaining([9, 18, 25.5]));
  expect(body).toMatchObject({
    points: [
      { kind: 'fire', distance_m: 1 },
      { kind: 'exit', distance_m: 0.5 },
    ],
  });
  const open = await post(
    path,
    escapeInput({ space: 'open', sections: [{ length_m: 30 }], width_m: 20 }),
  );
  expect(open.body).toMatchObject({
    checks: expect.arrayContaining([
      { figure: 'open_area_illuminance_lx', limit: 0.5, value: expect.any(Number), is_met: true },
    ]),
  });
});

test('POST /calculators/v1/escape-route checks the central band by the edition', async () => {
  const limitOf = async (overrides: object) => {
    const { body } = await post('/api/calculators/v1/escape-route', escapeInput(overrides));
    return body.checks?.find(({ figure }) => String(figure) === 'central_band_illuminance_lx')
      ?.limit;
  };
  expect(await limitOf({})).toBe(0.5);
  expect(await limitOf({ edition: '2024' })).toBe(1);
});

test('POST /calculators/v1/escape-route checks luminaires at places of their own', async () => {
  const luminaires = [
    { along_m: 2, across_m: 0.5 },
    { along_m: 25.5, across_m: 1.5 },
  ];
  const { body } = await post('/api/calculators/v1/escape-route', escapeInput({ luminaires }));
  expect(body).toMatchObject({ luminaires, is_met: false });
});

test('POST /calculators/v1/escape-route refuses what is impossible', async () => {
  for (const wrong of [
    { width_m: 5 },
    { luminaires: [{ along_m: 26.1, across_m: 1 }] },
    { sections: [] },
    { sections: [{ length_m: 18 }, { length_m: 1 }] },
    { points: [{ kind: 'exit', along_m: 27, across_m: 1 }] },
    { space: 'open' },
    { points: Array(13).fill({ kind: 'exit', along_m: 1, across_m: 1 }) },
  ]) {
    const { status } = await post('/api/calculators/v1/escape-route', escapeInput(wrong));
    expect(status, JSON.stringify(wrong)).toBe(400);
  }
  const crossing = [20, 5, 8, 12].map((length_m) => ({ length_m, turn: 'left' }));
  const { body } = await post(
    '/api/calculators/v1/escape-route',
    escapeInput({ sections: crossing }),
  );
  expect(body).toMatchObject({
    data: { params: { 'sections.3': 'sections.3 must not cross an earlier section.' } },
  });
  const unknown = await post(
    '/api/calculators/v1/escape-route',
    escapeInput({ luminaire: 'NOWHERE' }),
  );
  expect(unknown.status).toBe(404);
});
