import { expect, test } from 'vitest';
import { checkSentence, type StatedFacts } from '#core/catalogue/attributes/sentence-checks.ts';

const facts: StatedFacts = {
  ip: ['IP44', 'IP20'],
  cri: ['80', '90'],
  ral: ['9016', '9005'],
  ceiling_mm: ['12.5-25'],
  through_wiring: ['none'],
  gear_place: ['adapter'],
  surge_line_kv: ['2', '4'],
  inrush_a: ['32 A, 230 µs'],
  emergency_flux_lm: ['400', '1200'],
  flux_lm: ['2760', '4320', '400', '1200'],
  breakers: ['B16 10', '16 A 10', 'C16 14', '16 A 14', 'C16 21', '16 A 21'],
  ik: ['IK08'],
  sdcm: ['2', '3'],
  cut_out_mm: ['150'],
  efficacy_lm_w: ['118.3', '138'],
  r9: ['8', '65'],
  detector: ['alone'],
  driver_life_h: ['70000'],
  lifetime: ['60000 L80B10'],
};

test.each([
  'Sealed to IP44, IP20 from behind',
  'CRI 90 in 3000 K; IRC 80 in 4000 K',
  'Powder coated RAL 9016 or 9005',
  'Screwed to board of 12.5 to 25 mm',
  'Atornillado a placa de 12,5 a 25 mm',
  'An exposed ceiling with T-bars of 15 or 24 mm',
  'The driver is in the track adapter',
  'The driver is in the adapter; IP67 connectors at both ends',
  '4 kV surge protection',
  'The inrush is 32 A for 230 µs',
  'It gives 1,200 lm for three hours, 400 lm for one hour',
  'Da 1200 lm durante una hora',
  'From 2,760 to 4,320 lm at 4000 K',
  'De 2760 a 4320 lm, y más de 4300 lm con la óptica abierta',
  'At 138 lm/W it gives 1700 lm per metre',
  'Fourteen of 200 W or 21 of the 100 W version on a C16, for 45 A; ten of either on a B16',
  'Catorce de 200 W o 21 de 100 W en un C16; diez en un B16',
  'Up to 14 of 200 W are possible on a 16 A circuit',
  'Un circuito de 16 A admite hasta 21 de 100 W',
  'IK08, 2 SDCM, a cut-out of 150 mm, R9 above 50 and 118 lm/W',
  'Corte de 150 mm, R9 superior a 50',
  'The driver lives 70,000 hours, the LEDs 60,000 h at L80B10',
  'A driver that is off for 3 h is charged',
])('%s agrees', (text) => {
  expect(checkSentence(text, facts, false)).toEqual([]);
});

test.each([
  ['Sealed to IP65', 'IP65', 'ip'],
  ['CRI 95 throughout', 'CRI 95', 'cri'],
  ['RAL 9016, 9005 or 7040', 'RAL 9016, 9005 or 7040', 'ral'],
  ['Three clamps, board 10 to 25 mm', 'board 10 to 25 mm', 'ceiling_mm'],
  ['Tres garras, placa de 10 a 25 mm', 'placa de 10 a 25 mm', 'ceiling_mm'],
  ['Loop-in terminals for two cables', 'Loop-in', 'through_wiring'],
  ['Through-wiring of 6 mm²', 'Through-wiring', 'through_wiring'],
  ['Con cableado pasante', 'cableado pasante', 'through_wiring'],
  ['The driver is inside the body', 'driver is inside the body', 'gear_place'],
  ['El driver va en el florón', 'driver va en el florón', 'gear_place'],
  ['6 kV surge protection', '6 kV', 'surge_line_kv'],
  ['28 A for 150 µs at 80 W', '28 A for 150 µs', 'inrush_a'],
  ['About 380 lm for three hours', '380 lm for three', 'emergency_flux_lm'],
  ['It gives 35,000 lm', '35,000 lm', 'flux_lm'],
  ['De 2760 a 5900 lm', '2760 a 5900 lm', 'flux_lm'],
  ['Six of 200 W on a C16', 'Six of 200 W on a C16', 'breakers'],
  ['Doce de 100 W en un B16', 'Doce de 100 W en un B16', 'breakers'],
  [
    'Up to 30 tubes of 20 W on a 16 A circuit',
    'Up to 30 tubes of 20 W on a 16 A circuit',
    'breakers',
  ],
  ['Shock-proof to IK10', 'IK10', 'ik'],
  ['Bins of 1 SDCM', '1 SDCM', 'sdcm'],
  ['Cut-out 160 mm', 'Cut-out 160 mm', 'cut_out_mm'],
  ['Un corte de 160 mm', 'corte de 160 mm', 'cut_out_mm'],
  ['It reaches 150 lm/W', '150 lm/W', 'efficacy_lm_w'],
  ['R9 above 90', 'R9 above 90', 'r9'],
  ['A switched output for others', 'switched output', 'detector'],
  ['Con salida conmutada', 'salida conmutada', 'detector'],
  ['The driver lives 20,000 h', 'driver lives 20,000 h', 'driver_life_h'],
  ['50,000 h at L80B10', '50,000 h at L80B10', 'lifetime'],
])('%s does not', (text, words, fact) => {
  const [finding, ...others] = checkSentence(text, facts, false);
  expect(others).toEqual([]);
  expect(finding?.problem.values.slice(0, 2)).toEqual([words, fact]);
});

test('A reply may name the protection of another product, but not its own ceiling wrongly', () => {
  const text = 'Choose one with IP65. It is for ceilings of 1 to 25 mm.';
  const findings = checkSentence(text, facts, true);
  expect(findings.map(({ problem }) => problem.values[1])).toEqual(['ceiling_mm']);
});

test('What is not stated contradicts nothing', () => {
  const none = { ...facts, ip: [], ral: [] };
  expect(checkSentence('IP65, RAL 7016', none, false)).toEqual([]);
});
