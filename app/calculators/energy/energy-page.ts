import type { VariantsByCode } from '#core/calculators/energy/catalogue-zone.ts';
import type { EnergyForm } from '#core/calculators/energy/energy-form.ts';
import type { EnergyRules } from '#core/calculators/energy/energy-view.ts';

/** Ids of the heading of the results and of the list of problems, which take the focus. */
export const RESULTS_ID = 'energy-results-title';
export const PROBLEMS_ID = 'energy-problems';

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
  /** The calculation in the address; null for none. */
  form: EnergyForm | null;
  /** Whether its problems are shown. */
  isChecked: boolean;
  /** The variants of its codes. */
  variants: VariantsByCode;
  factors: FactorOption[];
  rules: EnergyRules;
  assumptions: { horizon: Assumption; rate: Assumption; tolerance: Assumption };
};
