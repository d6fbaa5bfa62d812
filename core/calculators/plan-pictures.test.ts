import { expect, test } from 'vitest';
import type { Area, AreaLighting } from '#core/calculators/area/area.ts';
import { areaPlanText, listAreaFigures } from '#core/calculators/area/area-figures.ts';
import { solveArea } from '#core/calculators/area/area-outcome.ts';
import { drawAreaPicture } from '#core/calculators/area/area-picture.ts';
import type { EscapeTask } from '#core/calculators/escape/escape.ts';
import { solveEscape } from '#core/calculators/escape/escape-outcome.ts';
import { drawEscapePicture } from '#core/calculators/escape/escape-picture.ts';
import { oneSide, twoLanes } from '#core/calculators/road/road.fixtures.ts';
import { solveRoad } from '#core/calculators/road/road-outcome.ts';
import { drawRoadPicture } from '#core/calculators/road/road-picture.ts';
import { drawPlanPicture } from '#core/calculators/room/plan/plan-picture.ts';
import { drawSection } from '#core/calculators/room/plan/section-drawing.ts';
import { drawSectionPicture } from '#core/calculators/room/plan/section-picture.ts';
import { lambert } from '#core/calculators/room/room.fixtures.ts';
import { parseRoomForm, planKinds } from '#core/calculators/room/room-address.ts';
import { solveRoom, toRoomTask } from '#core/calculators/room/room-result.ts';
import { cosinePower, createTestLuminaire } from '#core/photometry/luminaire.fixtures.ts';
import { texts } from '#server/texts.ts';

// Pictures that were looked at: a change of any of them is seen in its recorded SVG, and looked at again.

/** The SVG as a list of elements, with one in 20 of the cells of light. */
function elementsOf({ svg, aspect }: { svg: string; aspect: number }) {
  const elements = svg.split(/(?=<)/).filter((element) => !element.startsWith('</'));
  const cells = elements.filter((element) => element.startsWith('<rect'));
  const isShown = (element: string) =>
    !element.startsWith('<rect') || cells.indexOf(element) % 20 === 0;
  return { aspect, cells: cells.length, elements: elements.filter(isShown) };
}

const floodlight = createTestLuminaire(cosinePower(1), { lampFluxLm: 10_000, powerW: 100 });
const lighting: AreaLighting = {
  luminaire: floodlight,
  arrangement: 'sides',
  masts: 2,
  perMast: 2,
  heightM: 5,
  setbackM: 1,
  tiltDeg: 10,
  fanDeg: 30,
  maintenanceFactor: 0.8,
};

test.each<Area>([
  { target: 'ground', widthM: 8, depthM: 4 },
  { target: 'facade', widthM: 4, depthM: 3 },
])('a $target is drawn and described as it was', (area) => {
  const outcome = solveArea({ area, lighting, use: 'none' });
  const picture = elementsOf(drawAreaPicture('es', area, outcome));
  const figures = listAreaFigures(texts.en, outcome, area.widthM * area.depthM);
  expect({ picture, figures, text: areaPlanText(texts.en, outcome) }).toMatchSnapshot();
});

test('a road is drawn as it was', () => {
  const { spacingM, ...road } = oneSide;
  const task = { road: twoLanes, lighting: road, spacingM, roadClass: 'M5' } as const;
  expect(elementsOf(drawRoadPicture('en', twoLanes, solveRoad(task)))).toMatchSnapshot();
});

test.each<[string, Pick<EscapeTask, 'space' | 'sections' | 'points'>]>([
  [
    'route with a bend',
    {
      space: 'route',
      sections: [
        { lengthM: 6, turn: 'none' },
        { lengthM: 4, turn: 'right' },
      ],
      points: [],
    },
  ],
  ['open area', { space: 'open', sections: [{ lengthM: 6, turn: 'none' }], points: [] }],
])('an escape %s is drawn as it was', (_name, own) => {
  const luminaire = createTestLuminaire(cosinePower(1), { lampFluxLm: 240 });
  const outcome = solveEscape({
    ...{ ...own, edition: '2013', widthM: 3, lights: [] },
    lighting: { luminaire, heightM: 2.8, axis: 'best', maintenanceFactor: 0.8 },
  });
  expect(elementsOf(drawEscapePicture('en', outcome))).toMatchSnapshot();
});

const solved = solveRoom(toRoomTask(parseRoomForm(new URLSearchParams()), lambert));
const { room } = toRoomTask(parseRoomForm(new URLSearchParams()), lambert);
const groups = [{ luminaire: lambert, placed: solved.placed, heightM: room.mountingHeightM }];

test.each(planKinds)('a room in %s is drawn as it was', (kind) => {
  const picture = drawPlanPicture(texts.en, {
    ...{ room, result: solved, groups, kind, targetLux: 500 },
  });
  expect(elementsOf(picture)).toMatchSnapshot();
});

test.each(['longitudinal', 'transversal'] as const)('a %s section is drawn as it was', (axis) => {
  const drawing = drawSection(room, { groups, ugr: solved.ugr }, axis);
  expect(elementsOf(drawSectionPicture(texts.en, drawing))).toMatchSnapshot();
});
