import type { Archetype } from '#core/catalogue/product-record.ts';
import type { Variant } from '#core/catalogue/product-view.ts';

/** Maximum load of a driver as a share of its rated power: the warranty condition for LED strip. */
export const MAX_LOAD_SHARE = 0.8;

/** The traits of a variant that decide compatibility; the description is English in every language. */
export type VariantTraits = Pick<
  Variant,
  'id' | 'dimming' | 'voltage' | 'powerW' | 'lengthMm' | 'fluxLm' | 'emergency'
> & { archetype: Archetype; description: string };

const controlKinds = new Set<Archetype>(['sensor', 'switch']);

/** Outputs in the description of a radio node, by dimming. */
const nodeOutputs: Partial<Record<Variant['dimming'], RegExp>> = {
  none: /\brelay\b/i,
  phase: /\bphase\b/i,
  '1-10v': /\b1[-–]10 V\b/,
  'dali-2': /\bDALI-2\b(?!.*\bDT8\b)/,
  'dali-2-dt8': /\bDT8\b/,
  pwm: /\bPWM\b/,
};

/** Tells whether a sensor, plate or node controls the luminaire: by the same protocol, or as a radio node. */
export function isControlOf(control: VariantTraits, luminaire: VariantTraits): boolean {
  if (!controlKinds.has(control.archetype) || controlKinds.has(luminaire.archetype)) return false;
  if (luminaire.powerW === null) return false;
  if (luminaire.dimming !== 'none' && control.dimming === luminaire.dimming) return true;
  const output = nodeOutputs[luminaire.dimming];
  return control.dimming === 'octo' && output !== undefined && output.test(control.description);
}

/** Tells whether the output voltage of a driver is the supply voltage of a strip. */
export function isDriverOf(driver: VariantTraits, strip: VariantTraits): boolean {
  if (driver.archetype !== 'driver' || strip.archetype !== 'strip') return false;
  const volts = supplyVolts(strip);
  return volts !== null && outputVolts(driver) === volts;
}

/** Returns the nominal voltage of a variant with a DC supply, V: `24 V DC` → 24; null for any other. */
export function supplyVolts({ voltage }: Pick<VariantTraits, 'voltage'>): number | null {
  const volts = voltage?.match(/^(\d+) V DC$/)?.[1];
  return volts === undefined ? null : Number(volts);
}

/** Returns the output voltage in the description of a driver, V: the first that is not mains voltage. */
export function outputVolts({ description }: Pick<VariantTraits, 'description'>): number | null {
  const volts = description.match(/\b(12|24|36|48) V\b/)?.[1];
  return volts === undefined ? null : Number(volts);
}

/**
 * Returns the longest run of a strip on one output, metres, rounded down to 0.1 m: P·0.8 ÷ (W/m). Null if a figure is
 * missing. The strip's own longest run may be shorter.
 */
export function longestRunM(driver: VariantTraits, strip: VariantTraits): number | null {
  if (driver.powerW === null || strip.powerW === null || strip.lengthMm === null) return null;
  const wattsPerMetre = strip.powerW / (strip.lengthMm / 1000);
  return Math.floor((10 * driver.powerW * MAX_LOAD_SHARE) / wattsPerMetre + 1e-9) / 10;
}
