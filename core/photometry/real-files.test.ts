import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { formatLdt } from '#core/photometry/eulumdat/format-ldt.ts';
import { parseLdt } from '#core/photometry/eulumdat/ldt.ts';
import { expandDistribution } from '#core/photometry/eulumdat/ldt-symmetry.ts';
import { calculateDownwardShare, calculateFlux } from '#core/photometry/figures/flux.ts';
import { calculateLuminanceTable } from '#core/photometry/figures/luminance-table.ts';
import { formatIes } from '#core/photometry/ies/format-ies.ts';
import { createOpening } from '#core/photometry/ies/ies-opening.ts';
import { inspectFile } from './inspect-file.ts';
import { readPhotometry } from './reading/read-photometry.ts';
import { calculateUgrTable } from './ugr/ugr-table.ts';

type Cells = (number | string | null)[][];
type Oracle = {
  parse: 'ok' | 'refuse';
  fields?: {
    isym: number;
    mc: number;
    luminaire_name: string;
    sets: { flux: number }[];
    input_watts?: number;
    n_vertical?: number;
  };
  reference?: {
    flux_per_klm_zonal?: number;
    dff_percent_zonal?: number;
    flux_zonal_lm?: number;
    cie_flux_code?: Record<'N1' | 'N2' | 'N3' | 'N4' | 'N5_lor_percent', number>;
    peak_cd?: number;
    peak_candela?: number;
  };
  third_party?: {
    relux_luminance_cd_m2?: {
      c_planes_deg: number[];
      gamma_deg: number[];
      table: Record<string, number[]>;
    };
    ugr_tables?: Record<string, Cells>;
  };
};

const folder = new URL('../../../shared/data/photometry/', import.meta.url);
const isThere = existsSync(folder);
const skipped = isThere ? '' : ' (skipped: the folder is absent)';
const read = (name: string) => readFileSync(new URL(encodeURI(name), folder));
const oracles: Record<string, Oracle> = isThere
  ? JSON.parse(read('oracles.json').toString('utf8')).files
  : {};
const names = (...parts: string[]) =>
  isThere
    ? parts.flatMap((part) => readdirSync(new URL(part, folder)).map((file) => `${part}${file}`))
    : ['none'];

describe.skipIf(!isThere)(`the files of ../shared/data/photometry${skipped}`, () => {
  it.each(names('ldt/', 'ies/', 'derived/'))(
    '%s is inspected, or rejected with a reason',
    (file) => {
      const bytes = read(file);
      const oracle = oracles[file];
      if (oracle?.parse === 'refuse') {
        expect(() => inspectFile(bytes)).toThrow(
          expect.objectContaining({ code: expect.any(String) }),
        );
        return;
      }
      const { figures, format, ldt, ies } = inspectFile(bytes);
      const { reference, fields } = oracle ?? {};
      if (format === 'ies') {
        expect(Math.abs(figures.fluxLm / (reference?.flux_zonal_lm ?? 0) - 1)).toBeLessThan(0.001);
        expect(figures.peakCd).toBeCloseTo(reference?.peak_candela ?? 0, 6);
        expect(ies?.verticalDeg).toHaveLength(fields?.n_vertical ?? 0);
        expect(figures.powerW ?? 0).toBe(fields?.input_watts);
        return;
      }
      const perKilolumen = calculateFlux(expandDistribution(ldt));
      expect(perKilolumen).toBeCloseTo(reference?.flux_per_klm_zonal ?? 0, 6);
      expect(Math.abs(figures.dffPercent - (reference?.dff_percent_zonal ?? 0))).toBeLessThan(0.5);
      const code = reference?.cie_flux_code;
      const expected = code && [code.N1, code.N2, code.N3, code.N4, code.N5_lor_percent];
      expected?.forEach((value, index) => {
        expect(Math.abs((figures.fluxCode[index] ?? 0) - value), `N${index + 1}`).toBeLessThan(2.5);
      });
    },
  );

  it.each(names('ldt/'))('%s keeps its values when it is written again', (file) => {
    if (oracles[file]?.parse === 'refuse') return;
    const ldt = parseLdt(read(file).toString('latin1'));
    const { fields } = oracles[file] ?? {};
    expect(ldt).toMatchObject({ symmetry: fields?.isym, luminaireName: fields?.luminaire_name });
    expect(ldt.planesDeg).toHaveLength(fields?.mc ?? 0);
    expect(ldt.lampSets.map((set) => set.fluxLm)).toEqual(fields?.sets.map((set) => set.flux));
    expect(parseLdt(formatLdt(ldt)).intensities.flat()).toEqual(
      ldt.intensities.flat().map((value) => expect.closeTo(value, 5)),
    );
  });

  it.each(names('ldt/'))('%s keeps flux and direction through IES and back', (file) => {
    if (oracles[file]?.parse === 'refuse') return;
    const before = inspectFile(read(file));
    const after = inspectFile(new TextEncoder().encode(formatIes(before.ldt)));
    expect(Math.abs(after.figures.fluxLm / before.figures.fluxLm - 1)).toBeLessThan(0.001);
    expect(after.figures.dffPercent).toBeCloseTo(before.figures.dffPercent, 1);
    expect(after.figures.peakPlaneDeg % 360).toBeCloseTo(before.figures.peakPlaneDeg % 360, 6);
  });

  it('matches the luminances of Relux within 3 % or 10 cd/m²', () => {
    let compared = 0;
    for (const [file, { third_party }] of Object.entries(oracles)) {
      const relux = third_party?.relux_luminance_cd_m2;
      if (!relux) continue;
      const { luminaire } = inspectFile(read(file));
      const table = calculateLuminanceTable(luminaire, relux.c_planes_deg, relux.gamma_deg);
      relux.gamma_deg.forEach((gamma, row) => {
        relux.table[gamma]?.forEach((expected, column) => {
          const apart = Math.abs((table?.luminances[row]?.[column] ?? 0) - expected);
          expect(apart, `${file} γ ${gamma} ${column}`).toBeLessThan(Math.max(10, expected * 0.03));
          compared += 1;
        });
      });
    }
    expect(compared).toBeGreaterThan(500);
  });

  it.each([
    ['relux', 0.5],
    ['dialux', 1.1],
  ])('has files whose UGR tables agree with %s within %f', (program, tolerance) => {
    let compared = 0;
    for (const [file, { third_party }] of Object.entries(oracles)) {
      const expected = third_party?.ugr_tables?.[program];
      if (!expected) continue;
      const table = calculateUgrTable(inspectFile(read(file)).luminaire) ?? [];
      table.forEach(({ crosswise, endwise }, room) => {
        [...crosswise, ...endwise].forEach((value, column) => {
          const cell = expected[room]?.[column];
          if (typeof cell !== 'number' || value === null) return;
          expect(Math.abs(value - cell), `${file} room ${room}`).toBeLessThan(tolerance);
          compared += 1;
        });
      });
    }
    expect(compared).toBeGreaterThan(900);
  });

  it('follows the rules for openings of LM-63-1995', () => {
    const rules = JSON.parse(read('rules.json').toString('utf8'));
    const shapes: Record<string, RegExp> = {
      point: /^point$/,
      rectangular: /^(rectangle|box)$/,
      round: /^(circle|vertical-cylinder)$/,
      sphere: /^sphere$/,
    };
    for (const { title, width, length, height, unit, expect: rule } of rules.opening_shape_lm63_1995
      .cases) {
      if (rule === null) continue;
      const unitMm = unit === 'feet' ? 304.8 : 1000;
      const opening = createOpening({ width, length, height }, '1995', unitMm);
      const shape = rule.shape
        .replace('_along_length', '-along')
        .replace('_along_width', '-across');
      const name = shape.startsWith('ellips') ? shape.split('-')[0] : shape.replaceAll('_', '-');
      expect(opening.shape, title).toMatch(shapes[name] ?? new RegExp(`^${name}$`));
      expect(opening.lengthMm / 1000, title).toBeCloseTo(rule.length_m, 9);
      expect(opening.widthMm / 1000, title).toBeCloseTo(rule.width_m, 9);
    }
  });

  it('reports defects', () => {
    const codesOf = (file: string) => readPhotometry(read(file)).findings.map(({ code }) => code);
    expect(codesOf('derived/ctrl_z__vugr__sample_03.ldt')).toEqual(['dos-end-of-file']);
    expect(codesOf('derived/cr_only__vugr__sample_03.ldt')).toEqual(['line-ends']);
    expect(codesOf('ies/lidrs__iesna2002_example_typec.ies')).toEqual([
      'version-spelling',
      'tilt-included',
    ]);
    const health = inspectFile(read('ldt/vana__sample_06.ldt')).findings.map(({ code }) => code);
    expect(health).toContain('lor-differs');
    expect(
      calculateDownwardShare(expandDistribution(readPhotometry(read('ldt/ltb__lambert.ldt')).ldt)),
    ).toBeCloseTo(1, 3);
  });
});
