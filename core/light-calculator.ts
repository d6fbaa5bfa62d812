/**
 * What the light of a luminaire is planned with; `facade` for luminaires in the ground, which light no area. UGR and
 * utilisation factors say something about rooms only.
 */
export const lightCalculators = [
  'room',
  'road',
  'area',
  'facade',
  'escape',
  'strip',
  'none',
] as const;
export type LightCalculator = (typeof lightCalculators)[number];

/** Screens of the calculators; they read a variant's id or SKU as `luminaire`. */
export const calculatorScreens = {
  room: 'room-calculator',
  road: 'road-lighting-calculator',
  area: 'area-lighting-calculator',
  facade: null,
  escape: 'escape-route-calculator',
  strip: 'led-strip-calculator',
  none: null,
} as const satisfies Record<LightCalculator, string | null>;

/** A calculator with a screen. */
export type ScreenCalculator = {
  [Each in LightCalculator]: (typeof calculatorScreens)[Each] extends null ? never : Each;
}[LightCalculator];

export function hasScreen(calculator: LightCalculator): calculator is ScreenCalculator {
  return calculatorScreens[calculator] !== null;
}

/** Whether a luminaire is for outdoors. */
export function isForOutdoors(calculator: LightCalculator): boolean {
  return calculator === 'road' || calculator === 'area' || calculator === 'facade';
}
