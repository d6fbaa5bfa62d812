import type { RoomForm } from '#core/calculators/room/room-address.ts';
import { calculateRoomIndex } from '#core/photometry/figures/utilisation-factors.ts';
import type { Luminaire } from '#core/photometry/luminaire.ts';
import {
  assumedLife,
  calculateMaintenance,
  type Maintenance,
  type MaintenancePlan,
} from './maintenance-factor.ts';

/** The maintenance factor of a form: as given, or from its parts. */
export function planMaintenance(form: RoomForm, { light, life }: Luminaire): Maintenance {
  const { dirt, housing, years, survival, cleaning, surfaces } = form;
  if (dirt === 'given') return { factor: form.maintenance / 100, parts: null };
  const plan: MaintenancePlan = {
    dirt,
    housing,
    years,
    hoursPerYear: form.day + form.night,
    life: chooseLife(form, life),
    survival: survival / 100,
    cleaningYears: cleaning,
    surfaceYears: surfaces,
  };
  const roomIndex = calculateRoomIndex(form.length, form.width, form.mounting - form.plane);
  return calculateMaintenance(plan, { light, roomIndex });
}

/** What is given comes first, then what is stated for the luminaire, then an assumption. */
function chooseLife(
  { flux, lifetime }: RoomForm,
  stated: Luminaire['life'],
): MaintenancePlan['life'] {
  const known = stated ?? assumedLife;
  if (flux === 0 && lifetime === 0) return { ...known, source: stated ? 'stated' : 'assumed' };
  const fluxPercent = flux || known.fluxPercent;
  const hours = lifetime || known.hours;
  return { fluxPercent, hours, name: `L${fluxPercent}`, source: 'given' };
}
