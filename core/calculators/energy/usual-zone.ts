import {
  createZone,
  type EnergyForm,
  type ZoneForm,
} from '#core/calculators/energy/energy-form.ts';
import { hoursOf, usualHours } from '#core/calculators/energy/usual-hours.ts';
import { missing } from '#core/missing.ts';

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

/** Whether none of the four numbers that a result needs is entered. */
export function isUntouched({ tariff, zones }: EnergyForm): boolean {
  const figures = zones.flatMap(({ current, proposed }) => [
    ...[current.wattage, current.quantity],
    proposed.wattage,
  ]);
  return [tariff, ...figures].every((text) => text.trim() === '');
}
