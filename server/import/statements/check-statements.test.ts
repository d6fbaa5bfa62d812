import { expect, test } from 'vitest';
import { formatPlainNumber } from '#core/units.ts';
import { errorsOf } from '#server/import/statements/statement-errors.fixtures.ts';

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
  [
    'check: room-use\nuse: classroom\nhas: { lux: 500, uniformity: 0.6, veei: 3.5 }',
    ['500 lx, 0.6 even, VEEI 3.5.', '500 lx, uniformidad de 0,6, VEEI de 3,5.'],
  ],
  [
    'check: road-class\nclass: P1\nhas: { average: 15, minimum: 3 }',
    ['P1: 15 and 3 lx.', 'P1: 15 y 3 lx.'],
  ],
  ['check: area-use\nuse: football-2\nhas: { lux: 200 }', ['200 lx there.', 'Allí, 200 lx.']],
  ['check: fact\nresult: [3, 5]\nsource: a log', ['3 to 5 %.', 'Del 3 al 5 %.']],
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
  [
    'check: share\nof: products\nwhere: { product: NIM999 }\nhas: { product: NIM120 }\nresult: 33',
    ['33 % of none.', 'El 33 % de nada.'],
    "no products meet 'where'",
  ],
  [
    'check: room-use\nuse: office-writing\nhas: { lux: 500, ugr: 22 }',
    ['500 lx, UGR 22.', '500 lx, UGR 22.'],
    'the calculator has ugr 19',
  ],
  [
    'check: road-class\nclass: M3\nhas: { increment: 10 }',
    ['TI of 10 %.', 'TI del 10 %.'],
    'the calculator has increment 15',
  ],
  [
    'check: road-class\nclass: M3\nhas: { average: 15 }',
    ['15 lx on M3.', '15 lx en M3.'],
    'the calculator has average –',
  ],
  [
    'check: area-use\nuse: football-3\nhas: { glare: 50 }',
    ['GR 50 there.', 'Allí, GR 50.'],
    'the calculator has glare 55',
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
const sourced = 'check: arithmetic\nsource: a handbook\ntolerance: 1';
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
  // Figures that the sentence does not name have a source.
  [`${sourced}\nsum: [{ times: [2, 5, 4, 0.0172], over: [1.5] }]`, 0.46, 0.92, calculation(0.4587)],
  [`${sourced}\nsum: [{ times: [1.2, 3] }, { times: [-0.5, 0.2] }]`, 3.5, 3.6, calculation(3.5)],
  [`${sourced}\nsum: [{ times: [{ ${nimba}, figure: power_w }, 2] }]`, 24, 25, calculation(24)],
  [
    `${sourced}\nsum: [{ times: [{ base: 10, times: [3], over: [2] }] }]`,
    31.6,
    30,
    calculation(31.62),
  ],
  [
    `${sourced}\nsum: [{ times: [1] }, { times: [-1, { base: e, times: [-2] }] }]`,
    0.865,
    0.9,
    calculation(0.8647),
  ],
  [`${sourced}\nas: growth\nsum: [{ times: [345], over: [290] }]`, 19, 16, calculation(18.97)],
  [`${sourced}\nas: saving\nsum: [{ times: [0.62], over: [0.67] }]`, 7.5, 8, calculation(7.463)],
  [`check: glare\n${nimba}`, 17, 19, calculation(17.33)],
  [`check: upward\n${nimba}`, 0, 30, calculation(0)],
  ['check: upward\nsku: VEL400/9/830/A', 10, 30, calculation(10)],
  [`check: peak\n${nimba}`, 0, 32, calculation(0)],
  [`${smallRoom}\nfigure: cylindrical`, 52, 96, calculation(52.11)],
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

test('A road that meets its class at no spacing is no proof of one', async () => {
  const words: [string, string] = ['Every 31 m.', 'Cada 31 m.'];
  const errors = await errorsOf(`${path}\nfigure: spacing\nresult: 31`, words);
  expect(errors).toHaveLength(2);
  expect(errors[0]).toContain("'Every 31 m.' is not true: the calculation has no result.");
});
