import { AppError, type ParamProblem } from '#core/app-error.ts';
import type { Controls } from '#core/calculators/room/energy/control-factors.ts';
import { HOURS_OF_YEAR } from '#core/calculators/room/room-upkeep.ts';
import type { RoomUse } from '#core/calculators/room/uses.ts';

/** Rejects people whose eyes or faces are above the ceiling, and more hours than a year has. */
export function checkPeople(
  heightM: number,
  { eyeM, faceM }: Pick<RoomUse, 'eyeM' | 'faceM'>,
  { hoursDay, hoursNight }: Pick<Controls, 'hoursDay' | 'hoursNight'>,
): void {
  const problems = new Map<string, ParamProblem>();
  const reject = (name: string, message: string) =>
    problems.set(name, { code: 'rest_invalid_param', message, data: null });
  const highestM = Math.max(eyeM, faceM);
  if (heightM <= highestM)
    reject('room.height_m', `must be more than eye_height_m and face_height_m, here ${highestM} m`);
  if (hoursDay + hoursNight > HOURS_OF_YEAR)
    reject('controls.hours_night', `must be at most ${HOURS_OF_YEAR} h with hours_day`);
  if (problems.size > 0) throw new AppError('invalid-params', { problems });
}
