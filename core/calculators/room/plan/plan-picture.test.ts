import { describe, expect, it } from 'vitest';
import { lambert, room } from '#core/calculators/room/room.fixtures.ts';
import { type PlanKind, parseRoomForm } from '#core/calculators/room/room-address.ts';
import { type RoomResult, solveRoom, toRoomTask } from '#core/calculators/room/room-result.ts';
import type { RoomUgr } from '#core/calculators/room/room-ugr.ts';
import { texts } from '#server/texts.ts';
import { drawPlanPicture } from './plan-picture.ts';

const solved = solveRoom(toRoomTask(parseRoomForm(new URLSearchParams()), lambert));

describe('drawPlanPicture', () => {
  type Shape = Record<string, string>;
  const find = (svg: string, name: string): Shape[] =>
    [...svg.matchAll(new RegExp(`<${name} ([^>]*?)/?>([^<]*)`, 'g'))].map(
      ([, text = '', words = '']) => ({
        ...Object.fromEntries([...text.matchAll(/([\w-]+)="([^"]*)"/g)].map(([, k, v]) => [k, v])),
        words,
      }),
    );
  const at = (shape: Shape | undefined, key: string) => Number(shape?.[key]);
  const area = { lengthM: 1.2, widthM: 0.3, heightsM: [0, 0, 0, 0] as const };
  type Change = {
    placed?: object[];
    area?: object;
    room?: object;
    ugr?: RoomUgr;
    kind?: PlanKind;
  };
  const draw = ({ kind = 'isolines', ...change }: Change = {}) => {
    const placed = [{ x: 1.5, y: 2, c0Deg: 0 }].map((place, index) => {
      return { ...place, ...change.placed?.[index] };
    });
    const result: RoomResult = { ...solved, placed, ugr: change.ugr ?? solved.ugr };
    return drawPlanPicture(texts.es, {
      room: { ...room, ...change.room },
      result,
      groups: [
        {
          luminaire: { ...lambert, luminousArea: { ...area, ...change.area } },
          placed,
          heightM: 3,
        },
      ],
      kind,
      targetLux: 500,
    });
  };

  it('draws the room of 6 m × 4 m 600 units long, with its walls', () => {
    const { svg, aspect } = draw();
    const wallsOf = (drawn: string) =>
      find(drawn, 'path').find(({ 'stroke-width': width }) => width === '3')?.d;
    expect(wallsOf(svg)).toBe('M0.0 0.0H600.0V400.0H0.0Z');
    const [svgX, svgY, width = 0, height = 0] =
      find(svg, 'svg')[0]?.viewBox?.split(' ').map(Number) ?? [];
    expect([svgX, svgY, width, height]).toEqual([-30, -30, 710, 400 + 30 + 40 + 3 * 24]);
    expect(aspect).toBe(width / height);
    expect(wallsOf(draw({ room: { lengthM: 2 } }).svg)).toBe('M0.0 0.0H300.0V600.0H0.0Z');
    const angled = draw({ room: { corner: { lengthM: 4, widthM: 2 } } }).svg;
    expect(wallsOf(angled)).toBe('M0.0 0.0H600.0V200.0H200.0V400.0H0.0Z');
    const corner = find(angled, 'text').filter(({ x, y }) => Number(x) > 200 && Number(y) > 200);
    expect(corner.map(({ x, y, words }) => [x, y, words])).toEqual([
      ['400.0', '222.0', '4 m'],
      ['210.0', '300.0', '2 m'],
    ]);
    expect(find(angled, 'rect').find(({ x }) => x === '200')).toMatchObject({
      ...{ y: '200', fill: '#ffffff' },
    });
  });

  it('writes the sides beside them, in the language of the page', () => {
    const texts = find(draw({ room: { lengthM: 6.25 } }).svg, 'text').filter(({ words }) =>
      /^(6,25|4|1) m$/.test(words ?? ''),
    );
    // The last one is at the scale bar.
    expect(texts.map(({ words }) => words)).toEqual(['6,25 m', '4 m', '1 m']);
    expect([at(texts[0], 'x'), texts[0]?.['text-anchor']]).toEqual([300, 'middle']);
    expect(at(texts[0], 'y')).toBeLessThan(0);
    expect(at(texts[1], 'x')).toBeGreaterThan(600);
    expect(at(texts[1], 'y')).toBeCloseTo(192, 0);
  });

  it('draws its light as chosen, each with its legend', () => {
    const { svg: coloured } = draw({ kind: 'colours' });
    const areas = find(coloured, 'path').filter(({ fill }) => fill !== 'none');
    const swatches = find(coloured, 'rect').filter(({ height }) => height === '16');
    expect(areas.slice(0, swatches.length).map(({ fill }) => fill)).toEqual(
      swatches.map(({ fill }) => fill),
    );
    expect(swatches.length).toBeGreaterThan(2);
    expect(coloured).toContain('Iluminancia, lx');

    const { svg: lines } = draw({ kind: 'isolines' });
    const words = find(lines, 'text').map((text) => text.words?.replaceAll('\u00a0', ' '));
    expect(words).toContain('500 lx deseados');
    expect(words).toContain('500');

    const { svg: values } = draw({ kind: 'values' });
    const { plane } = solved;
    const numbers = find(values, 'text').map((text) => text.words);
    for (const lux of [plane.minimumLux, plane.maximumLux, plane.lux[12] as number])
      expect(numbers).toContain(lux.toFixed(0));
    expect(find(values, 'path').filter(({ fill }) => fill?.startsWith('#'))).toHaveLength(1);
  });

  it.each([
    [{}, { c0Deg: 0 }, { x: '135', y: '140', width: '30', height: '120' }],
    [{}, { c0Deg: 180 }, { x: '135', y: '140', width: '30', height: '120' }],
    [{}, { c0Deg: 90 }, { x: '90', y: '185', width: '120', height: '30' }],
    [{}, { c0Deg: 270 }, { x: '90', y: '185', width: '120', height: '30' }],
    [{ widthM: 0.01 }, {}, { x: '146.5', width: '7' }],
  ])('draws a luminaire of %j, %j to scale: C90 along the width', (size, place, expected) => {
    const { svg } = draw({ area: size, placed: [place] });
    const lamps = find(svg, 'rect').filter((rect) => rect['stroke-width'] === '1.5');
    expect(lamps).toMatchObject([expected]);
  });

  it('draws a luminaire turned by 30° as its corners, and further ones tinted', () => {
    const further = { luminaire: lambert, placed: [{ x: 3, y: 2, c0Deg: 0 }], heightM: 2 };
    const groups = [
      {
        luminaire: { ...lambert, luminousArea: area },
        placed: [{ x: 1.5, y: 2, c0Deg: 30 }],
        heightM: 3,
      },
      further,
    ];
    const drawn = { room, result: solved, groups, kind: 'values', targetLux: 500 } as const;
    const { svg } = drawPlanPicture(texts.es, drawn);
    // (±15, ±60) units, turned: x = 15 cos 30° ± 60 sin 30°, y = 15 sin 30° ± 60 cos 30°.
    expect(find(svg, 'path').map(({ d }) => d)).toContain(
      'M167.0 140.5L193.0 155.5L133.0 259.5L107.0 244.5Z',
    );
    const tinted = find(svg, 'rect').filter(({ fill }) => fill === '#fbe9d2');
    expect(tinted).toMatchObject([{ x: '270', y: '170', width: '60', height: '60' }]);
  });

  it('marks where a tilted luminaire is aimed, and nothing at a level one', () => {
    const arrow = 'M150.0 200.0L150.0 235.0M157.0 228.0L150.0 235.0L143.0 228.0';
    const arrows = (size: object) => {
      const { svg } = draw({ area: size, placed: [{ c0Deg: 90 }] });
      return find(svg, 'path').filter(({ d }) => d === arrow);
    };
    expect(arrows({ tiltDeg: 30 }).map(({ stroke }) => stroke)).toEqual(['#ffffff', '#17191b']);
    expect(arrows({})).toEqual([]);
  });

  it('draws a round luminaire round, and a tiny one large enough to be seen', () => {
    const circles = (size: object) => find(draw({ area: size }).svg, 'circle');
    expect(circles({ lengthM: 0.2, widthM: 0 })).toMatchObject([{ cx: '150', cy: '200', r: '10' }]);
    expect(circles({ lengthM: 0.01, widthM: 0 })).toMatchObject([{ r: '3.5' }]);
    expect(circles({})).toEqual([]);
  });

  it.each([
    [{ x: 0, y: 2, axis: 0, facing: 1 }, 'M18.0 200.0L-6.0 192.0L-1.0 200.0L-6.0 208.0Z'],
    [{ x: 6, y: 2, axis: 0, facing: -1 }, 'M582.0 200.0L606.0 192.0L601.0 200.0L606.0 208.0Z'],
    [{ x: 3, y: 0, axis: 1, facing: 1 }, 'M300.0 18.0L292.0 -6.0L300.0 -1.0L308.0 -6.0Z'],
    [{ x: 3, y: 4, axis: 1, facing: -1 }, 'M300.0 382.0L292.0 406.0L300.0 401.0L308.0 406.0Z'],
  ] as const)('marks the observer with the highest UGR, with the view: %j', (view, path) => {
    const { svg } = draw({ ugr: { ...solved.ugr, maximum: { ...view, ugr: 21.26 } } });
    expect(find(svg, 'path').map(({ d }) => d)).toContain(path);
    expect(find(svg, 'text').map(({ words }) => words)).toContain('UGR 21,3');
  });
});
