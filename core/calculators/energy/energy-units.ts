import type { FieldUnit } from '#core/calculators/typed-quantity.ts';

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
} as const satisfies Record<string, FieldUnit>;

/** Fields with a number. */
export type EnergyFigure = keyof typeof plain | 'tariff' | 'unitCost' | 'misc' | 'labour';

/** Returns what the number of a field is in. */
export function energyUnit(field: EnergyFigure, currency: 'EUR' | 'GBP' | 'USD'): FieldUnit {
  if (field === 'tariff') return `${currency}/kWh`;
  return field in plain ? plain[field as keyof typeof plain] : currency;
}
