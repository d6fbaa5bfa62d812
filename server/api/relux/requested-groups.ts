import { AppError, type ParamProblem } from '#core/app-error.ts';
import { createGroup, type GroupForm } from '#core/calculators/room/groups/group-form.ts';
import { findGroupProblems } from '#core/calculators/room/groups/group-problems.ts';
import { toLuminaireGroup } from '#core/calculators/room/groups/place-group.ts';
import type { LuminaireGroup } from '#core/calculators/room/room.ts';
import { LEAST_HEIGHT_M } from '#core/calculators/room/room-address.ts';
import type { LocaleCode } from '#core/i18n/locales.ts';
import type { Calculation } from '#server/api/relux/calculation-schemas.ts';
import { toFloorPlan } from '#server/api/relux/room-schema.ts';
import type { Services } from '#server/services.ts';

type Scope = { services: Pick<Services, 'photometry'>; locale: LocaleCode };
type Requested = Calculation['further'][number];

const messages = {
  'group-most': ({ max }) => `at most ${max} luminaires in one group`,
  'group-outside': () => 'not all luminaires are wholly inside the room',
  'group-overlap': ({ least }) => `luminaires overlap: at least ${least?.toFixed(2)} m apart`,
  'group-tilt': ({ max }) =>
    `tilted, the luminaires are partly above the ceiling: mount them at ${max?.toFixed(2)} m at most`,
  uplight: ({ max }) =>
    `most of the light goes upwards: mount the luminaires at ${max?.toFixed(2)} m at most`,
  'above-ceiling': () => 'must not be above the ceiling',
  'low-mounting': ({ min }) => `must be at least ${min} m`,
} satisfies Record<string, (values: Record<string, number>) => string>;

const names: Partial<Record<string, string>> = { mounting: 'mounting_height_m', tilt: 'tilt_deg' };

/** The further luminaires of a request; throws `invalid-params` for those that do not fit in the room. */
export async function listRequestedGroups(
  { services, locale }: Scope,
  { room, further }: Pick<Calculation, 'room' | 'further'>,
): Promise<LuminaireGroup[]> {
  const floor = toFloorPlan(room);
  const bounds = { ...floor, heightM: room.height_m, lowestM: room.work_plane_m + LEAST_HEIGHT_M };
  const problems = new Map<string, ParamProblem>();
  const groups = await Promise.all(
    further.map(async (requested, index) => {
      const found = await services.photometry.findRoomLuminaire(locale, requested.variation);
      if (!found) throw new AppError('variant-without-light');
      const group = toForm(requested, room.mounting_height_m);
      for (const problem of findGroupProblems(bounds, group, found.luminaire)) {
        const name = `further.${index}.${names[problem.field] ?? problem.field}`;
        const message = messages[problem.kind as keyof typeof messages](problem.values);
        problems.set(name, { code: 'rest_invalid_param', message, data: null });
      }
      return toLuminaireGroup(floor, group, found.luminaire);
    }),
  );
  if (problems.size > 0) throw new AppError('invalid-params', { problems });
  return groups;
}

function toForm(requested: Requested, mountingHeightM: number): GroupForm {
  return {
    ...createGroup(String(requested.variation), requested.mounting_height_m ?? mountingHeightM),
    rows: requested.rows,
    columns: requested.columns,
    stepx: requested.spacing_x_m,
    stepy: requested.spacing_y_m,
    shiftx: requested.offset_x_m,
    shifty: requested.offset_y_m,
    turn: requested.turn_deg,
    tilt: requested.tilt_deg,
    flux: 100 * requested.flux_share,
  };
}
