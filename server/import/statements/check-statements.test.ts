import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { cosinePower, createTestLuminaire } from '#core/photometry/luminaire.fixtures.ts';
import { say } from '#core/say.ts';
import type { StatementOf } from '#core/statements/statement-record.ts';
import { formatPlainNumber } from '#core/units.ts';
import { checkContent } from '#server/import/check/check-content.ts';
import { copyContent } from '#server/import/content-folder.fixtures.ts';
import { createReport, formatProblem } from '#server/import/content-problem.ts';
import { readSourceFolder } from '#server/import/read/source-folder.ts';
import { checkCalculation } from './check-calculation.ts';

/** Errors of the small content folder, whose texts end with two sentences, and with a statement about them. */
async function errorsOf(statement: string, words: [en: string, es: string]): Promise<string[]> {
  const content = await copyContent();
  await content.edit('articles/choosing-light/en.md', 'on the table.', `on the table. ${words[0]}`);
  await content.edit(
    'articles/choosing-light/es.md',
    'sobre la mesa.',
    `sobre la mesa. ${words[1]}`,
  );
  const text = `- ${statement.trim().replace(/\n/g, '\n  ')}
  says:
    - in: articles/choosing-light
      words: { en: '${words[0]}', es: '${words[1]}' }
`;
  await mkdir(join(content.folder, 'statements'));
  await content.write('statements/texts.yaml', text);
  const report = createReport();
  const folder = await readSourceFolder(content.folder);
  const options = { report, knownSizes: new Map(), withPhotometry: false, onProgress() {} };
  await checkContent(folder, options);
  return report.errors.map((error) => formatProblem(error, 'content/'));
}

/** 0.5 kW before; ten luminaires of 12 W now. */
const replacement = (mwh: number, before = 1) =>
  `before: { kw: 0.5, mwh: ${before} }\nafter: { luminaires: [{ sku: NIM120/12/830/W, count: 10 }], mwh: ${mwh} }`;

test.each<[string, [string, string]]>([
  ['check: count\nof: products\nresult: 3', ['Three products.', 'Tres productos.']],
  ['check: count\nof: variants\nresult: 5\nas: more-than', ['Over 5 of them.', 'Más de cinco.']],
  [
    'check: count\nof: variants\nwhere: { product: VEL400 }\nresult: 2',
    ['Velo comes in 2 finishes.', 'Velo tiene 2 acabados.'],
  ],
  [
    'check: every\nof: variants\nwhere: { product: NIM120 }\nhas: { cri: ">=80", ugr: "<=19" }',
    ['Every Nimba has UGR 19.', 'Todas las Nimba tienen UGR 19.'],
  ],
  [
    'check: values\nof: variants\nwhere: { product: NIM120 }\nfigure: cct_k\nresults: [3000, 4000]',
    ['In 3000 and 4000 K.', 'En 3000 y 4000 K.'],
  ],
  [
    'check: range\nof: variants\nfigure: flux_lm\nleast: 540\nmost: 1250',
    ['From 540 to 1,250 lm.', 'De 540 a 1250 lm.'],
  ],
  ['check: share\nof: products\nhas: { product: NIM120 }\nresult: 33', ['33 %.', 'El 33 %.']],
  [
    'check: power\nluminaires: [{ sku: NIM120/12/830/W, count: 10 }, { sku: VEL400/9/830/A, count: 2 }]\nresult: 138',
    ['Ten and two draw 138 W.', 'Diez y dos gastan 138 W.'],
  ],
  [`check: meter\n${replacement(0.1)}`, ['From 1 MWh to 0.1 MWh.', 'De 1 MWh a 0,1 MWh.']],
  [
    `check: saving\n${replacement(0.1)}\nfigure: hours\nresult: 2000`,
    ['2,000 hours.', '2000 horas.'],
  ],
  [`check: saving\n${replacement(0.1)}\nfigure: alone\nresult: 0.24`, ['0.24 MWh.', '0,24 MWh.']],
  [`check: saving\n${replacement(0.1)}\nfigure: saved\nresult: 90`, ['90 %.', 'El 90 %.']],
  [
    `check: saving\n${replacement(0.2)}\nfigure: remaining\nout_of: 5\nresult: 1`,
    ['A fifth of it.', 'Una quinta parte.'],
  ],
  [
    `check: saving\n${replacement(0.05)}\nfigure: by-luminaires\nout_of: 5\nresult: 4`,
    ['Four fifths.', 'Cuatro quintos.'],
  ],
])('A true statement passes: %s', async (statement, words) => {
  expect(await errorsOf(statement, words)).toEqual([]);
});

test.each<[string, [string, string], string]>([
  ['check: count\nof: products\nresult: 4', ['Four products.', 'Cuatro productos.'], 'there are 3'],
  [
    'check: every\nof: variants\nwhere: { flux_lm: any }\nhas: { ip: IP65 }',
    ['All of them are IP65.', 'Todas son IP65.'],
    '4 do not, NIM120/12/830/W, NIM120/12/840/W, NIM120/12/830/W/DD …',
  ],
  [
    'check: values\nof: products\nfigure: cct_k\nresults: [3000]',
    ['Only 3000 K.', 'Solo 3000 K.'],
    'cct_k is 3000, 4000',
  ],
  [
    'check: range\nof: variants\nfigure: flux_lm\nmost: 1300',
    ['Up to 1,300 lm.', 'Hasta 1300 lm.'],
    'flux_lm is from 540 to 1250',
  ],
  [
    'check: power\nluminaires: [{ sku: NIM120/12/830/W, count: 10 }]\nresult: 100',
    ['Ten draw 100 W.', 'Diez gastan 100 W.'],
    'the calculation gives 120',
  ],
  [
    `check: meter\n${replacement(0.3)}`,
    ['From 1 to 0.3 MWh.', 'De 1 a 0,3 MWh.'],
    'the luminaires use 0.24 MWh at most',
  ],
  [
    `check: meter\n${replacement(0.1, 5)}`,
    ['From 5 to 0.1 MWh.', 'De 5 a 0,1 MWh.'],
    'the power of before would run 10000 hours a year',
  ],
  [
    `check: saving\n${replacement(0.1)}\nfigure: by-luminaires\nresult: 50`,
    ['50 % by luminaires.', 'El 50 % por las luminarias.'],
    'the calculation gives 84.44',
  ],
  [
    'check: every\nof: variants\nwhere: { product: NIM999 }\nhas: { ip: IP65 }',
    ['All are IP65.', 'Todas son IP65.'],
    "no variants meet 'where'",
  ],
])(
  'An untrue statement is reported in each language at its words: %s',
  async (statement, words, found) => {
    const errors = await errorsOf(statement, words);
    const place = (locale: string) => `content/articles/choosing-light/${locale}.md line 9: `;
    const advice = 'Correct the text, and the statement in statements/texts.yaml line 1.';
    expect(errors).toEqual([
      `${place('en')}'${words[0]}' is not true: ${found}. ${advice}`,
      `${place('es')}'${words[1]}' is not true: ${found}. ${advice}`,
    ]);
  },
);

const nimba = 'sku: NIM120/12/830/W';
/** A square of the floor, with a luminaire 2 m above its middle. */
const floor = (halfM: number) => `check: surface
${nimba}
height_m: 2
places: [[0, 0]]
from: [-${halfM}, -${halfM}, 0]
to: [${halfM}, ${halfM}, 0]
maintenance: 0.8`;
const smallRoom = `check: room
${nimba}
length_m: 6
width_m: 4
height_m: 3
rows: 2
columns: 3
maintenance: 0.8`;
const path = `check: road
${nimba}
class: P3
lane_width_m: 4
height_m: 4
maintenance: 0.8`;
const wayOut = `check: escape\n${nimba}\nheight_m: 2.5`;
const calculation = (figure: number) => `the calculation gives ${figure}`;

test.each<[statement: string, result: number, wrong: number, found: string]>([
  ['check: share\nof: products\nhas: { product: NIM120 }', 33, 50, '1 of 3 do, 33 %'],
  // Straight below it, the same luminaire gives the same light on a surface.
  [`check: axis\n${nimba}\ndistance_m: 2`, 627, 700, calculation(627.1)],
  [`${floor(0)}\nfigure: average`, 502, 627, calculation(501.6)],
  [`${floor(1)}\nfigure: average`, 197, 300, calculation(196.8)],
  [`${floor(1)}\nfigure: maximum`, 497, 197, calculation(496.8)],
  [`${floor(1)}\nfigure: minimum`, 30, 40, calculation(30.39)],
  [`${floor(1)}\nfigure: evenness\nout_of: 16`, 1, 2, calculation(0.9786)],
  [`${wayOut}\nfigure: route`, 4.5, 14, calculation(4.5)],
  [`${wayOut}\nfigure: route-end`, 2, 4, calculation(2)],
  [`${wayOut}\nfigure: area`, 14, 60, calculation(14.44)],
  [`${smallRoom}\nfigure: average`, 240, 300, calculation(239.7)],
  [`${smallRoom}\nfigure: uniformity`, 0.58, 0.7, calculation(0.5765)],
  [`${smallRoom}\nfigure: veei`, 1.25, 3.5, calculation(1.251)],
  [`${smallRoom}\nfigure: density`, 3, 4, calculation(3)],
  [`${path}\nspacing_m: 8\nfigure: average`, 15, 20, calculation(14.96)],
  [`check: saving\n${replacement(0.1)}\nfigure: power`, 0.5, 0.6, calculation(0.5)],
  [`check: saving\n${replacement(0.1)}\nfigure: hours`, 2000, 8760, calculation(2000)],
  [`check: saving\n${replacement(0.1)}\nfigure: alone`, 0.24, 0.3, calculation(0.24)],
  [`check: saving\n${replacement(0.1)}\nfigure: saved`, 90, 70, calculation(90)],
  [`check: saving\n${replacement(0.1)}\nfigure: remaining\nout_of: 10`, 1, 2, calculation(1)],
  // 2000 hours: of 0.24 MWh, 0.09 were saved, which is half of three quarters of all.
  [
    `check: dimmed\n${replacement(0.15)}\ncontrolled: [{ sku: NIM120/12/830/W, count: 10 }]\nlevel: 25`,
    50,
    70,
    calculation(50),
  ],
  [`check: upward\n${nimba}`, 0, 30, calculation(0)],
  ['check: upward\nsku: VEL400/9/830/A', 10, 30, calculation(10)],
  [`check: peak\n${nimba}`, 0, 32, calculation(0)],
  [`${smallRoom}\nfigure: ugr`, 24, 19, calculation(24.1)],
])('A figure that is true passes, another is refused: %s', async (statement, ...figures) => {
  const [result, wrong, found] = figures;
  const errorsWith = (figure: number) =>
    errorsOf(`${statement}\nresult: ${figure}`, [
      `It is ${formatPlainNumber('en', figure)} there.`,
      `Allí es ${formatPlainNumber('es', figure)}.`,
    ]);
  expect(await errorsWith(result)).toEqual([]);
  const errors = await errorsWith(wrong);
  expect(errors).toHaveLength(2);
  for (const error of errors) expect(error).toContain(` is not true: ${found}. Correct the text`);
});

test('A fact of one place names its source', async () => {
  const words: [string, string] = ['They found 4 lx.', 'Hallaron 4 lx.'];
  expect(await errorsOf('check: fact\nresult: 4', words)).toEqual([
    expect.stringContaining("a fact of one place has no source. Name its 'source'"),
  ]);
  expect(await errorsOf('check: fact\nresult: 4\nsource: log of 2025', words)).toEqual([]);
});

test('A road that meets its class at no spacing is no proof of one', async () => {
  const words: [string, string] = ['Every 31 m.', 'Cada 31 m.'];
  const errors = await errorsOf(`${path}\nfigure: spacing\nresult: 31`, words);
  expect(errors).toHaveLength(2);
  expect(errors[0]).toContain("'Every 31 m.' is not true: the calculation has no result.");
});

test('Words without their result, and a variant that does not exist, are reported', async () => {
  const counted = await errorsOf('check: count\nof: products\nresult: 3', ['Few.', 'Tres.']);
  expect(counted).toEqual([
    "content/statements/texts.yaml line 6, field 0.says.0.words.en: 'Few.' does not say the result '3'. Correct the words and the text, or the result.",
  ]);
  const power = 'check: power\nluminaires: [{ sku: NIM120/99, count: 2 }]\nresult: 24';
  expect(await errorsOf(power, ['24 W.', '24 W.'])).toEqual([
    expect.stringContaining("'NIM120/99' is not a variant with this figure."),
  ]);
});

test('Calculations are those of the calculators: an escape route, a room, a road', async () => {
  // 240 lm, Lambertian, maintained 0.8: 1 lx between two luminaires 2.5 m high is at x with 2 · 61.1 · h² / (h² + x²)² = 1.
  const halfM = Math.sqrt(2.5 * Math.sqrt(2 * ((0.8 * 240) / Math.PI)) - 2.5 ** 2);
  const emergency = createTestLuminaire(cosinePower(1), { lampFluxLm: 240 });
  const source = { lightOf: async () => emergency, powerOf: () => 0 };
  const route = {
    check: 'escape',
    sku: 'A/1',
    height_m: 2.5,
    figure: 'route',
    along: 'C0',
  } as const;
  const says: never[] = [];
  const found = await checkCalculation({ ...route, says, result: 2 * halfM, tolerance: 2 }, source);
  expect(found).toMatchObject({ isTrue: true });
  const wrong = await checkCalculation({ ...route, says, result: 14, tolerance: 5 }, source);
  expect(wrong).toMatchObject({ isTrue: false });

  // Lambertian, 240 lm: 240 / π cd on the axis, 4 m away.
  const axis = { check: 'axis', sku: 'A/1', distance_m: 4, says } as const;
  const lux = 240 / Math.PI / 16;
  const onAxis = await checkCalculation({ ...axis, result: lux, tolerance: 1 }, source);
  expect(onAxis).toMatchObject({ isTrue: true });
  const tooMuch = await checkCalculation({ ...axis, result: lux * 1.1, tolerance: 5 }, source);
  expect(tooMuch).toMatchObject({ isTrue: false });

  // The same, one metre from a wall and one above the point: 45° from the vertical, √2 m away, 45° to the wall.
  const area = { lengthM: 0.02, widthM: 0.02, heightsM: [0, 0, 0, 0] } as const;
  const small = createTestLuminaire(cosinePower(1), { lampFluxLm: 240, luminousArea: area });
  const near = { ...source, lightOf: async () => small };
  const wall: StatementOf<'surface'> = {
    ...{ check: 'surface', sku: 'A/1', height_m: 3, places: [[0, 1]], turned_deg: 0, says },
    ...{ from: [0, 0, 2], to: [0, 0, 2], faces: 'y', maintenance: 1, figure: 'average', out_of: 1 },
    result: 240 / Math.PI / 4,
    tolerance: 0.1,
  };
  expect(await checkCalculation(wall, near)).toMatchObject({ isTrue: true });
  const behind = await checkCalculation({ ...wall, faces: '-y' }, near);
  expect(behind).toMatchObject({ isTrue: false });
  // Two luminaires give twice as much, and a single point is even.
  const two = { ...wall, places: [...wall.places, [0, 1]], result: wall.result * 2 };
  expect(await checkCalculation(two, near)).toMatchObject({ isTrue: true });
  const even = { ...wall, figure: 'evenness', out_of: 3, result: 3 } as const;
  expect(await checkCalculation(even, near)).toMatchObject({ isTrue: true });

  // 30 W on 24 m²: 1.25 W/m².
  const panel = createTestLuminaire(cosinePower(1, 2.5), { lampFluxLm: 3600, powerW: 30 });
  const size = { length_m: 6, width_m: 4, height_m: 3, plane_m: 0.8 };
  const luminaires = { rows: 1, columns: 1, turned: false, maintenance: 0.8 };
  const room: StatementOf<'room'> = {
    ...{ ...size, ...luminaires, reflectances: [0.7, 0.5, 0.2], says },
    check: 'room',
    sku: 'A/1',
    figure: 'density',
    result: 1.25,
    tolerance: 0,
  };
  const light = { lightOf: async () => panel, powerOf: () => 0 };
  const calculated = await checkCalculation(room, light);
  expect(calculated).toEqual({ isTrue: true, found: say`the calculation gives ${1.25}` });
});
