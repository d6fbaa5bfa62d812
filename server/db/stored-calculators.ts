import type { StripParts } from '#core/calculators/led-strip/parts/strip-catalogue.ts';
import type {
  Co2FactorRecord,
  ConductorRecord,
  Policies,
} from '#core/calculators/policy-record.ts';

/** Bodies of `calculator_document`, by kind. */
export type CalculatorDocuments = {
  policies: Policies;
  'co2-factors': Co2FactorRecord[];
  conductors: ConductorRecord[];
  'led-strip': StripParts;
};
