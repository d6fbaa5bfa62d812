import { solveRoad } from '#core/calculators/road/road-outcome.ts';
import { calculateCylindrical } from '#core/calculators/room/around/cylindrical-light.ts';
import { createRoomSolver } from '#core/calculators/room/calculate-room.ts';
import { placeGrid } from '#core/calculators/room/room.ts';
import { calculateRoomUgr } from '#core/calculators/room/room-ugr.ts';
import { calculateCeilingRow } from '#core/photometry/escape/escape-table.ts';
import { calculateFlux } from '#core/photometry/figures/flux.ts';
import { createIntensityLookup } from '#core/photometry/intensity-lookup.ts';
import { findPeak } from '#core/photometry/light-distribution.ts';
import { type Luminaire, withFlux } from '#core/photometry/luminaire.ts';
import { rateUgr } from '#core/photometry/ugr/ugr-class.ts';
import { say } from '#core/say.ts';
import type { StatementOf } from '#core/statements/statement-record.ts';
import { calculateArithmetic } from '#server/import/statements/check-arithmetic.ts';
import type { Finding } from '#server/import/statements/check-catalogue-statement.ts';
import { calculateSurface } from '#server/import/statements/direct-surface.ts';
import type { LuminaireSource } from '#server/import/statements/luminaire-source.ts';
import {
  calculateDimmed,
  calculateSaving,
  sumPower,
} from '#server/import/statements/replacement.ts';

export type Calculation = StatementOf<
  | 'arithmetic'
  | 'power'
  | 'saving'
  | 'dimmed'
  | 'upward'
  | 'peak'
  | 'glare'
  | 'axis'
  | 'surface'
  | 'escape'
  | 'room'
  | 'road'
>;

/** Repeats a calculation with the photometric file of a variant, as the calculators of the site do. */
export async function checkCalculation(
  statement: Calculation,
  source: LuminaireSource,
): Promise<Finding> {
  const found = await calculate(statement, source);
  if (found === null) return { isTrue: false, found: say`the calculation has no result` };
  const { result, tolerance } = statement;
  const isTrue = Math.abs(found - result) <= (tolerance / 100) * Math.abs(result) + 1e-9;
  return { isTrue, found: say`the calculation gives ${Number(found.toPrecision(4))}` };
}

async function calculate(statement: Calculation, source: LuminaireSource): Promise<number | null> {
  switch (statement.check) {
    case 'arithmetic':
      return calculateArithmetic(statement, source);
    case 'power':
      return sumPower(statement.luminaires, source) / statement.divided_by;
    case 'saving':
      return calculateSaving(statement, source);
    case 'dimmed':
      return calculateDimmed(statement, source);
    case 'upward':
      return calculateUpward(await source.lightOf(statement.sku));
    case 'peak':
      return findPeak((await source.lightOf(statement.sku)).light).gammaDeg;
    case 'glare':
      return rateUgr(await source.lightOf(statement.sku))?.value ?? null;
    case 'axis':
      return calculateAxis(statement, await source.lightOf(statement.sku));
    case 'surface':
      return calculateSurface(statement, await source.lightOf(statement.sku));
    case 'escape':
      return calculateEscape(statement, await emergencyLightOf(statement.sku, source));
    case 'room':
      return calculateRoom(statement, await source.lightOf(statement.sku));
    case 'road':
      return calculateRoad(statement, await source.lightOf(statement.sku));
  }
}

/** Share of the light above the horizontal, percent; null for a luminaire without light. */
function calculateUpward({ light }: Luminaire): number | null {
  const all = calculateFlux(light);
  return all > 0 ? (100 * calculateFlux(light, 90, 180)) / all : null;
}

/** Illuminance on the axis of a new luminaire: E = I / d², lx. */
function calculateAxis({ distance_m }: StatementOf<'axis'>, luminaire: Luminaire): number {
  const candelaPerKlm = createIntensityLookup(luminaire.light)(0, 0);
  return (candelaPerKlm * luminaire.lampFluxLm) / 1000 / distance_m ** 2;
}

/** A luminaire with the flux of its emergency unit, or with all of it where a central supply feeds it. */
async function emergencyLightOf(sku: string, source: LuminaireSource): Promise<Luminaire> {
  const luminaire = await source.lightOf(sku);
  const fluxLm = source.emergencyFluxOf(sku);
  return fluxLm === null ? luminaire : withFlux(luminaire, fluxLm);
}

function calculateEscape(
  { height_m, figure, along }: StatementOf<'escape'>,
  luminaire: Luminaire,
): number | null {
  const row = calculateCeilingRow(luminaire, height_m);
  const route = along === 'C0' ? row?.alongC0 : row?.alongC90;
  switch (figure) {
    case 'route':
      return route?.betweenM ?? null;
    case 'route-end':
      return route?.endM ?? null;
    case 'open':
      return row?.open?.betweenM ?? null;
    case 'open-end':
      return row?.open?.endM ?? null;
    case 'area':
      return row?.open ? (2 * row.open.endM) ** 2 : null;
  }
}

/** Eyes of seated people; how many have a view above a limit does not count. */
const seated = { eyeM: 1.2, ugrLimit: Number.POSITIVE_INFINITY };

/** A room with luminaires in its ceiling. VEEI = 100 · P / (S · Em), CTE DB-HE 3. */
function calculateRoom(statement: StatementOf<'room'>, luminaire: Luminaire): number | null {
  const { length_m, width_m, height_m, plane_m, rows, columns } = statement;
  const [ceiling = 0, walls = 0, floor = 0] = statement.reflectances;
  const room = {
    lengthM: length_m,
    widthM: width_m,
    heightM: height_m,
    workPlaneM: plane_m,
    mountingHeightM: height_m,
    reflectances: { ceiling, walls, floor },
  };
  const placed = placeGrid(room, { rows, columns, isTurned: statement.turned });
  const lighting = { luminaire, placed, maintenanceFactor: statement.maintenance };
  const lit = createRoomSolver(room)(lighting);
  if (statement.figure === 'ugr') return calculateRoomUgr(room, lit, seated).maximum?.ugr ?? null;
  if (statement.figure === 'cylindrical') {
    return calculateCylindrical(room, lit, seated.eyeM).averageLux;
  }
  const { averageLux, minimumLux, uniformity } = lit.plane;
  const { powerW } = luminaire;
  const density = powerW === null ? null : (powerW * placed.length) / (length_m * width_m);
  const veei = density === null || averageLux === 0 ? null : (100 * density) / averageLux;
  const figures = { average: averageLux, minimum: minimumLux, uniformity, density, veei };
  return figures[statement.figure];
}

function calculateRoad(statement: StatementOf<'road'>, luminaire: Luminaire): number | null {
  const { figure, spacing_m, lanes } = statement;
  const outcome = solveRoad({
    road: { lanes, laneWidthM: statement.lane_width_m, surface: 'R3' },
    lighting: {
      luminaire,
      arrangement: statement.arrangement,
      heightM: statement.height_m,
      overhangM: statement.overhang_m,
      tiltDeg: statement.tilt_deg,
      medianM: 0,
      maintenanceFactor: statement.maintenance,
    },
    spacingM: spacing_m ?? null,
    roadClass: statement.class,
  });
  if (figure === 'spacing') return outcome.met?.at(-1)?.toM ?? null;
  return outcome.figures[figure === 'average' ? 'averageLux' : 'minimumLux'];
}
