import { parse } from 'csv-parse/sync';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { isLeftOut } from '#core/catalogue/figures/figure.ts';
import { figureLabel, figures } from '#core/catalogue/figures/figures.ts';
import {
  buildLine,
  buildProjectVariant,
  english,
  spanish,
} from '#core/projects/project.fixtures.ts';
import { cleanText } from '#core/projects/project.ts';
import { scheduleColumns } from '#core/projects/schedule.ts';
import { scheduleCsv } from '#core/projects/schedule-csv.ts';
import { calculateTotals, lineFlux, linePower } from '#core/projects/totals.ts';

const lamp = buildProjectVariant();
const strip = buildProjectVariant({ id: 2, powerW: 25, fluxLm: 2500, cctK: 2700, cctMaxK: 6500 });
const driver = buildProjectVariant({ id: 3, powerW: 60, fluxLm: null, cctK: null, isSupply: true });
const sensor = buildProjectVariant({ id: 4, powerW: 0.6, fluxLm: null });
const standby = buildProjectVariant({ id: 5, powerW: 2, fluxLm: 200, isDark: true });
const variants = [lamp, strip, driver, sensor, standby];
const variantOf = ({ id }: { id: number }) => variants.find((variant) => variant.id === id);
const line = (id: number, quantity: number) => buildLine({ key: id, id, quantity });

describe('The totals of a project', () => {
  test('multiply and add; efficacy counts light sources only', () => {
    const totals = calculateTotals([line(lamp.id, 10), line(2, 2), line(4, 3)], variantOf);
    expect(totals).toEqual({
      pieces: 15,
      powerW: 171.8,
      fluxLm: 16_800,
      efficacyLmW: 16_800 / 170,
      unknownCount: 0,
      hasSupplies: false,
      darkCount: 0,
    });
  });

  test('do not add the power of drivers to that of strips', () => {
    expect(linePower(line(3, 5), driver)).toBeNull();
    expect(lineFlux(line(3, 5), driver)).toBeNull();
    const totals = calculateTotals([line(2, 2), line(3, 1)], variantOf);
    expect(totals).toMatchObject({ powerW: 50, pieces: 3, hasSupplies: true });
  });

  test('leave out what is dark in normal operation, and count it', () => {
    // 10 × 1180 lm over 10 × 12 W; without the rule 14,200 lm over 144 W.
    const lines = [line(lamp.id, 10), line(5, 12)];
    expect(linePower(line(5, 12), standby)).toBeNull();
    expect(lineFlux(line(5, 12), standby)).toBeNull();
    expect(calculateTotals(lines, variantOf)).toMatchObject({
      pieces: 22,
      powerW: 120,
      fluxLm: 11_800,
      efficacyLmW: 11_800 / 120,
      darkCount: 12,
    });
  });

  test('count variants no longer in the catalogue as pieces only', () => {
    expect(calculateTotals([line(99, 7)], variantOf)).toEqual({
      pieces: 7,
      powerW: 0,
      fluxLm: 0,
      efficacyLmW: null,
      unknownCount: 1,
      hasSupplies: false,
      darkCount: 0,
    });
  });
});

describe('A schedule as CSV', () => {
  test('has a row for each line, with plain numbers and units in the titles', () => {
    const lines = [
      buildLine({ quantity: 10, note: 'Cut-out "70 mm", see plan' }),
      buildLine({ key: 2, id: 2, quantity: 2, label: 'L2' }),
      buildLine({ key: 3, id: 99, sku: 'OLD/1', label: '' }),
    ];
    const csv = scheduleCsv(english, lines, variantOf);
    expect(csv.startsWith('\ufeffPosition,Quantity,Code,Product,')).toBe(true);
    expect(csv).toContain('"Cut-out ""70 mm"", see plan"\r\n');
    const [titles = [], first, second, third] = parse(csv, { bom: true }) as string[][];
    const row = (cells?: string[]) =>
      Object.fromEntries(titles.map((title, index) => [title, cells?.[index]]));
    expect(row(first)).toMatchObject({
      Position: 'L1',
      Quantity: '10',
      Code: 'NIM120/12/830/W',
      'Power (W)': '12',
      'Colour temperature (K)': '3000',
      'Total power (W)': '120',
      'Total flux (lm)': '11800',
    });
    expect(row(second)).toMatchObject({ 'Colour temperature (K)': '2700–6500' });
    expect(row(third)).toMatchObject({
      Code: 'OLD/1',
      Description: 'No longer in the catalogue',
      'Total power (W)': '',
    });
    expect(scheduleCsv(spanish, lines, variantOf)).toContain('Potencia total (W)');
  });

  test('never starts a cell with a formula, and loses no text', () => {
    const starts = fc.constantFrom('=', '+', '-', '@', '\t=', ' =', '"', ',', '', "'");
    const text = fc
      .tuple(starts, fc.string({ unit: 'binary' }))
      .map(([start, rest]) => start + rest);
    fc.assert(
      fc.property(text, (value) => {
        const note = cleanText(value, 200);
        const csv = scheduleCsv(english, [buildLine({ note })], variantOf);
        const rows = parse(csv, { bom: true }) as string[][];
        const cell = rows[1]?.at(-1) ?? '';
        expect(rows).toHaveLength(2);
        expect(cell).not.toMatch(/^\s*[=+\-@]/);
        expect(cell.replace(/^'(?=\s*[=+\-@])/, '')).toBe(note.replaceAll('\u00a0', ' '));
      }),
      { numRuns: 2000 },
    );
  });
});

test.each(figures)(
  'A schedule shows the figure $id, or leaves it out for a reason',
  ({ id, schedule }) => {
    const isColumn = scheduleColumns.some(({ title }) => title === figureLabel(id));
    expect(isColumn).toBe(!isLeftOut(schedule));
  },
);
