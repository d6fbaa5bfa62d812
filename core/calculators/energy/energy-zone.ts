import { type Money, sumOverLife } from '#core/calculators/energy/life-saving.ts';

/**
 * Shares of the energy that controls leave, from 0 to 1: the factors F_O, F_D and F_C of EN 15193-1. Presence switches
 * off, so that fittings last longer; daylight and dimming lower the power.
 */
type ControlFactors = { presence: number; daylight: number; dimming: number };

/** One installation of a zone, present or proposed. Money in the currency of the calculation. */
export type Installation = {
  /** Power drawn by one fitting with its driver or ballast, watts. */
  watts: number;
  /** Hours of operation until a fitting is replaced; 0 if that is unknown. */
  lifetimeH: number;
  unitCost: number;
  /** Labour for the replacement of one fitting or lamp. */
  labourCost: number;
  quantity: number;
  /** One-off costs besides the fittings: labour, disposal, access. */
  oneOffCost: number;
  controls: ControlFactors;
};

type Usage = { hoursPerDay: number; daysPerWeek: number; weeksPerYear: number };

export type EnergyZone = Usage & {
  name: string;
  current: Installation;
  proposed: Installation;
};

export type EnergyPrices = {
  electricityPerKwh: number;
  /** Emission factor of the electricity in the first year, kilograms of CO2 equivalent per kWh. */
  co2KgPerKwh: number;
  /** By how much electricity becomes dearer each year, a share: 0.03 for 3 %. */
  priceGrowth: number;
  /** By how much the emission factor falls each year, a share. */
  co2Fall: number;
  /** Counts the replacement of present fittings that wear out. */
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
  /** Replacement of present fittings that wear out, per year. */
  currentMaintenance: number;
  /** In the first year: energy, and maintenance if enabled. */
  costSaving: number;
  /** The same by kind: energy becomes dearer over the years. */
  saving: Money;
  capital: number;
  /** Years until the proposed fittings are worn out. */
  lifetimeYears: number;
  /** `lifetimeYears`, but not more than the limit: what savings are counted for. */
  countedYears: number;
  /** Sum of the savings of all counted years; the capital is not deducted. */
  lifetimeCostSaving: number;
  co2KgSaving: number;
  lifetimeCo2KgSaving: number;
};

const W_PER_KW = 1000;

/** Operating hours per year: hours a day × days a week × weeks a year. */
function calculateHoursPerYear(usage: Usage): number {
  return usage.hoursPerDay * usage.daysPerWeek * usage.weeksPerYear;
}

/** Energy use of an installation per year, kWh: E = N · P · F_D · F_C · F_O · t / 1000 (EN 15193-1, without standby). */
function calculateKwhPerYear({ watts, quantity, controls }: Installation, hours: number): number {
  const { presence, daylight, dimming } = controls;
  return (watts * quantity * hours * presence * daylight * dimming) / W_PER_KW;
}

/**
 * Cost of the fittings that wear out in a year, spread evenly over their life: N · (unit cost + labour) · F_O · t / life,
 * the replacement cost of IES RP-31 (Recommended Practice for the Economic Analysis of Lighting).
 */
function calculateMaintenance(installation: Installation, hours: number): number {
  const { quantity, unitCost, labourCost, lifetimeH, controls } = installation;
  if (lifetimeH === 0) return 0;
  return (quantity * (unitCost + labourCost) * hours * controls.presence) / lifetimeH;
}

/**
 * Calculates one zone for one year and over the counted life of the proposed fittings. Energy saved is the present
 * consumption less the proposed one at the same hours; money saved is that times the tariff; CO2 saved is that times the
 * emission factor (GHG Protocol, Scope 2 Guidance, location-based method). The proposed fittings are not replaced within
 * their life: their price is the capital, and counts once.
 *
 * @param lifeLimitYears years after which no savings are counted, however long the fittings last.
 */
export function calculateZone(
  zone: EnergyZone,
  prices: EnergyPrices,
  lifeLimitYears: number,
): ZoneResult {
  const { current, proposed } = zone;
  const hoursPerYear = calculateHoursPerYear(zone);
  const currentKwh = calculateKwhPerYear(current, hoursPerYear);
  const proposedKwh = calculateKwhPerYear(proposed, hoursPerYear);
  const kwhSaving = currentKwh - proposedKwh;
  const currentMaintenance = calculateMaintenance(current, hoursPerYear);
  const saving = {
    energy: kwhSaving * prices.electricityPerKwh,
    maintenance: prices.hasMaintenance ? currentMaintenance : 0,
  };
  const lifetimeYears = proposed.lifetimeH / (hoursPerYear * proposed.controls.presence);
  const countedYears = Math.min(lifetimeYears, lifeLimitYears);
  const co2KgSaving = kwhSaving * prices.co2KgPerKwh;
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
    costSaving: saving.energy + saving.maintenance,
    saving,
    capital: proposed.quantity * proposed.unitCost + proposed.oneOffCost,
    lifetimeYears,
    countedYears,
    lifetimeCostSaving:
      sumOverLife(saving.energy, countedYears, prices.priceGrowth) +
      saving.maintenance * countedYears,
    co2KgSaving,
    lifetimeCo2KgSaving: sumOverLife(co2KgSaving, countedYears, -prices.co2Fall),
  };
}
