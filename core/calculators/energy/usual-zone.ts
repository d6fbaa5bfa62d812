import {
  createZone,
  type EnergyForm,
  type ZoneForm,
} from '#core/calculators/energy/energy-form.ts';
import { type UsualHours, usualHours } from '#core/calculators/energy/usual-hours.ts';
import type { LocaleCode } from '#core/i18n/locales.ts';
import { missing } from '#core/missing.ts';
import { formatPlainNumber } from '#core/units.ts';

/**
 * Life of LED luminaires where the data sheet is not at hand, hours: the value at which the useful life of indoor
 * luminaires is usually rated (L80 or L90). Our own rule; a data sheet replaces it.
 */
export const USUAL_LIFE_H = 50_000;

/**
 * Returns a zone that holds what is usual: the hours of an office and the life of LED luminaires. Number and wattages
 * are left, and the price of electricity in the form around it: four numbers to a result.
 */
export function createUsualZone(name: string): ZoneForm {
  const zone = createZone(name);
  const lifetime = String(USUAL_LIFE_H);
  return {
    ...zone,
    ...hoursOf(usualHours[0] ?? missing()),
    proposed: { ...zone.proposed, lifetime },
  };
}

/** Returns a worked example in place of an empty form: an office of 100 luminaires at 2,500 hours a year. */
export function createExample(locale: LocaleCode, empty: EnergyForm, project: string): EnergyForm {
  const [zone] = empty.zones;
  if (!zone) return empty;
  const current = { ...zone.current, wattage: '70', quantity: '100' };
  const proposed = { ...zone.proposed, wattage: '30', unitCost: '60' };
  const tariff = formatPlainNumber(locale, 0.25);
  return { ...empty, project, tariff, zones: [{ ...zone, current, proposed }] };
}

/** Whether none of the four numbers that a result needs is entered. */
export function isUntouched({ tariff, zones }: EnergyForm): boolean {
  const figures = zones.flatMap(({ current, proposed }) => [
    ...[current.wattage, current.quantity],
    proposed.wattage,
  ]);
  return [tariff, ...figures].every((text) => text.trim() === '');
}

/** The hours of a kind of building as fields; whole numbers and tenths, in the notation of English. */
function hoursOf({ hoursPerDay, daysPerWeek, weeksPerYear }: UsualHours) {
  const [hours, days, weeks] = [hoursPerDay, daysPerWeek, weeksPerYear].map(String);
  return { hours: hours ?? '', days: days ?? '', weeks: weeks ?? '' };
}
