import { describe, expect, it } from 'vitest';
import { tiltLuminaire } from '#core/calculators/room/groups/tilt-luminaire.ts';
import { lambert, room } from '#core/calculators/room/room.fixtures.ts';
import type { Room } from '#core/calculators/room/room.ts';
import { parseRoomForm } from '#core/calculators/room/room-address.ts';
import { solveRoom, toRoomTask } from '#core/calculators/room/room-result.ts';
import { cosinePower, createTestLuminaire } from '#core/photometry/luminaire.fixtures.ts';
import type { Luminaire } from '#core/photometry/luminaire.ts';
import { texts } from '#server/texts.ts';
import { drawSection, type SectionAxis, type SectionLook } from './section-drawing.ts';
import { drawSectionPicture } from './section-picture.ts';

const solved = solveRoom(toRoomTask(parseRoomForm(new URLSearchParams()), lambert));
const { ugr } = solved;
// 6 m × 4 m × 3 m: 70 units a metre along, 105 across.
const hung = { ...room, mountingHeightM: 2.5 };
const strip = { ...lambert, luminousArea: { ...lambert.luminousArea, lengthM: 1.2, widthM: 0.1 } };
const placed = [
  { x: 1, y: 1, c0Deg: 0 },
  { x: 1, y: 3, c0Deg: 0 },
  { x: 5, y: 1, c0Deg: 0 },
];

const groupsOf = (where: Room, luminaire: Luminaire) => [
  { luminaire, placed, heightM: where.mountingHeightM },
];

const draw = (axis: SectionAxis, where = hung, luminaire = strip) =>
  drawSection(where, { groups: groupsOf(where, luminaire), ugr }, axis);
const paths = (drawing: ReturnType<typeof draw>, look: SectionLook) =>
  drawing.shapes.filter((shape) => shape.look === look).map(({ path }) => path);

describe('drawSection', () => {
  it('draws bodies to scale at their mounting height, hung from the ceiling, those behind once', () => {
    // 0.1 m is 7 units wide; the lower edge 0.5 m or 35 units below the ceiling.
    expect(paths(draw('longitudinal'), 'body')).toEqual([
      'M66.5 30H73.5V35H66.5Z',
      'M346.5 30H353.5V35H346.5Z',
    ]);
    expect(paths(draw('longitudinal'), 'rod')).toEqual(['M70 0V30', 'M350 0V30']);
    // Across, its length of 1.2 m is 126 units.
    expect(paths(draw('transversal'), 'body')[0]).toBe('M42 47.5H168V52.5H42Z');
    expect(paths(draw('longitudinal', room), 'rod')).toEqual([]);
  });

  it('draws the beam between half intensities down to the working plane, cut at the wall', () => {
    // cos γ falls to half at 60°: 1.7 m · tan 60° = 2.944 m to each side at the plane.
    const [first = '', second] = paths(draw('longitudinal'), 'cone');
    // The wall, 1 m to the left, is reached 1 m / tan 60° = 0.577 m below the luminaire.
    expect(first).toBe('M70 35L0 75.4L0 154L276.1 154Z');
    expect(second).toBe('M350 35L143.9 154L420 154L420 75.4Z');
    expect(draw('longitudinal').hasBeam).toBe(true);
  });

  it('dimensions the room, and the heights in a chain from floor to ceiling', () => {
    const { labels, height } = draw('longitudinal');
    expect(height).toBe(210);
    expect(labels.map(({ text }) => text)).toEqual([
      6,
      3,
      expect.closeTo(0.8, 9),
      expect.closeTo(1.7, 9),
      expect.closeTo(0.5, 9),
      'plane',
    ]);
    const onFloor = draw('longitudinal', { ...room, workPlaneM: 0 });
    expect(onFloor.labels.map(({ text }) => text)).toEqual([6, 3, 3]);
    expect(paths(onFloor, 'plane')).toEqual([]);
  });

  it('draws further luminaires at their own height, which the chain has, too', () => {
    const low = { luminaire: strip, placed: [{ x: 3, y: 2, c0Deg: 0 }], heightM: 2 };
    const drawing = drawSection(
      hung,
      { groups: [...groupsOf(hung, strip), low], ugr },
      'longitudinal',
    );
    expect(paths(drawing, 'body')[2]).toBe('M206.5 65H213.5V70H206.5Z');
    const chain = drawing.labels.map(({ text }) => text).slice(2, 6);
    expect(chain).toEqual([0.8, 1.2, 0.5, 0.5].map((part) => expect.closeTo(part, 9)));
  });

  it('draws a tilted body and its beam in the section along which it is aimed, and no beam across it', () => {
    const spot = tiltLuminaire(createTestLuminaire(cosinePower(100, 1)), 30);
    const aimed = (c0Deg: number, axis: SectionAxis) => {
      const groups = [{ luminaire: spot, placed: [{ x: 3, y: 2, c0Deg }], heightM: 2.5 }];
      return drawSection(hung, { groups, ugr }, axis);
    };
    // The right side rises: half of 0.6 m is 21 units.
    const body = 'M189.3 41.2L225.7 20.2L228.2 24.5L191.8 45.5Z';
    expect(paths(aimed(0, 'longitudinal'), 'body')).toEqual([body]);
    // The beam around 30° to the right meets the plane 1.7 m below; to the left for one turned round.
    const endsOf = (path = '') =>
      [...path.matchAll(/([\d.]+) 154/g)].map(([, x]) => Number(x) / 70 - 3);
    const half = (Math.acos(0.5 ** 0.01) * 180) / Math.PI;
    const at = (deg: number) => expect.closeTo(1.7 * Math.tan((deg * Math.PI) / 180), 1);
    expect(endsOf(paths(aimed(0, 'longitudinal'), 'cone')[0])).toEqual([
      at(30 - half),
      at(30 + half),
    ]);
    expect(endsOf(paths(aimed(180, 'longitudinal'), 'cone')[0])).toEqual([
      at(-30 - half),
      at(-30 + half),
    ]);
    for (const [c0Deg, axis] of [
      [90, 'longitudinal'],
      [0, 'transversal'],
      [45, 'longitudinal'],
    ] as const) {
      expect(paths(aimed(c0Deg, axis), 'cone'), `${c0Deg} ${axis}`).toEqual([]);
    }
    expect(paths(aimed(90, 'transversal'), 'cone')).toHaveLength(1);
  });

  it('shows the eye at its height, with an arrow where it looks along the section', () => {
    const maximum = { x: 2, y: 1, axis: 0, facing: -1, ugr: 18 } as const;
    const eye = (axis: SectionAxis) =>
      drawSection(
        hung,
        { groups: groupsOf(hung, strip), ugr: { ...ugr, maximum, eyeM: 1.2 } },
        axis,
      )
        .shapes.filter(({ look }) => look === 'eye')
        .map(({ path }) => path)[0];
    expect(eye('longitudinal')).toBe(
      'M136 126a4 4 0 1 0 8 0a4 4 0 1 0 -8 0ZM134 120L120 126L134 132Z',
    );
    expect(eye('transversal')).toBe('M101 189a4 4 0 1 0 8 0a4 4 0 1 0 -8 0Z');
  });

  it('is a picture with all its shapes and texts in the language', () => {
    const { svg, aspect } = drawSectionPicture(texts.es, draw('longitudinal'));
    expect(svg.match(/<path/g)).toHaveLength(draw('longitudinal').shapes.length);
    for (const words of ['6 m', '1,7 m', 'Plano de trabajo']) expect(svg).toContain(`>${words}<`);
    expect(aspect).toBeCloseTo(580 / 260, 9);
  });
});
