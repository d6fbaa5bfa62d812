import type {
  EnergyPrices,
  EnergyZone,
  Installation,
} from '#core/calculators/energy/energy-zone.ts';

const installation = (watts: number, rest: Partial<Installation> = {}): Installation => ({
  watts,
  lifetimeH: 90_000,
  unitCost: 0,
  quantity: 100,
  labourCost: 0,
  oneOffCost: 0,
  controls: { presence: 1, daylight: 1, dimming: 1 },
  ...rest,
});

/** The worked example of an office: 100 fittings of 70 W against 100 of 30 W at 60 each, 2,500 h a year. */
export function buildZone(overrides: Partial<EnergyZone> = {}): EnergyZone {
  return {
    name: 'Office',
    hoursPerDay: 10,
    daysPerWeek: 5,
    weeksPerYear: 50,
    current: installation(70, { lifetimeH: 20_000 }),
    proposed: installation(30, { unitCost: 60 }),
    ...overrides,
  };
}

export function buildPrices(overrides: Partial<EnergyPrices> = {}): EnergyPrices {
  return {
    electricityPerKwh: 0.25,
    co2KgPerKwh: 0.177,
    priceGrowth: 0,
    co2Fall: 0,
    hasMaintenance: false,
    ...overrides,
  };
}
