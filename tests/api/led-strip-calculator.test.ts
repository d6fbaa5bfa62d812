import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestApi, type Json, type TestApi } from '#tests/api/test-api.ts';

let api: TestApi;
beforeAll(async () => {
  api = await createTestApi({ isDemo: true });
});
afterAll(() => api.close());

const BASE = '/api/led-strip-calculator/v1';
async function list(path: string): Promise<Json[]> {
  const { status, body } = await api.get(path.startsWith('/api') ? path : `${BASE}/${path}`);
  expect(status, path).toBe(200);
  return body;
}
const values = (items: Json[], field: string) => [...new Set(items.map((item) => item[field]))];

const names = [
  'available-families',
  'dimmable-types',
  'controllers',
  'drivers',
  'variants',
  'endcaps',
  'connectors',
  'dc-cables',
  'silicone-accessories',
  'profile-types',
  'profiles',
  'profile-colours',
  'diffuser-colours',
  'diffuser',
  'profile-accessories',
  'additional-accessories',
];

test.each(names)('GET /led-strip-calculator/v1/%s responds in both languages', async (name) => {
  const english = await list(name);
  const spanish = await list(`/api/es/led-strip-calculator/v1/${name}`);
  expect(english.length).toBeGreaterThan(0);
  expect(spanish).toHaveLength(english.length);
});

test('there are families of every kind, with IP20, IP65 and IP67, at 12, 24 and 48 V', async () => {
  const families = await list('available-families');
  expect(families.length).toBeGreaterThanOrEqual(8);
  expect(values(families, 'colour').toSorted()).toEqual(['mono', 'rgb', 'rgbw', 'tunable-white']);
  expect(values(families, 'led').toSorted()).toEqual(['cob', 'smd']);
  const all = (field: string) => new Set(families.flatMap((family) => family[field] ?? []));
  expect(all('ip')).toEqual(new Set(['IP20', 'IP65', 'IP67']));
  expect(all('volts')).toEqual(new Set([12, 24, 48]));
  const short = await list('/api/es/jgm/v1/led-strip-families');
  expect(values(short, 'code')).toEqual(values(families, 'code'));
  expect(short[0]?.url).toMatch(/^\/es\/productos\//);
});

test('GET filter returns the available options, and the conflicts of the others', async () => {
  const { body } = await api.get(`${BASE}/filter?family=TRA128&volts=12`);
  expect(body.matches).toBe(3);
  const option = (field: string, value: unknown) =>
    body[field]?.find((candidate) => candidate.value === value);
  expect(option('power', 9.6)).toMatchObject({
    available: true,
    conflicts: [],
    label: '9.6\u00a0W/m',
  });
  expect(option('power', 14.4)).toMatchObject({ available: false, conflicts: ['volts'] });
  expect(option('ip', 'IP67')).toMatchObject({ available: false });
  expect(option('dimmable', 'dali-dt8')).toMatchObject({ available: true });
  expect(option('colour', '3000-90')?.label).toBe('3000\u00a0K, CRI\u00a090');
});

test('available options have variants, unavailable ones have none', async () => {
  for (const choice of ['', 'family=VADC60', 'ip=IP65&dimmable=dali-dt8', 'power=12&volts=48']) {
    const { body } = await api.get(`${BASE}/filter?${choice}`);
    for (const field of ['family', 'colour', 'ip', 'power', 'volts', 'dimmable']) {
      for (const { value, available } of body[field] ?? []) {
        const query = new URLSearchParams(choice);
        query.set(field, String(value));
        const variants = await list(`variants?${query}`);
        expect(variants.length > 0, `${choice} ${field}=${value}`).toBe(available);
      }
    }
  }
});

test('a single white can be switched or dimmed by phase, two whites cannot', async () => {
  const types = async (family: string) => {
    return values(await list(`dimmable-types?family=${family}&volts=24`), 'value');
  };
  expect(await types('TRA128')).toEqual([
    'none',
    'phase',
    '1-10v',
    'push',
    'dali-dt6',
    'dali-dt8',
    'casambi',
    'zigbee',
    'octo',
    'dmx',
  ]);
  expect(await types('SED608')).toEqual(['push', 'dali-dt8', 'casambi', 'zigbee', 'octo', 'dmx']);
  expect(await types('TRAC60')).toEqual(['dali-dt8', 'casambi', 'zigbee', 'octo', 'dmx']);
});

test('drivers match the voltage and protocol of the choice', async () => {
  const drivers = await list(
    'drivers?family=TRA128&volts=24&dimmable=phase&length=5000&power=14.4',
  );
  expect(values(drivers, 'protocol')).toEqual(['phase']);
  expect(values(drivers, 'volts')).toEqual([24]);
  // 72 W on drivers that may be loaded to 80 %.
  const counts = drivers.map(({ rated_w, count }) => [rated_w, count]);
  expect(counts).toEqual([
    [30, 3],
    [60, 2],
    [100, 1],
    [150, 1],
  ]);
  const octo = await list('drivers?family=TRAC60&dimmable=octo');
  expect(values(octo, 'needs_controller')).toEqual([true]);
});

test('only non-dimmable drivers have controllers', async () => {
  const choice = 'family=TRAC60&dimmable=dmx';
  expect(values(await list(`controllers?${choice}`), 'sku')).toEqual(['PULSO/DX4']);
  expect(await list(`controllers?${choice}&driver=VATCV/100/24/20`)).toHaveLength(1);
  expect(await list(`controllers?${choice}&driver=VATDX/100/24/4`)).toEqual([]);
});

test('profiles are wide enough and rated for the power', async () => {
  expect(values(await list('profiles?family=VADC60'), 'code')).toEqual(['SUR30']);
  const strong = await list('profiles?family=SED608&power=18');
  expect(values(strong, 'code')).toEqual(['SUR17', 'SUR24', 'SUR30']);
  expect(values(await list('profile-types?family=SED608&power=18'), 'value')).toEqual([
    'surface',
    'recessed',
  ]);
});

test('finishes and diffusers depend on the profile', async () => {
  const finishes = await list('/api/es/led-strip-calculator/v1/profile-colours?profile=SUR17');
  expect(finishes).toContainEqual({ value: 'white', label: 'Blanco' });
  const kinds = async (profile: string) => {
    return values(await list(`diffuser-colours?profile=${profile}`), 'value');
  };
  expect(await kinds('SUR45')).toEqual(['opal', 'microprismatic']);
  expect(await kinds('SUR30')).toEqual(['opal', 'satin', 'black']);
  const apart = await list('diffuser?profile=SUR30&diffuser_colour=black');
  expect(values(apart, 'sku')).toEqual(['SURDF/30/2000/B', 'SURDF/30/3000/B']);
  const boxed = await list('diffuser?profile=SUR45&profile_colour=white&diffuser_colour=opal');
  expect(boxed.every((item) => item.is_with_profile)).toBe(true);
});

test('parts fit the strip and the profile', async () => {
  const sealed = await list('silicone-accessories?family=VAD120');
  expect(values(sealed, 'sku')).toEqual(['SELLO/VAD/CAP', 'SELLO/VAD/ENT', 'SELLO/GLUE/50']);
  expect(await list('silicone-accessories?family=TRA128')).toEqual([]);
  expect(values(await list('connectors?family=VADC60'), 'sku')).toEqual(['NUDO/VADC/5/F67']);
  expect(values(await list('dc-cables?family=TRAR60'), 'cores')).toEqual([4]);
  expect(values(await list('dc-cables?family=VAD120'), 'ip')).toEqual(['IP67']);
  expect(values(await list('dc-cables?family=TRA128'), 'ip')).toEqual(['IP20']);
  const boxes = async (family: string) => {
    const parts = await list(`additional-accessories?family=${family}`);
    return values(
      parts.filter(({ role }) => String(role) === 'junction-box'),
      'ip',
    );
  };
  expect(await boxes('VAD120')).toEqual(['IP67']);
  expect(await boxes('SED480')).toEqual(['IP20', 'IP67']);
  const caps = await list('endcaps?profile=SUR24&profile_colour=black');
  expect(values(caps, 'sku')).toEqual(['SURTP/24/B/P', 'SURTP/24/B/C']);
  // Its sleeve fits one profile only.
  const wide = await list('endcaps?family=VADC60');
  expect(wide.length).toBeGreaterThan(0);
  expect(new Set(wide.flatMap(({ fits }) => fits ?? []))).toEqual(new Set(['SUR30']));
  const held = await list('profile-accessories?profile=SUR30');
  expect(values(held, 'role')).toEqual(['clip', 'joiner', 'suspension']);
});

test('a variant has a title in the language of the URL and a link to its page', async () => {
  const [strip] = await list('/api/es/led-strip-calculator/v1/variants?family=TRAR60');
  expect(strip).toMatchObject({
    sku: 'TRAR60/7.2/RGB/24',
    title: 'Trama RGB 60',
    description: 'Trama RGB 60, 7,2 W/m, RGB, 24 V, bobina de 5 m, IP20',
    colour: 'rgb',
    cut_increment_mm: 100,
    url: expect.stringMatching(/^\/es\/productos\/trama-rgb-60-tira-led\?variation=\d+$/),
  });
});

test('an invalid parameter is rejected, an impossible choice returns nothing', async () => {
  const { status, body } = await api.get(`${BASE}/drivers?volts=ten&dimmable=voice`);
  expect(status).toBe(400);
  expect(Object.keys(body.data?.params ?? {})).toEqual(['volts', 'dimmable']);
  expect(await list('variants?family=TRA128&ip=IP67')).toEqual([]);
});
