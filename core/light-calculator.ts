/** What the light of a luminaire is planned with. UGR and utilisation factors say something about rooms only. */
export const lightCalculators = ['room', 'road', 'area', 'escape', 'strip', 'none'] as const;
export type LightCalculator = (typeof lightCalculators)[number];

/** Screens of the calculators; they read a variant's id or SKU as `luminaire`. */
export const calculatorScreens = {
  room: 'room-calculator',
  road: 'road-lighting-calculator',
  area: 'area-lighting-calculator',
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

/** Whether the light of a luminaire is planned on the ground outdoors. */
export function isForOutdoors(calculator: LightCalculator): boolean {
  return calculator === 'road' || calculator === 'area';
}
