import type { EnergyRules } from '#core/calculators/energy/energy-view.ts';

/** A CO2 factor option, in the page's language. */
export type FactorOption = {
  /** Such as `GB-2025`. */
  code: string;
  country: string;
  year: number;
  kgPerKwh: number;
  basis: string;
  source: string;
  url: string;
};

/** A default value with its source. */
export type Assumption = { value: number; unit: string; year: number; source: string };

/** Loader data of the calculator. */
export type EnergyPage = {
  factors: FactorOption[];
  rules: EnergyRules;
  assumptions: { horizon: Assumption; rate: Assumption; tolerance: Assumption };
};
