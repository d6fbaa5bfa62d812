import type { OpenAPIHono } from '@hono/zod-openapi';
import { calculateEnergy } from '#core/calculators/energy/calculate-energy.ts';
import type { Installation, ZoneResult } from '#core/calculators/energy/energy-zone.ts';
import type { Scope } from '#server/api/calculators-v1/calculators-scope.ts';
import {
  type EnergyInput,
  type EnergyResponse,
  energyInputSchema,
  energyResponseSchema,
} from '#server/api/calculators-v1/energy-schemas.ts';
import { addCalculation } from '#server/http/rest/add-calculation.ts';

/** `POST calculators/v1/energy`: the savings from replacing fittings. */
export function addEnergyCalculation(api: OpenAPIHono, { inTurn }: Scope): void {
  addCalculation(api, {
    inTurn,
    route: '/calculators/v1/energy',
    tag: 'calculators/v1',
    summary: 'Energy savings',
    description:
      'Savings of a proposed installation over the current one, by zone and in total. Figures are not rounded.',
    body: energyInputSchema,
    response: energyResponseSchema,
    responseDescription: 'The zones in the order sent, and the totals.',
    calculate: async (input) => calculate(input),
  });
}

function calculate(input: EnergyInput): EnergyResponse {
  const zones = input.zones.map(({ current, proposed, ...zone }) => ({
    name: zone.name,
    hoursPerDay: zone.hours_per_day,
    daysPerWeek: zone.days_per_week,
    weeksPerYear: zone.weeks_per_year,
    current: toInstallation(current),
    proposed: toInstallation(proposed),
  }));
  const result = calculateEnergy(zones, {
    electricityPerKwh: input.electricity_cost_per_kwh,
    co2KgPerKwh: input.co2_kg_per_kwh,
    hasMaintenance: input.include_maintenance,
  });
  return {
    zones: result.zones.map((zone) => ({
      name: zone.name,
      hours_per_year: zone.hoursPerYear,
      ...presentSavings(zone),
      capital: zone.capital,
      lifetime_years: zone.lifetimeYears,
    })),
    totals: { ...presentSavings(result.totals), payback_months: result.totals.paybackMonths },
  };
}

function toInstallation(sent: EnergyInput['zones'][number]['current']): Installation {
  const { wattage, lifetime_hours, unit_cost, quantity, misc } = sent;
  const costs = { unitCost: unit_cost, oneOffCost: misc };
  return { watts: wattage, lifetimeH: lifetime_hours, quantity, ...costs };
}

type Savings = Pick<
  ZoneResult,
  | 'currentKwh'
  | 'proposedKwh'
  | 'kwhSaving'
  | 'savingPercent'
  | 'costSaving'
  | 'lifetimeCostSaving'
  | 'co2KgSaving'
>;

function presentSavings(savings: Savings) {
  return {
    current_kwh: savings.currentKwh,
    proposed_kwh: savings.proposedKwh,
    annual_kwh_saving: savings.kwhSaving,
    energy_saving_percent: savings.savingPercent,
    annual_cost_saving: savings.costSaving,
    lifetime_cost_saving: savings.lifetimeCostSaving,
    co2_kg_saving: savings.co2KgSaving,
  };
}
