import { expect, test } from 'vitest';
import { drawConnection } from '#core/documents/wiring/connection-drawing.ts';
import { type Connection, connectionOf } from '#core/documents/wiring/variant-connection.ts';
import { wiredLuminaire } from '#core/documents/wiring/wired-variant.fixtures.ts';
import type { WiredVariant } from '#core/documents/wiring/wired-variant.ts';

function connect(changes: Partial<WiredVariant>): Connection {
  const connection = connectionOf({ ...wiredLuminaire, ...changes });
  if (!connection) throw new Error('It has no connection.');
  return connection;
}

const namesOf = (lines: { name: string }[]) => lines.map(({ name }) => name).join(' ');
const supplyOf = (changes: Partial<WiredVariant>) => namesOf(connect(changes).supply);

test.each([
  ['of class I', {}, 'L N PE'],
  ['of class II', { protectionClass: 'II' }, 'L N'],
  ['of one channel on 24 V', { voltage: '24 V DC', dimming: 'pwm', archetype: 'strip' }, '+ −'],
  [
    'of tunable white on 24 V',
    { voltage: '24 V DC', dimming: 'pwm', archetype: 'strip', cctMaxK: 6500 },
    '+ −1 −2',
  ],
  [
    'of four channels',
    { voltage: '24 V DC', dimming: 'pwm', archetype: 'strip', attributes: { channels: 4 } },
    '+ −1 −2 −3 −4',
  ],
  ['on a three-circuit track', { attributes: { terminal: 'adapter' } }, 'L1 L2 L3 N PE'],
  ['on a DALI bus', { archetype: 'sensor', voltage: '16 V DC', dimming: 'dali-2' }, ''],
] as const)('A variant %s has its supply at %s', (_name, changes, expected) => {
  expect(supplyOf(changes as Partial<WiredVariant>)).toBe(expected);
});

test.each([
  ['none', 'non-maintained', 'L N PE', null],
  ['none', 'maintained', "L L' N PE", 'switch'],
  ['none', 'combined-maintained', "L L' N PE", 'switch'],
  ['none', 'combined-non-maintained', "L L' N PE", 'switch'],
  ['dali-2', 'maintained', "L L' N PE", undefined],
] as const)(
  'An emergency luminaire, dimming %s, %s, has %s',
  (dimming, emergency_mode, expected, device) => {
    const attributes = { emergency_mode, emergency_test: 'self-test' };
    const { supply, emergency } = connect({ dimming, emergency: '3h-self-test', attributes });
    expect(namesOf(supply)).toBe(expected);
    const switched = supply.find(({ name }) => name === "L'");
    expect(switched ? switched.device : null).toBe(device);
    // Never a switch in the conductor that charges the battery.
    expect(supply[0]?.device).toBeUndefined();
    expect(emergency?.mode).toBe(emergency_mode);
  },
);

test('A luminaire that is tested by hand has a test switch in the unswitched live', () => {
  const attributes = { emergency_mode: 'non-maintained', emergency_test: 'manual' };
  const { supply } = connect({ emergency: '3h-non-maintained', attributes });
  expect(supply[0]).toEqual({ name: 'L', colour: 'BN', device: 'test-switch' });
});

test.each([
  // Without a pair left for DALI, the cable carries the supply alone.
  ['3x2.5', 'L N PE', 0],
  ['4x2.5', 'L N PE', 1],
  ['5x2.5', 'L N PE DA DA', 0],
  ['7x2.5', 'L N PE DA DA', 2],
])('Through wiring %s carries %s and %i free cores', (through_wiring, names, spare) => {
  const { through } = connect({ dimming: 'dali-2', attributes: { through_wiring } });
  expect(through?.names.join(' ')).toBe(names);
  expect(through?.spare).toBe(spare);
});

test('A driver has its output to the strip', () => {
  const attributes = { output: 'constant-voltage', channels: 2 };
  const { output, supply } = connect({ archetype: 'driver', protectionClass: 'II', attributes });
  expect(namesOf(supply)).toBe('L N');
  expect(namesOf(output)).toBe('+ −1 −2');
});

const detecting = { radio: 'radar', radio_band: '5.8 GHz', detector: 'leading' };

test('A luminaire with a detector has no switch before it, and leads others', () => {
  const attributes = { ...detecting, through_wiring: '3x2.5' };
  const { supply, output, isRadio } = connect({ protectionClass: 'II', attributes });
  expect(supply.some(({ device }) => device)).toBe(false);
  expect(namesOf(output)).toBe("L'");
  expect(isRadio).toBe(false);
  const words = { supply: 'Supply', next: 'Next', load: 'Load', test: 'TEST' };
  const { svg } = drawConnection(connect({ protectionClass: 'II', attributes }), words);
  const exits = [...svg.matchAll(/text-anchor="end">([^<]*)</g)].map(([, text]) => text);
  // The third core of the through wiring is the switched one.
  expect(exits).toEqual(['Next', 'L', 'N', "L'"]);
});

test('A detector that leads no others has no switched end', () => {
  const { supply, output } = connect({ attributes: { detector: 'alone' } });
  expect(supply.some(({ device }) => device)).toBe(false);
  expect(output).toEqual([]);
});

test('A detector switches the lamp of an emergency luminaire', () => {
  const attributes = { ...detecting, emergency_mode: 'maintained', emergency_test: 'self-test' };
  const { supply, output } = connect({ emergency: '3h-maintained', attributes });
  expect(supply.some(({ device }) => device)).toBe(false);
  expect(output).toEqual([]);
});

test('A plate with contacts has no supply, and one contact a key', () => {
  const attributes = { output: 'contact', channels: 2 };
  const plate = { archetype: 'switch', voltage: null, dimming: 'push', attributes } as const;
  const { supply, control, output } = connect(plate);
  expect([supply, control]).toEqual([[], null]);
  expect(namesOf(output)).toBe('C 1 2');
});

test('What has no supply has no connection', () => {
  expect(connectionOf({ ...wiredLuminaire, archetype: 'profile', voltage: null })).toBeNull();
});

test('A drawing has every terminal by name, with its colour as letters', () => {
  const attributes = { through_wiring: '5x2.5' };
  const words = { supply: 'Supply', next: 'Next', load: 'Load', test: 'TEST' };
  const { svg } = drawConnection(connect({ dimming: 'dali-2', attributes }), words);
  const texts = [...svg.matchAll(/<text[^>]*>([^<]*)</g)].map(([, text]) => text);
  const count = (text: string) => texts.filter((one) => one === text).length;
  // At the supply, at the terminal, and at the second terminal.
  expect([count('L'), count('N'), count('PE'), count('DA')]).toEqual([3, 3, 3, 6]);
  expect([count('BN'), count('BU'), count('GNYE'), count('BK')]).toEqual([2, 2, 2, 2]);
});
