import type { OpenAPIHono } from '@hono/zod-openapi';
import type { Context } from 'hono';
import { AppError, type ParamProblem } from '#core/app-error.ts';
import { type Controls, defaultControls } from '#core/calculators/room/energy/control-factors.ts';
import { limitRoomIndex, MAX_LUMINAIRES } from '#core/calculators/room/plan-lighting.ts';
import type { Room } from '#core/calculators/room/room.ts';
import type { RoomResult } from '#core/calculators/room/room-result.ts';
import { findRoomUse, type RoomUse, roomUses } from '#core/calculators/room/uses.ts';
import { directionOf } from '#core/calculators/room/views.ts';
import type { LocaleCode } from '#core/i18n/locales.ts';
import { PhotometryError } from '#core/photometry/finding.ts';
import { refusalText } from '#core/photometry/finding-text.ts';
import type { Luminaire } from '#core/photometry/luminaire.ts';
import { LEAST_RATING } from '#core/photometry/ugr/format-ugr.ts';
import {
  type Calculation,
  type CalculationResult,
  calculationResultSchema,
  calculationSchema,
} from '#server/api/relux/calculation-schemas.ts';
import { checkPeople } from '#server/api/relux/check-people.ts';
import { listRequestedGroups } from '#server/api/relux/requested-groups.ts';
import { toFloorPlan } from '#server/api/relux/room-schema.ts';
import { addPostEndpoint } from '#server/http/rest/add-post-endpoint.ts';
import { invalidBody } from '#server/http/rest/body-problems.ts';
import type { Services } from '#server/services.ts';
import { texts } from '#server/texts.ts';

type Scope = { services: Services; locale: LocaleCode };

/** Fits a file of 10 MB in base64 and the room parameters. */
const MAX_BODY_BYTES = 14_000_000;

const MIN_BASE64_LINE = 40;

/** `POST relux/calculate`: the number of luminaires for a room, and the resulting illuminance. */
export function addRelux(api: OpenAPIHono, scope: Scope): void {
  addPostEndpoint(api, {
    tag: 'relux',
    route: '/relux/calculate',
    operationId: 'calculateRoom',
    summary: 'Calculate the lighting of a room',
    description:
      'Calculates direct light point by point and light reflected by all surfaces of an empty room, a rectangle or an L. Luminaires are placed in even rows, lengthwise along the width of the room, or along its length with `turned`. Without `rows` and `columns`, as many luminaires as the target requires.',
    bodyType: 'application/json',
    body: calculationSchema,
    response: calculationResultSchema,
    responseDescription: 'The lighting of the room.',
    errors: {
      400: 'The body is not JSON, or a value is missing or out of range; see `data.params`.',
      404: 'The variant does not exist or has no photometric file.',
      413: 'The body is larger than 14 MB.',
      422: `The file is not photometric data or cannot be parsed (the code starts with \`photometry_\`), or the luminaire is for the ground or a column (\`luminaire_refused\`), or the target requires more luminaires than fit, or than ${MAX_LUMINAIRES} (\`room_too_many_luminaires\`).`,
      503: 'Too many rooms are being calculated; retry later.',
    },
    maxBytes: MAX_BODY_BYTES,
    handle: async (context) => {
      return calculate(scope, await readCalculation(context));
    },
  });
}

async function readCalculation(context: Context): Promise<Calculation> {
  const sent: unknown = await context.req.json().catch(() => {
    throw new AppError('invalid-json');
  });
  const parsed = calculationSchema.safeParse(sent);
  if (parsed.success) return parsed.data;
  throw invalidBody(parsed.error.issues, sent);
}

/** Returns the luminaire of the variant, or the bytes of the uploaded file. */
async function findLuminaire(
  { services, locale }: Scope,
  { variation, photometry_file: file }: Calculation,
): Promise<Luminaire | Uint8Array> {
  if (file !== undefined) return new Uint8Array(Buffer.from(file, encodingOf(file)));
  const result = await services.photometry.findRoomLuminaire(locale, variation as number | string);
  if (!result) {
    throw new AppError('variant-without-light');
  }
  return result.luminaire;
}

/** Detects base64 by its alphabet and line length: one line, or lines of 64 or 76; text files have shorter lines. */
function encodingOf(file: string): 'utf8' | 'base64' {
  const [first = ''] = file.trim().split(/[\r\n]/, 1);
  const isOneLine = first.length === file.trim().length;
  const isBase64 = !/[^A-Za-z0-9+/=_\s-]/.test(file);
  return isBase64 && (isOneLine || first.length >= MIN_BASE64_LINE) ? 'base64' : 'utf8';
}

async function calculate(scope: Scope, calculation: Calculation): Promise<CalculationResult> {
  const luminaire = await findLuminaire(scope, calculation);
  const { rows = null, columns = null } = calculation;
  const room = toRoom(calculation);
  const use = toUse(calculation);
  const controls = toControls(calculation, use);
  checkPeople(room.heightM, use, controls);
  const further = await listRequestedGroups(scope, calculation);
  try {
    const result = await scope.services.photometryThread.calculateRoom({
      room,
      luminaire,
      task: {
        targetLux: calculation.target_lux ?? use.targetLux,
        maintenanceFactor: calculation.maintenance_factor,
        rows,
        columns,
        isTurned: calculation.turned,
        further,
      },
      use,
      controls,
    });
    if (!result) throw new AppError('busy');
    checkFit(calculation, result);
    // A result with fewer luminaires would miss the target.
    if (result.isLimited) throw new AppError('room-too-large', { maximum: result.placed.length });
    return present(result, room, calculation.use);
  } catch (error) {
    if (!(error instanceof PhotometryError)) throw error;
    const t = texts[scope.locale];
    const { code, line } = error;
    throw new AppError('photometry-refused', { code, line, text: refusalText(t, error) });
  }
}

/** The use of the list, or seated people as in an office; values of the request come first. */
function toUse(calculation: Calculation): RoomUse {
  const use = (calculation.use && findRoomUse(calculation.use)) || roomUses[0];
  const { ugr_limit: ugrLimit, eye_height_m: eyeM, face_height_m: faceM } = calculation;
  return {
    ...use,
    ugrLimit: ugrLimit ?? use.ugrLimit,
    eyeM: eyeM ?? use.eyeM,
    faceM: faceM ?? use.faceM,
  };
}

function toControls({ controls }: Calculation, use: RoomUse): Controls {
  if (!controls) return defaultControls(use);
  return {
    presence: controls.presence,
    daylight: controls.daylight,
    dimming: controls.daylight_control,
    absence: controls.absence ?? use.absence,
    latitudeDeg: controls.latitude_deg,
    isConstant: controls.constant_illuminance,
    hoursDay: controls.hours_day ?? use.hoursDay,
    hoursNight: controls.hours_night ?? use.hoursNight,
    standbyKwhM2: controls.standby_kwh_m2,
  };
}

function present(
  { grid, placed, plane, energy, further, ...plan }: RoomResult,
  room: Room,
  useId: Calculation['use'],
): CalculationResult {
  const { rows = 0, columns = 0, spacingXM = 0, spacingYM = 0 } = grid ?? {};
  return {
    luminaires: further.reduce((sum, { count }) => sum + count, placed.length),
    rows,
    columns,
    spacing_x_m: round(spacingXM, 3),
    spacing_y_m: round(spacingYM, 3),
    room_index: round(plan.roomIndex, 4),
    utilisation_factor: round(plan.utilisationFactor, 4),
    utilisation_room_index: round(limitRoomIndex(plan.roomIndex), 4),
    average_lux: round(plane.averageLux, 1),
    minimum_lux: round(plane.minimumLux, 1),
    uniformity: round(plane.uniformity, 3),
    ...presentSurrounds(plan),
    requirements: presentRequirements(useId ? findRoomUse(useId) : null),
    ugr: presentUgr(plan),
    power_w: energy && round(energy.powerW, 2),
    efficacy_lm_w: energy && round(energy.efficacyLmW, 2),
    w_per_m2: energy && round(energy.wPerM2, 3),
    veei: energy && round(energy.veei, 3),
    leni_kwh_m2: energy && round(energy.leniKwhM2, 3),
    leni_factors: energy && {
      occupancy: round(energy.factors.occupancy, 4),
      daylight: round(energy.factors.daylight, 4),
      constant: round(energy.factors.constant, 4),
    },
    points: listPoints(plane, room),
  };
}

function listPoints({ lux, columns, rows }: RoomResult['plane'], { lengthM, widthM }: Room) {
  return lux.flatMap((value, index) => {
    if (value === null) return [];
    const x = (((index % columns) + 0.5) * lengthM) / columns;
    const y = ((Math.floor(index / columns) + 0.5) * widthM) / rows;
    return { x: round(x, 3), y: round(y, 3), lux: round(value, 1) };
  });
}

function presentSurrounds({ cylindrical, surfaces }: Pick<RoomResult, 'cylindrical' | 'surfaces'>) {
  const { walls, ceiling } = surfaces;
  return {
    cylindrical: {
      height_m: cylindrical.heightM,
      average_lux: round(cylindrical.averageLux, 1),
      minimum_lux: round(cylindrical.minimumLux, 1),
      uniformity: round(cylindrical.uniformity, 3),
      modelling_least: round(cylindrical.modelling.least, 3),
      modelling_most: round(cylindrical.modelling.most, 3),
    },
    walls: {
      average_lux: round(walls.averageLux, 1),
      darkest_lux: round(walls.darkestLux, 1),
      uniformity: round(walls.uniformity, 3),
    },
    ceiling: {
      average_lux: round(ceiling.averageLux, 1),
      uniformity: round(ceiling.uniformity, 3),
    },
  };
}

function presentRequirements(use: RoomUse | null): CalculationResult['requirements'] {
  return (
    use && {
      average_lux: use.targetLux,
      modified_lux: use.modifiedLux,
      uniformity: use.uniformity,
      ugr: use.ugrLimit,
      cylindrical_lux: use.cylindricalLux,
      wall_lux: use.wallLux,
      ceiling_lux: use.ceilingLux,
    }
  );
}

/** Rejects luminaires that do not fit in the room, or not side by side, and uplights at the ceiling. */
function checkFit(
  { room, rows = 1, columns = 1 }: Calculation,
  { most, placed, highestM }: RoomResult,
): void {
  const problems = new Map<string, ParamProblem>();
  const reject = (name: string, message: string) =>
    problems.set(name, { code: 'rest_invalid_param', message, data: null });
  if (most.rows < 1 || most.columns < 1)
    reject('turned', 'the luminaire is longer than the room in this direction');
  else if (rows > most.rows) reject('rows', `at most ${most.rows} luminaires fit side by side`);
  else if (columns > most.columns)
    reject('columns', `at most ${most.columns} luminaires fit side by side`);
  else if (placed.length === 0) reject('rows', 'no luminaire is wholly inside the room');
  if (room.mounting_height_m > highestM + 1e-9) {
    const highest = highestM.toFixed(2);
    reject(
      'room.mounting_height_m',
      `most of the light goes upwards: mount the luminaires at ${highest} m at most`,
    );
  }
  if (problems.size > 0) throw new AppError('invalid-params', { problems });
}

function presentUgr({ ugr, tabularUgr }: Pick<RoomResult, 'ugr' | 'tabularUgr'>) {
  const { maximum } = ugr;
  return {
    crosswise: tabularUgr && presentRating(tabularUgr.crosswise),
    endwise: tabularUgr && presentRating(tabularUgr.endwise),
    maximum: maximum && {
      ugr: presentRating(maximum.ugr),
      x: round(maximum.x, 3),
      y: round(maximum.y, 3),
      direction_deg: directionOf(maximum),
    },
    share_above_limit: ugr.shareAbove === null ? null : round(ugr.shareAbove, 3),
    observers: ugr.observers,
    observer_spacing_m: round(ugr.spacingM, 3),
  };
}

/** Pages display lower values as "< 10". */
function presentRating(ugr: number): number {
  return Math.max(LEAST_RATING, round(ugr, 1));
}

function toRoom({ room, reflectances, marginal_zone_m: marginalZoneM }: Calculation): Room {
  return {
    ...toFloorPlan(room),
    heightM: room.height_m,
    workPlaneM: room.work_plane_m,
    mountingHeightM: room.mounting_height_m,
    reflectances,
    marginalZoneM,
  };
}

function round(value: number, decimals: number): number {
  return Number(value.toFixed(decimals));
}
