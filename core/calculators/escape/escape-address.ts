import {
  type AnyField,
  createFormAddress,
  type FigureField,
  type FormAddress,
  LONGEST_CHOICE,
  type WrongChoices,
} from '#core/calculators/form-address.ts';
import type { Luminaire } from '#core/photometry/luminaire.ts';
import {
  type EmphasisKind,
  type EscapeAxis,
  type EscapeEdition,
  type EscapeSpace,
  type EscapeTask,
  emphasisKinds,
  escapeAxes,
  escapeEditions,
  escapeSpaces,
  type Turn,
  turns,
} from './escape.ts';
import { findCrossings } from './find-crossings.ts';

/** A point of emphasis of the form: metres along the centre line, and from the wall on the left. */
export type PointForm = {
  kind: EmphasisKind;
  at: number;
  across: number;
  /** The kind of an address, if there is none of this name. */
  wrongKind?: string;
};

type PlainForm = {
  luminaire: string;
  edition: EscapeEdition;
  space: EscapeSpace;
  axis: EscapeAxis;
  /** The bend before each further section; without it the route ends. */
  turn2: Turn;
  turn3: Turn;
  turn4: Turn;
  length: number;
  length2: number;
  length3: number;
  length4: number;
  width: number;
  height: number;
  /** Maintenance factor, percent. */
  maintenance: number;
  wrong: WrongChoices;
};

/** The place of a luminaire, measured like that of a point. */
export type LightForm = Pick<PointForm, 'at' | 'across'>;

/** Input of the calculator; the URL holds all of it. A figure that is no number is NaN. */
export type EscapeForm = PlainForm & {
  points: PointForm[];
  /** Empty while the luminaires are spaced evenly. */
  lights: LightForm[];
};

export type EscapeField = FigureField<PlainForm>;
/** Fields with choices, too. */
export type AnyEscapeField = AnyField<PlainForm>;

/** Sections after the first one. */
export const furtherSections = [2, 3, 4] as const;

/** Most points of emphasis, and most luminaires with places of their own. */
export const MOST_POINTS = 12;
export const MOST_LIGHTS = 40;

const usual: PlainForm = {
  luminaire: '',
  edition: '2013',
  space: 'route',
  axis: 'best',
  turn2: 'right',
  turn3: 'none',
  turn4: 'none',
  length: 18,
  length2: 8,
  length3: 6,
  length4: 6,
  width: 2,
  height: 2.8,
  maintenance: 80,
  wrong: {},
};

const usualPoints: PointForm[] = [
  { kind: 'exit', at: 0, across: 1 },
  { kind: 'fire', at: 9, across: 0 },
];

const limits = {
  length: { min: 1, max: 60, step: 0.1, unit: 'm' },
  length2: { min: 1, max: 60, step: 0.1, unit: 'm' },
  length3: { min: 1, max: 60, step: 0.1, unit: 'm' },
  length4: { min: 1, max: 60, step: 0.1, unit: 'm' },
  width: { min: 0.8, max: 4, step: 0.1, unit: 'm' },
  height: { min: 2, max: 12, step: 0.1, unit: 'm' },
  maintenance: { min: 30, max: 100, step: 1, unit: '%' },
} as const;
const OPEN_WIDTH = { min: 2, max: 60 };

const plain: FormAddress<PlainForm> = createFormAddress({
  usual,
  choices: {
    edition: escapeEditions,
    space: escapeSpaces,
    axis: escapeAxes,
    turn2: turns,
    turn3: turns,
    turn4: turns,
  },
  limits,
  isUsed: (form, field) => {
    if (field === 'edition') return form.space === 'route';
    const bend = furtherSections.findIndex((section) => field === `turn${section}`);
    if (bend >= 0) return form.space === 'route' && countSections(form) > bend;
    const at = furtherSections.findIndex((section) => field === `length${section}`);
    return at < 0 || countSections(form) > at + 1;
  },
  rangeOf(form, field) {
    if (field === 'width' && form.space === 'open') return OPEN_WIDTH;
    const { min, max } = limits[field];
    if (!field.startsWith('length')) return { min, max };
    if (form.space === 'open') return OPEN_WIDTH;
    // Walls of bent sections must not overlap.
    return {
      min: countSections(form) > 1 ? Math.min(max, Math.max(min, form.width || min)) : min,
      max,
    };
  },
});

/** Parameters of a point of emphasis; `index` counts from 0, the names from 1. */
export function pointParams(index: number) {
  const number = index + 1;
  return { kind: `point${number}`, at: `at${number}`, across: `across${number}` };
}

/** Parameters of the place of a luminaire. */
export function lightParams(index: number) {
  const number = index + 1;
  return { at: `light${number}`, across: `beside${number}` };
}

const allLightParams = Array.from({ length: MOST_LIGHTS }, (_, index) => lightParams(index));
const allPointParams = Array.from({ length: MOST_POINTS }, (_, index) => pointParams(index));

/** The address of a route or an open area; points of emphasis are numbered. */
export const escapeAddress: FormAddress<EscapeForm> = {
  ...plain,
  params: [
    ...plain.params,
    ...[...allPointParams, ...allLightParams].flatMap((params) => Object.values(params)),
  ],
  findWrong(form) {
    const wrong = plain.findWrong(form);
    return wrong.length > 0 ? wrong : findCrossing(form);
  },
  parse: (search) => ({
    ...plain.parse(search),
    points: parsePoints(search),
    lights: parseLights(search),
  }),
  format(form) {
    const search = new URLSearchParams(plain.format(form));
    for (const [index, { at, across }] of form.lights.entries()) {
      const params = lightParams(index);
      search.set(params.at, String(at));
      search.set(params.across, String(across));
    }
    if (JSON.stringify(form.points) === JSON.stringify(usualPoints)) return search.toString();
    if (form.points.length === 0) search.set(pointParams(0).kind, 'none');
    for (const [index, { kind, wrongKind, at, across }] of form.points.entries()) {
      const params = pointParams(index);
      search.set(params.kind, wrongKind ?? kind);
      search.set(params.at, String(at));
      search.set(params.across, String(across));
    }
    return search.toString();
  },
};

function parsePoints(search: URLSearchParams): PointForm[] {
  if (!allPointParams.some(({ kind }) => search.has(kind))) return usualPoints;
  return allPointParams.flatMap((params) => {
    const text = search.get(params.kind);
    if (!text || text === 'none') return [];
    const place = {
      at: numberOf(search.get(params.at)),
      across: numberOf(search.get(params.across)),
    };
    const kind = emphasisKinds.find((candidate) => candidate === text);
    return kind
      ? [{ kind, ...place }]
      : [{ kind: emphasisKinds[0], ...place, wrongKind: text.slice(0, LONGEST_CHOICE) }];
  });
}

/** Rows that are left empty, as forms without scripts send them, have no luminaire. */
function parseLights(search: URLSearchParams): LightForm[] {
  return allLightParams.flatMap((params) => {
    const [at, across] = [search.get(params.at), search.get(params.across)];
    if (!at?.trim() && !across?.trim()) return [];
    return [{ at: numberOf(at), across: numberOf(across) }];
  });
}

function numberOf(text: string | null): number {
  return text?.trim() ? Number(text.replace(',', '.')) : Number.NaN;
}

/** Sections of the route; an open area has one. */
export function countSections(form: PlainForm): number {
  if (form.space === 'open') return 1;
  const end = furtherSections.findIndex((section) => form[`turn${section}`] === 'none');
  return end < 0 ? furtherSections.length + 1 : end + 1;
}

function sectionsOf(form: PlainForm): EscapeTask['sections'] {
  const further = furtherSections.map((section) => ({
    lengthM: form[`length${section}`],
    turn: form[`turn${section}`],
  }));
  return [{ lengthM: form.length, turn: 'none' as const }, ...further].slice(
    0,
    countSections(form),
  );
}

/** The sections that cross an earlier one, as the fields of their lengths. */
export function findCrossing(form: EscapeForm): EscapeField[] {
  const crossing = findCrossings({ sections: sectionsOf(form), widthM: form.width });
  const sections = furtherSections.filter((_, index) => crossing.includes(index + 1));
  return sections.map((section) => `length${section}` as const);
}

/** Metres along the centre line. */
export const routeLength = (form: EscapeForm): number =>
  sectionsOf(form).reduce((sum, { lengthM }) => sum + lengthM, 0);

/** Points of emphasis outside the route or area, or of no kind that there is, by their index. */
export function findWrongPoints(form: EscapeForm): number[] {
  const outside = findOutsidePoints(form);
  return form.points.flatMap(({ wrongKind }, index) =>
    wrongKind !== undefined || outside.includes(index) ? [index] : [],
  );
}

/** Points of emphasis outside the route or area. */
export function findOutsidePoints(form: EscapeForm): number[] {
  return findOutside(form, form.points);
}

/** Luminaires outside it. */
export function findWrongLights(form: EscapeForm): number[] {
  return findOutside(form, form.lights);
}

/** None while the size itself is wrong: there is no inside. */
function findOutside(form: EscapeForm, places: readonly LightForm[]): number[] {
  const isSizeWrong = plain.findWrong(form).some((field) => /^(length|width)/.test(field));
  if (isSizeWrong) return [];
  const lengthM = routeLength(form);
  return places.flatMap(({ at, across }, index) =>
    at >= 0 && at <= lengthM + 1e-9 && across >= 0 && across <= form.width + 1e-9 ? [] : [index],
  );
}

export function isEscapeRight(form: EscapeForm): boolean {
  return (
    escapeAddress.findWrong(form).length === 0 &&
    findWrongPoints(form).length === 0 &&
    findWrongLights(form).length === 0
  );
}

/** Converts a form without wrong fields into the input of the calculation. */
export function toEscapeTask(form: EscapeForm, luminaire: Luminaire): EscapeTask {
  return {
    edition: form.edition,
    space: form.space,
    sections: sectionsOf(form),
    widthM: form.width,
    points: form.points.map(({ kind, at, across }) => ({ kind, alongM: at, acrossM: across })),
    lights: form.lights.map(({ at, across }) => ({ alongM: at, acrossM: across })),
    lighting: {
      luminaire,
      heightM: form.height,
      axis: form.axis,
      maintenanceFactor: form.maintenance / 100,
    },
  };
}
