/** What the light of a luminaire is planned with. UGR says something about rooms only. */
export const lightCalculators = ['room', 'road', 'none'] as const;
export type LightCalculator = (typeof lightCalculators)[number];

/** Screens of the calculators; they read a variant's id or SKU as `luminaire`. */
export const calculatorScreens = {
  room: 'room-calculator',
  road: 'road-lighting-calculator',
  none: null,
} as const satisfies Record<LightCalculator, string | null>;
