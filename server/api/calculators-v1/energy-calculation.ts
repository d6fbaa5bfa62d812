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
export function addEnergyCalculation(api: OpenAPIHono, { services, inTurn }: Scope): void {
  addCalculation(api, {
    inTurn,
    route: '/calculators/v1/energy',
    tag: 'calculators/v1',
    summary: 'Energy savings',
    description:
      'Savings of a proposed installation over the current one, by zone and in total. Figures have twelve significant digits.',
    body: energyInputSchema,
    response: energyResponseSchema,
    responseDescription: 'The zones in the order sent, and the totals.',
    calculate: async (input) => {
      const { horizon } = await services.calculators.getPolicies();
      return calculate(input, input.life_limit_years ?? horizon.value);
    },
  });
}

function calculate(input: EnergyInput, lifeLimitYears: number): EnergyResponse {
  const zones = input.zones.map(({ current, proposed, ...zone }) => ({
    name: zone.name,
    hoursPerDay: zone.hours_per_day,
    daysPerWeek: zone.days_per_week,
    weeksPerYear: zone.weeks_per_year,
    current: toInstallation(current),
    proposed: toInstallation(proposed),
  }));
  const prices = {
    electricityPerKwh: input.electricity_cost_per_kwh,
    co2KgPerKwh: input.co2_kg_per_kwh,
    priceGrowth: input.electricity_price_growth,
    co2Fall: input.co2_factor_fall,
    hasMaintenance: input.include_maintenance,
  };
  const result = calculateEnergy(zones, prices, lifeLimitYears);
  return {
    zones: result.zones.map((zone) => ({
      name: zone.name,
      hours_per_year: zone.hoursPerYear,
      ...presentSavings(zone),
      capital: zone.capital,
      lifetime_years: zone.lifetimeYears,
      counted_years: zone.countedYears,
    })),
    totals: { ...presentSavings(result.totals), payback_months: result.totals.paybackMonths },
  };
}

function toInstallation(sent: EnergyInput['zones'][number]['current']): Installation {
  const { wattage, lifetime_hours, unit_cost, labour_cost, quantity, misc } = sent;
  return {
    watts: wattage,
    lifetimeH: lifetime_hours,
    quantity,
    ...{ unitCost: unit_cost, labourCost: labour_cost, oneOffCost: misc },
    controls: {
      presence: sent.presence_factor,
      daylight: sent.daylight_factor,
      dimming: sent.dimming_factor,
    },
  };
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
  | 'lifetimeCo2KgSaving'
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
    lifetime_co2_kg_saving: savings.lifetimeCo2KgSaving,
  };
}
