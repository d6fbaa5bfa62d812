import { readFileSync } from 'node:fs';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestApi, type TestApi } from '#tests/api/test-api.ts';

const office = {
  room: { length_m: 12, width_m: 8, height_m: 3, work_plane_m: 0.75, mounting_height_m: 3 },
  reflectances: { ceiling: 0.7, walls: 0.5, floor: 0.2 },
  target_lux: 500,
  maintenance_factor: 0.8,
};

let api: TestApi;
beforeAll(async () => {
  api = await createTestApi({ isDemo: true });
}, 240_000);
afterAll(() => api.close());

async function calculate(body: object, base = '/api') {
  const headers = { 'content-type': 'application/json' };
  const init = { method: 'POST', headers, body: JSON.stringify(body) };
  const response = await api.request(`${base}/relux/calculate`, init);
  return { status: response.status, body: await response.json() };
}

const downlight = { ...office, variation: 'ARD150/12/840/60D/B/DD' };

test.each([
  ['room.height_m', { room: { ...office.room, height_m: 1.2, mounting_height_m: 1.2 } }],
  [
    'room.height_m',
    { use: 'corridor', room: { ...office.room, height_m: 1.6, mounting_height_m: 1.6 } },
  ],
  ['controls.hours_night', { controls: { hours_day: 5000, hours_night: 3761 } }],
])(
  'POST /relux/calculate refuses people above the ceiling and hours beyond a year: %s',
  async (name, wrong) => {
    const { status, body } = await calculate({ ...downlight, ...wrong });
    expect(status).toBe(400);
    expect(Object.keys(body.data.params)).toEqual([name]);
  },
);

test('POST /relux/calculate has no UGR of a black room', async () => {
  const black = { ceiling: 0, walls: 0, floor: 0 };
  const { body } = await calculate({ ...downlight, reflectances: black });
  expect(body.ugr).toMatchObject({ maximum: null, share_above_limit: null });
});

const uplight = 'RAS150/15/827/24';

test('POST /relux/calculate refuses a luminaire for the ground, and says what to choose', async () => {
  const { status, body } = await calculate({ ...office, variation: uplight });
  expect(status).toBe(422);
  expect(body).toMatchObject({ code: 'luminaire_refused', message: expect.any(String) });
  expect(body.message).toContain(uplight);
  const inGroup = {
    ...office,
    variation: 'ARD150/12/840/60D/B/DD',
    further: [{ variation: uplight }],
  };
  expect((await calculate(inGroup)).body).toMatchObject({ code: 'luminaire_refused' });
  const spanish = await calculate({ ...office, variation: uplight }, '/api/es');
  expect(spanish.body.message).not.toBe(body.message);
});

test('POST /relux/calculate names the height of a file that lights the ceiling', async () => {
  const file = 'content/catalogue/products/ras150/photometry/RAS150-9-827-24.ldt';
  const photometry_file = readFileSync(file).toString('base64');
  const { status, body } = await calculate({ ...office, photometry_file });
  expect(status).toBe(400);
  expect(body.data.params).toEqual({
    'room.mounting_height_m':
      'most of the light goes upwards: mount the luminaires at 2.80 m at most',
  });
});

test('POST /relux/calculate says of each field what is wanted', async () => {
  const { body } = await calculate({ ...office, variation: {}, room: { length_m: '12' } });
  expect(body.data.params).toMatchObject({
    variation: 'variation is not of type number, string.',
    'room.length_m': 'room.length_m is not of type number.',
    'room.width_m': 'room.width_m is a required property.',
  });
});
