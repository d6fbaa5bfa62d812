import type { FieldUnit } from '#core/calculators/typed-quantity.ts';
import type { EnergyForm, InstallationForm } from './energy-form.ts';

/** Fields with a number. */
export type EnergyFigure =
  | keyof InstallationForm
  | ('tariff' | 'ownFactor' | 'rate' | 'growth' | 'co2Fall' | 'hours' | 'days' | 'weeks');

type Currency = EnergyForm['currency'];

const plain = {
  wattage: 'W',
  lifetime: 'h',
  quantity: 'pieces',
  presence: '%',
  daylight: '%',
  dimming: '%',
  lumens: 'lm',
  ownFactor: 'kg/kWh',
  rate: '%',
  growth: '%',
  co2Fall: '%',
  hours: 'h/day',
  days: 'days/week',
  weeks: 'weeks/year',
} as const satisfies Partial<Record<EnergyFigure, FieldUnit>>;

/** Returns what the number of a field is in. */
export function energyUnit(field: EnergyFigure, currency: Currency): FieldUnit {
  if (field === 'tariff') return `${currency}/kWh`;
  return field in plain ? plain[field as keyof typeof plain] : currency;
}
