import { expect, test } from 'vitest';
import { drawConnection } from '#core/documents/wiring/connection-drawing.ts';
import { connectionOf } from '#core/documents/wiring/variant-connection.ts';
import { wiredLuminaire } from '#core/documents/wiring/wired-variant.fixtures.ts';
import type { WiredVariant } from '#core/documents/wiring/wired-variant.ts';

const words = { supply: 'Supply', next: 'Next', load: 'Load', test: 'TEST' };

/** Drawings that were looked at: a change of any of them is seen in its recorded SVG, and looked at again. */
test.each<[string, Partial<WiredVariant>]>([
  ['class I', {}],
  ['class II', { protectionClass: 'II' }],
  ['1–10 V', { dimming: '1-10v' }],
  ['push button', { dimming: 'push' }],
  ['phase cut', { dimming: 'phase' }],
  ['DALI with through wiring', { dimming: 'dali-2', attributes: { through_wiring: '5x2.5' } }],
  ['through wiring with free cores', { attributes: { through_wiring: '7x2.5' } }],
  ['strip of four channels', stripOf({ channels: 4 })],
  ['tunable white strip', { ...stripOf({}), cctMaxK: 6500 }],
  ['track adapter', { attributes: { terminal: 'adapter' } }],
  ['sensor on a DALI bus', { archetype: 'sensor', voltage: '16 V DC', dimming: 'dali-2' }],
  ['driver of two channels', driverOf({ output: 'constant-voltage', channels: 2 })],
  ['downlight with its gear apart', { attributes: { gear_place: 'remote' } }],
  ['maintained, tested by itself', emergencyOf('maintained', 'self-test')],
  ['non-maintained, tested by hand', emergencyOf('non-maintained', 'manual')],
  ['combined with DALI', { ...emergencyOf('combined-maintained', 'dali'), dimming: 'dali-2' }],
])('%s is drawn as it was', (_name, changes) => {
  const connection = connectionOf({ ...wiredLuminaire, ...changes });
  expect(connection && drawConnection(connection, words)).toMatchSnapshot();
});

function stripOf(attributes: WiredVariant['attributes']): Partial<WiredVariant> {
  return { archetype: 'strip', voltage: '24 V DC', dimming: 'pwm', attributes };
}

function driverOf(attributes: WiredVariant['attributes']): Partial<WiredVariant> {
  return { archetype: 'driver', protectionClass: 'II', attributes };
}

function emergencyOf(emergency_mode: string, emergency_test: string): Partial<WiredVariant> {
  const attributes = { emergency_mode, emergency_test } as WiredVariant['attributes'];
  return { emergency: '3h-self-test', attributes };
}
