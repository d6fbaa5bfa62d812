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
    const { svg, aspect } = drawPolarPicture(t, createPolar(cosinePower(1), 1, 400));
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
    const last = Number(shown.at(-1)?.replace(' lx', '').replace('.', '').replace(',', '.'));
    expect(last).toBeCloseTo(cone.at(-1)?.centreLux ?? 0, 0);
  });
});
