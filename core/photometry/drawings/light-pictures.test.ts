import { describe, expect, it } from 'vitest';
import { calculateCone } from '#core/photometry/figures/cone.ts';
import {
  cosinePower,
  createTestLuminaire,
  uniformLight,
} from '#core/photometry/luminaire.fixtures.ts';
import { texts } from '#server/texts.ts';
import { drawConePicture, drawOverlayPicture, drawPolarPicture } from './light-pictures.ts';
import { createPolar } from './polar.ts';
import { overlayLights } from './polar-overlay.ts';

const t = texts.es;
const wordsOf = (svg: string) => [...svg.matchAll(/<text[^>]*>([^<]*)</g)].map(([, text]) => text);

describe('light diagrams for print', () => {
  it('draw a Lambertian source as a circle that reaches its intensity on the rings', () => {
    const { svg, aspect } = drawPolarPicture(t, createPolar(cosinePower(1), { highest: 400 }));
    const [, curve = ''] = svg.match(/<path d="([^"]*)" fill="none" stroke="#9c5300"/) ?? [];
    const heights = curve.split('L').map((pair) => Number(pair.replace(/[MZ]/g, '').split(' ')[1]));
    expect(Math.max(...heights)).toBeCloseTo((100 * 318.31) / 400, 1);
    expect(wordsOf(svg)).toEqual(expect.arrayContaining(['100', '400', '30°', '90°', 'C0–C180']));
    expect(wordsOf(svg)).not.toContain('120°');
    expect(aspect).toBeGreaterThan(1);
  });

  it('have the upper half and both planes if they exist', () => {
    const both = drawPolarPicture(t, createPolar(uniformLight(180)));
    expect(wordsOf(both.svg)).toEqual(expect.arrayContaining(['120°', '150°']));
    expect(both.aspect).toBeLessThan(1);
  });

  it('overlay several luminaires, each in its colour and with its name', () => {
    const lights = [
      { name: 'A/1', luminaire: createTestLuminaire(cosinePower(1)) },
      { name: 'B/2', luminaire: createTestLuminaire(cosinePower(8)) },
    ];
    const { names, relative } = overlayLights(lights);
    const { svg } = drawOverlayPicture(t, relative, names);
    expect(wordsOf(svg)).toEqual(expect.arrayContaining(['A/1', 'B/2', '30°']));
    const colours = [...svg.matchAll(/<path [^>]*stroke="(#[^"]+)"[^>]*stroke-width="1.6"/g)];
    expect(new Set(colours.map(([, colour]) => colour))).toEqual(new Set(['#9c5300', '#17191b']));
    const both = drawOverlayPicture(t, { ...relative, hasUplight: true }, names);
    expect(both.aspect).toBeLessThan(1);
  });

  it('label the illuminance at each metre of the cone, in the language of the page', () => {
    const luminaire = createTestLuminaire(cosinePower(1));
    const cone = calculateCone(luminaire);
    const { svg } = drawConePicture(t, cone);
    expect(wordsOf(svg)).toEqual(expect.arrayContaining(['1 m', '5 m']));
    const shown = wordsOf(svg).filter((word) => word?.endsWith(' lx'));
    expect(shown).toHaveLength(5);
    // Half of Lambert's intensity is at 60°.
    expect(wordsOf(svg)).toContain('Ø 17,32 m');
    const last = Number(shown.at(-1)?.replace(' lx', '').replace('.', '').replace(',', '.'));
    expect(last).toBeCloseTo(cone.steps.at(-1)?.centreLux ?? 0, 0);
  });

  type Shape = Record<string, string> & { words: string };

  /** Elements of a drawing by name, with their attributes; a text with its words. */
  function find(svg: string, name: string): Shape[] {
    return [...svg.matchAll(new RegExp(`<${name} ([^>]*?)/?>([^<]*)`, 'g'))].map(
      ([, attributes = '', words = '']) => ({
        ...Object.fromEntries(
          [...attributes.matchAll(/([\w-]+)="([^"]*)"/g)].map(([, key, value]) => [key, value]),
        ),
        words,
      }),
    );
  }
  const at = (shape: Shape | undefined, attribute: string) => Number(shape?.[attribute]);
  /** Lines of the legend, each with the name beside it. */
  function findLegend(svg: string, names: string[]) {
    const samples = find(svg, 'line').filter((line) => line['stroke-width'] === '1.6');
    const words = find(svg, 'text').filter((text) => names.includes(text.words));
    return samples.map((sample, index) => ({ sample, name: words[index] }));
  }
  const boxOf = (svg: string) => {
    const [x = 0, y = 0, width = 0, height = 0] =
      svg
        .match(/viewBox="([^"]*)"/)?.[1]
        ?.split(' ')
        .map(Number) ?? [];
    return { x, y, right: x + width, bottom: y + height };
  };
  const oval = {
    planesDeg: [0, 90, 180, 270],
    gammasDeg: [0, 90],
    intensities: [
      [9, 0],
      [9, 5],
      [9, 0],
      [9, 5],
    ],
  };

  it.each([
    [cosinePower(1), ['C0–C180']],
    [oval, ['C0–C180', 'C90–C270']],
  ])('name their planes below, beside lines like those of the curves', (light, names) => {
    const { svg } = drawPolarPicture(t, createPolar(light));
    const legend = findLegend(svg, names);
    const box = boxOf(svg);
    const curves = find(svg, 'path').filter((path) => path['stroke-width'] === '1.6');
    expect(legend.map(({ name }) => name?.words)).toEqual(names);
    legend.forEach(({ sample, name }, index) => {
      expect(sample.stroke).toBe(curves[index]?.stroke);
      expect(sample['stroke-dasharray']).toBe(curves[index]?.['stroke-dasharray']);
      expect(at(name, 'x') - at(sample, 'x2')).toBe(4);
      expect(at(sample, 'x2') - at(sample, 'x1')).toBe(18);
      // The line is in the middle of the letters.
      expect(at(name, 'y') - at(sample, 'y1')).toBe(2.5);
      expect(at(sample, 'y2')).toBe(at(sample, 'y1'));
      expect(box.bottom - at(name, 'y')).toBe(6);
      const before = legend[index - 1]?.name;
      if (before) expect(at(sample, 'x1') - at(before, 'x')).toBe(70);
    });
    expect(curves[0]?.['stroke-dasharray']).toBeUndefined();
    expect(curves[1]?.['stroke-dasharray'] ?? '5 3').toBe('5 3');
    // Below the lowest point of the curves, and as far from the left as from the right, about.
    expect(at(legend[0]?.sample, 'y1')).toBeGreaterThan(100);
    const width = names.length === 1 ? 56 : 92 + 72;
    expect(at(legend[0]?.sample, 'x1')).toBe(-width / 2);
  });

  it.each([
    [4, ['1', '2', '3', '4']],
    [1, ['0,3', '0,5', '0,8', '1']],
  ])('label their rings with a decimal below ten: up to %f', (edge, labels) => {
    const { svg } = drawPolarPicture(
      t,
      createPolar(cosinePower(1), { scale: 0.001, highest: edge }),
    );
    const rings = find(svg, 'text').filter(({ x }) => x === '3');
    expect(rings.map(({ words }) => words)).toEqual(labels);
    // Just above its ring, on the vertical axis.
    rings.forEach((ring, index) => {
      expect(at(ring, 'y')).toBe(25 * (index + 1) - 2);
    });
    expect(
      wordsOf(drawPolarPicture(t, createPolar(cosinePower(1), { highest: 42 })).svg),
    ).toContain('11');
    const rays = find(svg, 'line').filter((line) => line['stroke-width'] === '0.6');
    for (const ray of rays) expect([ray.x1, ray.y1]).toEqual(['0', '0']);
    expect(rays).toHaveLength(7);
  });

  it('list overlaid luminaires one below the other; C90–C270 is dashed', () => {
    const lights = ['A/1', 'B/2', 'C/3'].map((name) => ({
      name,
      luminaire: createTestLuminaire(oval),
    }));
    const { names, relative } = overlayLights(lights);
    const { svg } = drawOverlayPicture(t, relative, names);
    const legend = findLegend(svg, names);
    const box = boxOf(svg);
    const ys = legend.map(({ name }) => at(name, 'y'));
    expect(ys.map((y) => y - (ys[0] ?? 0))).toEqual([0, 12, 24]);
    expect(box.bottom - (ys[2] ?? 0)).toBe(6);
    expect(ys[0]).toBeGreaterThan(116);
    for (const { sample } of legend) expect(at(sample, 'x1') - box.x).toBe(4);
    const curves = find(svg, 'path').filter((path) => path['stroke-width'] === '1.6');
    expect(curves.map((curve) => curve['stroke-dasharray'])).toEqual([
      undefined,
      '5 3',
      undefined,
      '5 3',
      undefined,
      '5 3',
    ]);
    expect(curves.map(({ stroke }) => stroke)).toEqual(
      legend.flatMap(({ sample }) => [sample.stroke, sample.stroke]),
    );
  });

  /** A cone of 2 m with beams between these edges. */
  const coneOf = (centreLux: number, ...beams: ([number, number] | null)[]) => ({
    isUpward: false,
    planes: beams.map((edges, index) => ({
      planeDeg: index * 90,
      edges: edges && { fromDeg: edges[0], toDeg: edges[1] },
    })),
    steps: [{ distanceM: 2, centreLux, strips: [] }],
  });

  it('leave out a beam of a cone that is none, dash the second and the axes of tilted ones', () => {
    const pathsOf = (...beams: ([number, number] | null)[]) =>
      find(drawConePicture(t, coneOf(9.94, ...beams)).svg, 'path');
    const [first, second, axis] = pathsOf([-15, 15], [-10, 20]);
    expect([first?.['stroke-dasharray'], second?.['stroke-dasharray']]).toEqual([undefined, '5 3']);
    expect([first?.fill, second?.fill]).toEqual(['#fbe9d2', 'none']);
    expect(axis?.['stroke-dasharray']).toBe('8 2 1.5 2');
    expect(pathsOf([-15, 15], null).map(({ fill }) => fill)).toEqual(['#fbe9d2']);
    expect(pathsOf(null, [-15, 15]).map(({ fill }) => fill)).toEqual(['none']);
  });

  it.each([
    [9.94, '9,9 lx'],
    [10, '10 lx'],
    [10.4, '10 lx'],
    [12_345, '12\u202f345 lx'],
  ])('write %f lx on the line of its distance as %s', (centreLux, words) => {
    const { svg } = drawConePicture(t, coneOf(centreLux, [-15, 15]));
    const [line] = find(svg, 'line');
    const [metres, lux] = find(svg, 'text');
    expect([metres?.words, lux?.words]).toEqual(['2 m', words]);
    expect([at(metres, 'x'), at(lux, 'x')]).toEqual([boxOf(svg).x, at(line, 'x2') + 2]);
    for (const text of [metres, lux]) expect(at(line, 'y1') - at(text, 'y')).toBe(3);
  });

  it('have coordinates with two decimals at most', () => {
    const { svg } = drawPolarPicture(t, createPolar(cosinePower(1.7)));
    for (const { d } of find(svg, 'path')) expect(d).not.toMatch(/\.\d{3}/);
  });
});
