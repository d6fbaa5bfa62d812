import type { EnergyRules } from '#core/calculators/energy/energy-view.ts';

/** A CO2 factor that can be chosen, in the page's language. */
export type FactorOption = {
  /** `GB-2025`. */
  code: string;
  country: string;
  year: number;
  kgPerKwh: number;
  basis: string;
  source: string;
  url: string;
};

/** A rule with whose it is. */
export type Assumption = { value: number; unit: string; year: number; source: string };

/** What the page knows before anybody types. */
export type EnergyPage = {
  factors: FactorOption[];
  rules: EnergyRules;
  assumptions: { horizon: Assumption; rate: Assumption; tolerance: Assumption };
};
