import { describe, expect, it } from 'vitest';
import { formatCsv } from '#core/csv.ts';
import { texts } from '#server/texts.ts';
import { planeTable, type SizedPlane } from './plane-table.ts';

const plane = { columns: 3, rows: 2, values: [1234.5, 0.125, 3, 4, 5, 6] };
const road: SizedPlane = { plane, width: 2.1, depth: 7, unit: 'cd/m²' };
const section: SizedPlane = { plane, width: 3, depth: 2, unit: 'lx' };

describe('the points of planes as a table', () => {
  it('have their places in metres and their values as calculated, in the language of the reader', () => {
    const lines = (locale: 'en' | 'es') =>
      formatCsv(locale, planeTable(texts[locale], [road])).split('\r\n');
    expect(lines('en')[0]).toBe('\ufeffx (m),y (m),Luminance (cd/m²)');
    expect(lines('en').slice(1, 4)).toEqual(['0.35,1.75,1234.5', '1.05,1.75,0.125', '1.75,1.75,3']);
    expect(lines('es')[0]).toBe('\ufeffx (m);y (m);Luminancia (cd/m²)');
    expect(lines('es')[4]).toBe('0,35;5,25;4');
  });

  it('leave out those that a room does not have', () => {
    const angled = { ...section, plane: { ...plane, values: [1, 2, 3, 4, 5, null] } };
    expect(planeTable(texts.en, [angled])).toHaveLength(1 + 5);
  });

  it('are numbered by their section where there are several', () => {
    const [head, ...rows] = planeTable(texts.en, [section, section]);
    expect(head).toEqual(['Section', 'x (m)', 'y (m)', 'Illuminance (lx)']);
    expect(rows).toHaveLength(12);
    expect(rows[6]).toEqual([2, 0.5, 0.5, 1234.5]);
  });
});
