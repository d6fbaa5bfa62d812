/** One installation of a zone, present or proposed. Money in the currency of the calculation. */
export type Installation = {
  /** Power drawn by one fitting with its driver, watts. */
  watts: number;
  /** Hours of operation until a fitting is replaced. */
  lifetimeH: number;
  unitCost: number;
  quantity: number;
  /** One-off costs besides the fittings: labour, disposal, access. */
  oneOffCost: number;
};

type Usage = { hoursPerDay: number; daysPerWeek: number; weeksPerYear: number };

export type EnergyZone = Usage & {
  name: string;
  current: Installation;
  proposed: Installation;
};

export type EnergyPrices = {
  electricityPerKwh: number;
  /** Emission factor of the electricity, kilograms of CO2 equivalent per kWh. */
  co2KgPerKwh: number;
  /** Counts replacement of worn-out fittings as a yearly cost of both installations. */
  hasMaintenance: boolean;
};

export type ZoneResult = {
  name: string;
  hoursPerYear: number;
  currentKwh: number;
  proposedKwh: number;
  /** Per year; negative when the proposal uses more. */
  kwhSaving: number;
  /** Share of the present consumption, percent; 0 if nothing is consumed now. */
  savingPercent: number;
  currentEnergyCost: number;
  proposedEnergyCost: number;
  /** Replacement of worn-out fittings per year. */
  currentMaintenance: number;
  proposedMaintenance: number;
  /** Per year: energy, and maintenance if enabled. */
  costSaving: number;
  capital: number;
  /** Years until the proposed fittings are worn out. */
  lifetimeYears: number;
  /** Cost saving times `lifetimeYears`; the capital is not deducted. */
  lifetimeCostSaving: number;
  co2KgSaving: number;
};

const W_PER_KW = 1000;

/** Operating hours per year: hours a day × days a week × weeks a year. */
function calculateHoursPerYear(usage: Usage): number {
  return usage.hoursPerDay * usage.daysPerWeek * usage.weeksPerYear;
}

/** Energy use of an installation per year, kWh: E = N · P · t / 1000, the definition of the kilowatt-hour. */
function calculateKwhPerYear({ watts, quantity }: Installation, hours: number): number {
  return (watts * quantity * hours) / W_PER_KW;
}

/**
 * Cost of the fittings that wear out in a year, spread evenly over their life: N · unit cost · hours / life. The
 * replacement cost of IES RP-31 (Recommended Practice for the Economic Analysis of Lighting), without labour.
 */
function calculateMaintenance(installation: Installation, hours: number): number {
  const { quantity, unitCost, lifetimeH } = installation;
  return (quantity * unitCost * hours) / lifetimeH;
}

/**
 * Calculates one zone for one year and over the life of the proposed fittings. Energy saved is the present consumption
 * less the proposed one at the same hours; money saved is that times the tariff; CO2 saved is that times the emission
 * factor (GHG Protocol, Scope 2 Guidance, location-based method).
 */
export function calculateZone(zone: EnergyZone, prices: EnergyPrices): ZoneResult {
  const { current, proposed } = zone;
  const hoursPerYear = calculateHoursPerYear(zone);
  const currentKwh = calculateKwhPerYear(current, hoursPerYear);
  const proposedKwh = calculateKwhPerYear(proposed, hoursPerYear);
  const kwhSaving = currentKwh - proposedKwh;
  const currentMaintenance = calculateMaintenance(current, hoursPerYear);
  const proposedMaintenance = calculateMaintenance(proposed, hoursPerYear);
  const maintenanceSaving = prices.hasMaintenance ? currentMaintenance - proposedMaintenance : 0;
  const costSaving = kwhSaving * prices.electricityPerKwh + maintenanceSaving;
  const lifetimeYears = proposed.lifetimeH / hoursPerYear;
  return {
    name: zone.name,
    hoursPerYear,
    currentKwh,
    proposedKwh,
    kwhSaving,
    savingPercent: currentKwh > 0 ? (kwhSaving / currentKwh) * 100 : 0,
    currentEnergyCost: currentKwh * prices.electricityPerKwh,
    proposedEnergyCost: proposedKwh * prices.electricityPerKwh,
    currentMaintenance,
    proposedMaintenance,
    costSaving,
    capital: proposed.quantity * proposed.unitCost + proposed.oneOffCost,
    lifetimeYears,
    lifetimeCostSaving: costSaving * lifetimeYears,
    co2KgSaving: kwhSaving * prices.co2KgPerKwh,
  };
}
