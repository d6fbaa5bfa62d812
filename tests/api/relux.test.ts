import { readFileSync } from 'node:fs';
import { strToU8, zipSync } from 'fflate';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestApi, type TestApi } from '#tests/api/test-api.ts';

const sample = readFileSync(
  new URL(
    '../../content/catalogue/products/ard150/photometry/ARD150-12-840-60D-B-DD.ldt',
    import.meta.url,
  ),
);
const office = {
  room: { length_m: 12, width_m: 8, height_m: 3, work_plane_m: 0.75, mounting_height_m: 3 },
  reflectances: { ceiling: 0.7, walls: 0.5, floor: 0.2 },
  target_lux: 500,
  maintenance_factor: 0.8,
};

let api: TestApi;
beforeAll(async () => {
  api = await createTestApi();
});
afterAll(() => api.close());

async function calculate(body: unknown, base = '/api') {
  const text = typeof body === 'string' ? body : JSON.stringify(body);
  const headers = { 'content-type': 'application/json' };
  const response = await api.request(`${base}/relux/calculate`, {
    method: 'POST',
    headers,
    body: text,
  });
  return { status: response.status, body: await response.json() };
}

test('POST /relux/calculate returns exactly the fields of the contract', async () => {
  const { status, body } = await calculate({
    ...office,
    photometry_file: sample.toString('base64'),
  });
  expect(status).toBe(200);
  expect(Object.keys(body)).toEqual([
    'luminaires',
    'rows',
    'columns',
    'spacing_x_m',
    'spacing_y_m',
    'room_index',
    'utilisation_factor',
    'utilisation_room_index',
    'average_lux',
    'minimum_lux',
    'uniformity',
    'cylindrical',
    'walls',
    'ceiling',
    'requirements',
    'ugr',
    'power_w',
    'efficacy_lm_w',
    'w_per_m2',
    'veei',
    'leni_kwh_m2',
    'leni_factors',
    'points',
  ]);
  expect(body.luminaires).toBe(body.rows * body.columns);
  expect(body.average_lux).toBeGreaterThanOrEqual(500);
  expect(body.uniformity).toBeCloseTo(body.minimum_lux / body.average_lux, 2);
  expect(body.spacing_x_m).toBeCloseTo(12 / body.columns, 2);
  expect(body.w_per_m2).toBeCloseTo(body.power_w / 96, 2);
  expect(body.veei).toBeCloseTo((100 * body.w_per_m2) / body.average_lux, 2);
  expect(Object.keys(body.points[0])).toEqual(['x', 'y', 'lux']);
  const mean =
    body.points.reduce((sum: number, { lux }: { lux: number }) => sum + lux, 0) /
    body.points.length;
  expect(mean).toBeCloseTo(body.average_lux, 0);
  expect(Object.keys(body.ugr)).toEqual([
    ...['crosswise', 'endwise', 'maximum'],
    ...['share_above_limit', 'observers', 'observer_spacing_m'],
  ]);
  expect(body.ugr).toMatchObject({ observers: 25 * 17, observer_spacing_m: 0.5 });
  expect(Object.keys(body.ugr.maximum)).toEqual(['ugr', 'x', 'y', 'direction_deg']);
  expect([0, 90, 180, 270]).toContain(body.ugr.maximum.direction_deg);
});

test('it takes requirements from a use, refuses one that it does not know, and has faces, walls and ceiling', async () => {
  const photometry_file = sample.toString('base64');
  const { target_lux: _, ...room } = office;
  const { status, body } = await calculate({ ...room, photometry_file, use: 'corridor' });
  expect(status).toBe(200);
  expect(body.average_lux).toBeGreaterThanOrEqual(100);
  expect(body.average_lux).toBeLessThan(200);
  expect(body.requirements).toEqual({
    ...{ average_lux: 100, modified_lux: 150, uniformity: 0.4, ugr: 28 },
    ...{ cylindrical_lux: 50, wall_lux: 50, ceiling_lux: 30 },
  });
  expect(body.cylindrical).toMatchObject({ height_m: 1.6 });
  expect(body.cylindrical.uniformity).toBeCloseTo(
    body.cylindrical.minimum_lux / body.cylindrical.average_lux,
    2,
  );
  expect(body.cylindrical.modelling_least).toBeLessThan(body.cylindrical.modelling_most);
  expect(body.walls.darkest_lux).toBeLessThanOrEqual(body.walls.average_lux);
  expect(body.ceiling.average_lux).toBeGreaterThan(0);
  const seated = { ...office, photometry_file };
  expect((await calculate(seated)).body).toMatchObject({
    requirements: null,
    cylindrical: { height_m: 1.2 },
  });
  const refused = async (changes: object) => {
    const response = await calculate({ ...room, photometry_file, ...changes });
    return [response.status, Object.keys(response.body.data?.params ?? {})];
  };
  expect(await refused({ use: 'ballroom' })).toEqual([400, ['use']]);
  expect(await refused({})).toEqual([400, ['target_lux']]);
});

test('it calculates L-shaped rooms, and refuses a corner that leaves no room', async () => {
  const request = { ...office, rows: 4, columns: 6, photometry_file: sample.toString('base64') };
  const withCorner = (corner: object, changes = {}) =>
    calculate({ ...request, room: { ...office.room, corner }, ...changes });
  const { status, body } = await withCorner({ length_m: 8, width_m: 4 });
  expect(status).toBe(200);
  // A quarter of the grid has two of six columns in the arm of 4 m.
  expect(body).toMatchObject({ rows: 4, columns: 6, luminaires: 4 * 2 + 2 * 4 });
  expect(body.w_per_m2).toBeCloseTo(body.power_w / (12 * 8 - 8 * 4), 2);
  expect(body.ugr).toMatchObject({ crosswise: null, endwise: null });
  const points: { x: number; y: number; lux: number }[] = body.points;
  expect(points.filter(({ x, y }) => x > 4 && y > 4)).toEqual([]);
  expect(Math.min(...points.map(({ lux }) => lux))).toBeCloseTo(body.minimum_lux, 0);
  expect(points.some(({ x }) => x > 11) && points.some(({ y }) => y > 7)).toBe(true);
  const params = async (...request: Parameters<typeof withCorner>) =>
    Object.keys((await withCorner(...request)).body.data.params);
  expect(await params({ length_m: 8, width_m: 7.6 })).toEqual(['room.corner']);
  expect(await params({ length_m: 12, width_m: 4 })).toEqual(['room.corner']);
  expect(await params({ length_m: 8 })).toEqual(['room.corner.width_m']);
  expect(await params({ length_m: 8, width_m: 6 }, { rows: 1, columns: 1 })).toEqual(['rows']);
  const wide = { marginal_zone_m: 0.8 };
  expect(await params({ length_m: 10, width_m: 4 }, wide)).toEqual(['marginal_zone_m']);
});

test('it calculates LENI with hours and controls, by EN 15193', async () => {
  const request = { ...office, photometry_file: sample.toString('base64') };
  const { body: plain } = await calculate(request);
  // 2,250 h and 250 h of an office.
  expect(plain.leni_kwh_m2).toBeCloseTo(2.5 * plain.w_per_m2, 2);
  expect(plain.leni_factors).toEqual({ occupancy: 1, daylight: 1, constant: 1 });
  const controls = {
    ...{ presence: 'manual-off', absence: 0.4, daylight: 'medium', daylight_control: 'automatic' },
    ...{ latitude_deg: 50, constant_illuminance: true, standby_kwh_m2: 1.5, hours_day: 1000 },
  };
  const { body } = await calculate({ ...request, controls });
  expect(body.leni_factors).toEqual({ occupancy: 0.6, daylight: 0.4937, constant: 0.9 });
  const hours = 1000 * 0.493_725 + 250;
  expect(body.leni_kwh_m2).toBeCloseTo((body.w_per_m2 * 0.9 * 0.6 * hours) / 1000 + 1.5, 2);
  for (const wrong of [{ presence: 'magic' }, { latitude_deg: 70 }, { absence: 2 }])
    expect((await calculate({ ...request, controls: wrong })).status).toBe(400);
});

test('it leaves out a marginal zone, and says what room index the utilisation factor is for', async () => {
  const request = { ...office, photometry_file: sample.toString('base64'), rows: 3, columns: 4 };
  const [whole, zoned] = [
    (await calculate(request)).body,
    (await calculate({ ...request, marginal_zone_m: 0.5 })).body,
  ];
  expect(zoned.points).toEqual(whole.points);
  expect(zoned.average_lux).toBeGreaterThan(whole.average_lux);
  expect(zoned.cylindrical.average_lux).toBeGreaterThan(whole.cylindrical.average_lux);
  expect(whole.utilisation_room_index).toBe(whole.room_index);
  const shaft = { ...office.room, length_m: 2, width_m: 2 };
  const small = { ...request, room: shaft, rows: 1, columns: 1 };
  expect((await calculate(small)).body).toMatchObject({
    room_index: 0.4444,
    utilisation_room_index: 0.6,
  });
  expect((await calculate({ ...small, marginal_zone_m: 0.8 })).status).toBe(400);
});

test('it rates glare for a given limit and height of the eyes', async () => {
  const photometry_file = sample.toString('base64');
  const rate = async (changes: object) =>
    (await calculate({ ...office, photometry_file, ...changes })).body.ugr;
  // Nobody is above the highest limit; a rating below the scale is its beginning.
  expect(await rate({ ugr_limit: 30 })).toMatchObject({ share_above_limit: 0 });
  const low = await rate({ eye_height_m: 2 });
  expect(low.maximum.ugr).toBeGreaterThanOrEqual(10);
  expect(low.maximum.ugr).not.toBe((await rate({})).maximum.ugr);
  expect((await calculate({ ...office, photometry_file, ugr_limit: 31 })).status).toBe(400);
  expect((await calculate({ ...office, photometry_file, eye_height_m: 3 })).status).toBe(400);
});

test('it accepts a variant by SKU or id, and a file as text, with the same result', async () => {
  const { body: variations } = await api.get('/api/jgm/v1/product-variation?per_page=20');
  const list = variations as unknown as { id: number; sku: string; photometry?: unknown }[];
  const withLight = list.find(({ photometry }) => photometry);
  const bySku = await calculate({ ...office, variation: withLight?.sku.toLowerCase() });
  const byId = await calculate({ ...office, variation: withLight?.id }, '/api/es');
  expect(bySku.status).toBe(200);
  expect(byId.body).toEqual(bySku.body);
  const text = await calculate({ ...office, photometry_file: sample.toString('latin1') });
  const base64 = await calculate({ ...office, photometry_file: sample.toString('base64') });
  expect(text.body).toEqual(base64.body);
  const broken = sample.toString('base64').replace(/.{76}/g, '$&\r\n');
  expect(broken.split('\r\n').length).toBeGreaterThan(10);
  expect((await calculate({ ...office, photometry_file: broken })).body).toEqual(base64.body);
});

test('it uses the first light distribution of a GLDF container in base64', async () => {
  const xml = `<Root><GeneralDefinitions>
    <Files><File id="f" contentType="ldc/eulumdat" type="localFileName">a.ldt</File></Files>
    <Photometries><Photometry id="p"><PhotometryFileReference fileId="f"/></Photometry></Photometries>
  </GeneralDefinitions></Root>`;
  const gldf = zipSync({ 'product.xml': strToU8(xml), 'ldc/a.ldt': new Uint8Array(sample) });
  const contained = Buffer.from(gldf).toString('base64');
  const { status, body } = await calculate({ ...office, photometry_file: contained });
  expect(status).toBe(200);
  const plain = await calculate({ ...office, photometry_file: sample.toString('base64') });
  expect(body).toEqual(plain.body);
});

test('the error of a rejected file has a translated message and the line', async () => {
  const cut = sample.toString('latin1').slice(0, 1000);
  const { status, body } = await calculate({ ...office, photometry_file: cut }, '/api/es');
  expect(status).toBe(422);
  expect(body.message).toContain('termina antes');
  expect(body.data.line).toEqual(expect.any(Number));
  const program = Buffer.from([0x52, 0, 1, 2]).toString('base64');
  const other = await calculate({ ...office, photometry_file: program });
  expect(other.body.message).toContain('export the luminaire');
});

test('it uses the requested rows and columns', async () => {
  const calculation = {
    ...office,
    photometry_file: sample.toString('base64'),
    rows: 2,
    columns: 3,
  };
  expect((await calculate(calculation)).body).toMatchObject({ luminaires: 6, rows: 2, columns: 3 });
});

test('luminaires that do not fit side by side are rejected', async () => {
  const photometry_file = sample.toString('base64');
  const narrow = { ...office.room, width_m: 1 };
  const reject = async (changes: object) => {
    const { status, body } = await calculate({ ...office, photometry_file, ...changes });
    return [status, Object.keys(body.data?.params ?? {})];
  };
  expect(await reject({ rows: 200 })).toEqual([400, ['rows']]);
  expect(await reject({ columns: 150 })).toEqual([400, ['columns']]);
  const lines = sample.toString('latin1').split(/\r?\n/);
  // Lines 13 to 17 of EULUMDAT: length, width and height, length and width of the luminous area, mm.
  const long = lines.toSpliced(12, 5, '1500', '1500', '60', '1500', '1500').join('\r\n');
  expect(await reject({ photometry_file: long, room: narrow })).toEqual([400, ['turned']]);
  for (const width_m of [0.2, 201])
    expect(await reject({ room: { ...office.room, width_m } })).toEqual([400, ['room.width_m']]);
  const { body } = await calculate({ ...office, photometry_file, turned: true });
  expect(body.luminaires).toBeGreaterThan(1);
});

test.each([
  ['{', 'rest_invalid_json', 400],
  [{}, 'rest_invalid_param', 400],
  [{ ...office }, 'rest_invalid_param', 400],
  [{ ...office, variation: 1, photometry_file: 'x' }, 'rest_invalid_param', 400],
  [{ ...office, variation: 1, maintenance_factor: 0 }, 'rest_invalid_param', 400],
  [
    { ...office, variation: 1, room: { ...office.room, mounting_height_m: 3.1 } },
    'rest_invalid_param',
    400,
  ],
  [
    { ...office, variation: 1, room: { ...office.room, work_plane_m: 2.9 } },
    'rest_invalid_param',
    400,
  ],
  [{ ...office, variation: 1, rows: 200, columns: 200 }, 'rest_invalid_param', 400],
  [{ ...office, variation: 'no such variant' }, 'rest_variation_not_found', 404],
  [{ ...office, variation: 1 }, 'rest_variation_not_found', 404],
  [{ ...office, photometry_file: 'aGVsbG8gd29ybGQ=' }, 'photometry_not_photometry', 422],
])('it rejects %j with %s', async (calculation, code, status) => {
  expect(await calculate(calculation)).toMatchObject({ status, body: { code, data: { status } } });
});

test('a room that needs more than a thousand luminaires is rejected, not lit with fewer', async () => {
  const hall = { ...office.room, length_m: 120, width_m: 120 };
  const photometry_file = sample.toString('base64');
  const calculation = { ...office, room: hall, target_lux: 2000, photometry_file };
  expect(await calculate(calculation)).toMatchObject({
    status: 422,
    body: { code: 'room_too_many_luminaires', data: { maximum: 1000 } },
  });
});

test('it rejects bodies over 14 MB', async () => {
  const { status } = await calculate({ ...office, photometry_file: 'A'.repeat(14_100_000) });
  expect(status).toBe(413);
});
