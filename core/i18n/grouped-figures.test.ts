import { expect, test } from 'vitest';
import { findWrongFigures } from '#core/i18n/grouped-figures.ts';
import { formatNumber, formatQuantity } from '#core/units.ts';

test.each([
  ['De 0 a 100.000 por luminaria', '100.000'],
  ['y como máximo 5.000 W', '5.000'],
  ['De 0 a 10.000.000.', '10.000.000'],
  ['unas 100 000 horas', '100 000'],
  ['más de 1 000 000 lm', '1 000 000'],
  ['unas 100\u00a0000 horas', '100\u00a0000'],
  ['unas 2\u202f500 horas', '2\u202f500'],
  ['a las 50000 h', '50000'],
  ['un consumo de 0.5 W', '0.5'],
])('%s is not written by the rule', (text, figure) => {
  const [fault = '', ...others] = findWrongFigures(text);
  expect(fault.startsWith(`'${figure}' `)).toBe(true);
  expect(others).toEqual([]);
});

test.each([
  ...[formatNumber('es', 1_234_567), formatNumber('es', 2500), formatQuantity('es', 50_000.5, 'h')],
  '100\u202f000 horas a 0,5 W y 2500 h al año',
  'La EN 12464-1, la IEC 62386 y la EN 300 328 de ETSI',
  'C/ del Filamento, 12, 46940 Manises; llame al +34 960 000 140',
  'Zigbee 3.0, CIE 13.3, versión 1.4.12, https://example.com/1.500/x',
  'El código ALC1200/28/830/FX, 99999 y la clase 1 300 lx',
  '0,016 lx en 2026',
])('%s is right', (text) => {
  expect(findWrongFigures(text)).toEqual([]);
});

test('Markdown joins groups that are typed with ordinary spaces, and nothing else', () => {
  expect(findWrongFigures('unas 100 000 horas', { isMarkdown: true })).toEqual([]);
  expect(findWrongFigures('unas 100.000 horas', { isMarkdown: true })).toHaveLength(1);
});
