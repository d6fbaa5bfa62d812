import { get } from 'node:http';
import { text } from 'node:stream/consumers';
import { createZone, MAX_ZONES } from '#core/calculators/energy/energy-form.ts';
import { readEnergyQuery } from '#core/calculators/energy/energy-query.ts';
import { keysOf } from '#core/keys.ts';
import { missing } from '#core/missing.ts';
import { expect, siteUrl, test } from '#tests/e2e/browser.ts';

const PATH = '/en/energy-calculator';
const MAX_HEADERS = 64 * 1024;

type Received = { status: number; location: string; body: string };

/** Requests a page as a browser does, which reads longer headers than `fetch` of Node. */
function request(path: string): Promise<Received> {
  const { promise, resolve, reject } = Promise.withResolvers<Received>();
  get(siteUrl() + path, { maxHeaderSize: MAX_HEADERS }, async (response) => {
    const { statusCode = 0, headers } = response;
    resolve({ status: statusCode, location: headers.location ?? '', body: await text(response) });
  }).once('error', reject);
  return promise;
}

const { current, proposed: _, ...usage } = createZone('');

/** Every field of a zone, as a browser sends it. */
function zoneFields(zone: number, typed: Record<string, string> = {}): [string, string][] {
  const names = [
    ...keysOf(usage),
    ...['usual', 'use'],
    ...['current', 'proposed'].flatMap((side) => keysOf(current).map((key) => `${side}-${key}`)),
  ];
  return names.map((name) => [
    `zones-${zone}-${name}`,
    typed[name] ?? (name === 'name' ? 'Hall' : ''),
  ]);
}

const typedForm = (zones: [string, string][][], change: string) =>
  new URLSearchParams([
    ...[
      ['project', 'Harbour'],
      ['tariff', '0.25'],
      ['currency', 'EUR'],
    ],
    ...zones.flat(),
    ['change', change],
  ] as [string, string][]);

/** Sends a form and follows its redirect. */
async function send(query: URLSearchParams) {
  const { status, location } = await request(`${PATH}?${query}`);
  expect(status).toBe(302);
  const { pathname, search, searchParams, hash } = new URL(location, siteUrl());
  expect(pathname).toBe(PATH);
  const page = await request(pathname + search);
  expect(page.status).toBe(200);
  return { form: readEnergyQuery('en', searchParams) ?? missing(), hash, page: page.body };
}

test.describe('The buttons that fill in a zone without JavaScript', () => {
  for (const change of [
    ...[
      'fill-999999-usual',
      'fill--1-use',
      'fill-__proto__-code',
      'fill-0-__proto__',
      'fill-7-use',
    ],
    ...[
      'fill-99-code',
      'fill-0-constructor',
      'fill-1e1-usual',
      'fill-',
      'copy-99',
      'remove--1',
      '',
    ],
  ]) {
    test(`calculate where none is meant: ${change || 'an empty value'}`, async () => {
      const typed = { 'current-wattage': '70', usual: 'constructor', use: '__proto__' };
      const { form, hash, page } = await send(typedForm([zoneFields(0, typed)], change));
      expect(form).toMatchObject({ project: 'Harbour', tariff: '0.25' });
      expect(form.zones).toHaveLength(1);
      expect(form.zones[0]?.current.wattage).toBe('70');
      expect(hash).toBe('#energy-problems');
      expect(page).toContain('id="energy-problems"');
    });
  }

  for (const code of [
    '__proto__',
    'constructor',
    'X'.repeat(5000),
    'a\u0000b',
    '../..',
    '😀'.repeat(300),
  ]) {
    test(`say that no variant has a code: ${code.slice(0, 12)}`, async () => {
      const typed = { code, 'proposed-wattage': '30' };
      const { form, hash, page } = await send(typedForm([zoneFields(0, typed)], 'fill-0-code'));
      expect(hash).toBe('#zones-0-code');
      expect(page).toContain('id="zones-0-code"');
      const [zone] = form.zones;
      expect(zone?.proposed.wattage).toBe('30');
      expect(zone?.code.length).toBeLessThanOrEqual(200);
      // NUL arrives as the character that replaces it on every page.
      expect(code.replaceAll('\0', '\uFFFD').startsWith(zone?.code ?? 'none')).toBe(true);
    });
  }

  test('leave an unknown choice as it is', async () => {
    const typed = { usual: '__proto__', hours: '8' };
    const { form, hash } = await send(typedForm([zoneFields(0, typed)], 'fill-0-usual'));
    expect(hash).toBe('#zones-0-current-wattage');
    expect(form.zones[0]).toMatchObject({ hours: '8', current: { wattage: '' } });
  });

  test('lose nothing of the most zones, with all fields filled in', async () => {
    const all = Object.fromEntries(zoneFields(0).map(([name]) => [name.slice(8), '12345.5']));
    const typed = { ...all, name: 'Workshop of the north wing', usual: '', use: 'office' };
    const zones = Array.from({ length: MAX_ZONES }, (_zone, zone) => zoneFields(zone, typed));
    const { form, hash } = await send(typedForm(zones, 'fill-39-use'));
    expect(hash).toBe('#zones-39-hours');
    expect(form.zones).toHaveLength(MAX_ZONES);
    expect(form.zones[38]).toMatchObject({ hours: '12345.5', proposed: { lumens: '12345.5' } });
    expect(form.zones[39]?.hours).not.toBe('12345.5');
  });

  test('are bounded: 10,000 zones are refused at once, and the next visitor is served', async () => {
    const zones = Array.from({ length: 10_000 }, (_zone, zone): [string, string][] => [
      [`zones-${zone}-name`, 'Z'],
    ]);
    // The server ends the connection, mostly before the rest of the address has arrived.
    const refused = await request(`${PATH}?${typedForm(zones, 'fill-0-use')}`).then(
      ({ status }) => status,
      (error: NodeJS.ErrnoException) => error.code,
    );
    expect([431, 'ECONNRESET', 'EPIPE']).toContain(refused);
    const some = zones.slice(0, 2000);
    const { form } = await send(typedForm(some, 'fill-1999-use'));
    expect(form.zones).toHaveLength(MAX_ZONES);
  });
});
