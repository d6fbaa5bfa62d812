import type { Plane } from '#core/calculators/plane/plane-drawing.ts';
import { missing } from '#core/missing.ts';
import {
  type EmphasisPoint,
  type EscapeTask,
  type FixedAxis,
  isEquipment,
  layOut,
  locate,
  type Section,
  toPlan,
} from './escape.ts';
import { createSectionLux, facingFrom, findGlare, type SectionLux } from './escape-light.ts';
import { escapeLimits, openPoints, type RouteRule, routeRules } from './escape-limits.ts';
import { placeOpen } from './place-open.ts';
import { placeOwn } from './place-own.ts';
import { type PlacedLight, placeOf, placeRoute } from './place-route.ts';

/** Figures that EN 1838 limits. */
export type EscapeFigureId = 'centre' | 'band' | 'open' | 'ratio' | 'near' | 'equipment' | 'glare';

/** A limit; `ratio`, `near` and `glare` from above, the others from below. */
type EscapeCheck = { figure: EscapeFigureId; value: number; limit: number; isMet: boolean };

/** A section with the illuminances of its floor; `fromM` to `toM` along its own centre line are drawn. */
export type LitSection = Section & { fromM: number; toM: number; plane: Plane };

/** A luminaire: in the plan, along the centre line and from the wall on the left. */
type EscapeLight = { x: number; y: number; alongM: number; acrossM: number };

type CheckedPoint = EmphasisPoint & {
  x: number;
  y: number;
  /** To the nearest luminaire of its section, in plan. */
  distanceM: number;
  /** Vertical, at its height; null where none is required. */
  verticalLux: number | null;
};

/** Result of a calculation; plain data, maintained values. */
export type EscapeOutcome = {
  sections: LitSection[];
  lights: EscapeLight[];
  points: CheckedPoint[];
  /** Plane of the luminaires along the route. */
  axis: FixedAxis;
  checks: EscapeCheck[];
};

const fromAbove: readonly EscapeFigureId[] = ['ratio', 'near', 'glare'];

/** Places the luminaires of a route or an open area, and checks all of it by an edition of EN 1838. */
export function solveEscape(task: EscapeTask): EscapeOutcome {
  const { axis } = task.lighting;
  if (axis !== 'best') return solveAlong(task, axis);
  const [one, other] = [solveAlong(task, 'c0'), solveAlong(task, 'c90')];
  const missed = ({ checks }: EscapeOutcome) => checks.filter(({ isMet }) => !isMet).length;
  const difference = missed(other) - missed(one) || other.lights.length - one.lights.length;
  return difference < 0 ? other : one;
}

function solveAlong(task: EscapeTask, axis: FixedAxis): EscapeOutcome {
  const { space, lighting } = task;
  const sections = layOut(task);
  const lux = createSectionLux(lighting);
  const rule = routeRules[task.edition];
  const placing = { axis, lux, rule, heightM: lighting.heightM };
  const [first] = sections as [Section];
  const placeEvenly = () =>
    space === 'open' ? placeOpen(task, first, placing) : placeRoute(task, sections, placing);
  const placed = task.lights.length > 0 ? placeOwn(task, sections, axis) : placeEvenly();
  const lightsOf = (index: number) => placed.flatMap((light) => light.get(index) ?? []);
  const points = task.points.map((point) => checkPoint(point, { sections, lightsOf, lux }));
  const floor = space === 'open' ? openFigures : routeFigures;
  const figures = {
    ...floor(sections, { lightsOf, lux, rule }),
    ...pointFigures(points),
    glare: findGlare(lighting.luminaire, lighting.heightM).candela,
  };
  return {
    axis,
    sections: sections.map((section, index) =>
      lightSection(section, { space, lux, lights: lightsOf(index) }),
    ),
    lights: placed.map((light) => describe(sections, light)),
    points,
    checks: checkFigures(figures, {
      band: rule.bandLux,
      glare: findGlare(lighting.luminaire, lighting.heightM).limit,
    }),
  };
}

type Lit = { lightsOf: (index: number) => Parameters<SectionLux['floor']>[0]; lux: SectionLux };
type Figures = Partial<Record<EscapeFigureId, number>>;

function routeFigures(
  sections: readonly Section[],
  { lightsOf, lux, rule }: Lit & { rule: RouteRule },
): Figures {
  let [centre, band, ratio] = [Number.POSITIVE_INFINITY, Number.POSITIVE_INFINITY, 0];
  sections.forEach((section, index) => {
    const lights = lightsOf(index);
    for (const line of rule.lines(section, 0, section.lengthM)) {
      const values = line.centre.map((point) => lux.floor(lights, point));
      const lowest = Math.min(...values);
      centre = Math.min(centre, lowest);
      ratio = Math.max(ratio, ratioOf(Math.max(...values), lowest));
      band = Math.min(band, ...line.band.map((point) => lux.floor(lights, point)));
    }
  });
  return { centre, band, ratio };
}

function openFigures([section]: readonly Section[], { lightsOf, lux }: Lit): Figures {
  const lights = lightsOf(0);
  const values = section ? openPoints(section).map((point) => lux.floor(lights, point)) : [0];
  const open = Math.min(...values);
  return { open, ratio: ratioOf(Math.max(...values), open) };
}

/** Without any light there is no finite ratio; it is plain data all the same. */
function ratioOf(highest: number, lowest: number): number {
  return lowest > 0 ? Math.min(9999, highest / lowest) : 9999;
}

function pointFigures(points: readonly CheckedPoint[]): Figures {
  const vertical = points.flatMap(({ verticalLux }) => verticalLux ?? []);
  return {
    ...(points.length > 0 && { near: Math.max(...points.map(({ distanceM }) => distanceM)) }),
    ...(vertical.length > 0 && { equipment: Math.min(...vertical) }),
  };
}

function checkFigures(
  figures: Figures,
  { band, glare }: { band: number; glare: number },
): EscapeCheck[] {
  const limits: [EscapeFigureId, number][] = [
    ['centre', escapeLimits.centreLux],
    ['band', band],
    ['open', escapeLimits.openLux],
    ['ratio', escapeLimits.ratio],
    ['near', escapeLimits.nearM],
    ['equipment', escapeLimits.equipmentLux],
    ['glare', glare],
  ];
  return limits.flatMap(([figure, limit]) => {
    const value = figures[figure];
    if (value === undefined) return [];
    // Compared as displayed.
    const shown = Number(value.toFixed(escapeDecimals[figure]));
    const isMet = fromAbove.includes(figure) ? shown <= limit : shown >= limit;
    return [{ figure, value, limit, isMet }];
  });
}

/** Decimals in which figures are displayed and compared. */
export const escapeDecimals: Record<EscapeFigureId, number> = {
  ...{ centre: 2, band: 2, open: 2, ratio: 1, near: 2, equipment: 1, glare: 0 },
};

function checkPoint(
  point: EmphasisPoint,
  { sections, lightsOf, lux }: Lit & { sections: readonly Section[] },
): CheckedPoint {
  const { index, ...place } = locate(sections, point);
  const section = sections[index] ?? missing();
  const lights = lightsOf(index);
  const distances = lights.map(({ u, v }) => Math.hypot(u - place.u, v - place.v));
  return {
    ...point,
    ...toPlan(section, place),
    distanceM: Math.min(9999, ...distances),
    verticalLux: isEquipment(point.kind)
      ? lux.wall(lights, place, facingFrom(section, place))
      : null,
  };
}

function describe(sections: readonly Section[], light: PlacedLight): EscapeLight {
  const [[index, place] = missing()] = light;
  const section = sections[index] ?? missing();
  const acrossM = section.widthM / 2 - place.v;
  return { ...toPlan(section, place), alongM: placeOf(sections, light), acrossM };
}

/** Cells of the drawing. */
const CELL_M = 0.5;
const MOST_CELLS = 40;
const ROUTE_ROWS = 8;

/** A section begins where the walls of the one before end. */
function lightSection(
  section: Section,
  {
    space,
    lux,
    lights,
  }: { space: string; lux: SectionLux; lights: Parameters<SectionLux['floor']>[0] },
): LitSection {
  const { lengthM, widthM, bendsAtStart, bendsAtEnd } = section;
  const fromM = bendsAtStart ? -widthM / 2 : 0;
  const toM = bendsAtEnd ? lengthM - widthM / 2 : lengthM;
  const count = (sideM: number) => Math.min(MOST_CELLS, Math.max(4, Math.round(sideM / CELL_M)));
  const columns = count(toM - fromM);
  const rows = space === 'open' ? count(widthM) : ROUTE_ROWS;
  const values = Array.from({ length: columns * rows }, (_, cell) => {
    const u = fromM + (((cell % columns) + 0.5) * (toM - fromM)) / columns;
    const v = ((Math.floor(cell / columns) + 0.5) * widthM) / rows - widthM / 2;
    return Math.round(1000 * lux.floor(lights, { u, v })) / 1000;
  });
  return { ...section, fromM, toM, plane: { columns, rows, values } };
}
