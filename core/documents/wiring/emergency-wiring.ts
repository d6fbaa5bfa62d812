import type { Line } from '#core/documents/wiring/line.ts';
import type { WiredVariant } from '#core/documents/wiring/wired-variant.ts';

const emergencyModes = [
  'maintained',
  'non-maintained',
  'combined-maintained',
  'combined-non-maintained',
] as const;

type EmergencyMode = (typeof emergencyModes)[number];

const emergencyTests = ['manual', 'self-test', 'dali', 'wireless'] as const;

type EmergencyTest = (typeof emergencyTests)[number];

/** How a luminaire with a battery is connected (EN 60598-2-22). */
export type EmergencyWiring = {
  mode: EmergencyMode;
  test: EmergencyTest;
  /** The unswitched conductor, which charges the battery and is monitored, then the switched one if there is a lamp to switch. */
  live: Line[];
};

/**
 * Returns the emergency part of a connection; null without a battery. A non-maintained luminaire has the unswitched
 * live only. All others have lamps that work on the mains, too, by a second, switched live of the same circuit.
 */
export function emergencyOf(
  variant: Pick<WiredVariant, 'emergency' | 'dimming' | 'attributes'>,
): EmergencyWiring | null {
  if (variant.emergency === 'none') return null;
  const { emergency_mode: statedMode, emergency_test: statedTest } = variant.attributes;
  const mode = emergencyModes.find((name) => name === statedMode) ?? 'non-maintained';
  const test = emergencyTests.find((name) => name === statedTest) ?? 'manual';
  const unswitched: Line = { name: 'L', colour: 'BN' };
  const tested: Line = test === 'manual' ? { ...unswitched, device: 'test-switch' } : unswitched;
  const switched: Line = { name: "L'", colour: 'BK', isBranch: true };
  // A control or a detector dims and switches by itself: its gear stays on the mains.
  const isControlled = variant.dimming !== 'none' || variant.attributes.detector !== undefined;
  const lamp: Line = isControlled ? switched : { ...switched, device: 'switch' };
  return { mode, test, live: mode === 'non-maintained' ? [tested] : [tested, lamp] };
}
