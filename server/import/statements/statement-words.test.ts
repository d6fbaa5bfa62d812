import { expect, test } from 'vitest';
import { errorsOf } from '#server/import/statements/statement-errors.fixtures.ts';

test('A fact of one place names its source', async () => {
  const words: [string, string] = ['They found 4 lx.', 'Hallaron 4 lx.'];
  expect(await errorsOf('check: fact\nresult: 4', words)).toEqual([
    expect.stringContaining("a fact of one place has no source. Name its 'source'"),
  ]);
  expect(await errorsOf('check: fact\nresult: 4\nsource: log of 2025', words)).toEqual([]);
});

test('An arithmetic does not repeat its result, and its figures are those of the text', async () => {
  const words: [string, string] = ['40 of 30 W draw 1200 W.', '40 de 30 W consumen 1200 W.'];
  const errorsWith = (sum: string) =>
    errorsOf(`check: arithmetic\nsum: ${sum}\nresult: 1200`, words);
  expect(await errorsWith('[{ times: [40, 30] }]')).toEqual([]);
  // 0.3 as 30 %.
  expect(await errorsWith('[{ times: [40, 0.3, 100] }]')).toEqual([]);
  expect(await errorsWith('[{ times: [1200] }]')).toEqual([
    expect.stringContaining('an arithmetic with a single figure repeats it. Name the figures'),
  ]);
  expect(await errorsWith('[{ times: [1.2, 1000] }]')).toEqual([
    expect.stringContaining('an arithmetic with a single figure repeats it'),
  ]);
  expect(await errorsWith('[{ times: [48, 25] }]')).toEqual([
    expect.stringContaining('the text does not name this figure. Write it in the text'),
  ]);
  expect(await errorsWith('[{ times: [40, { sku: NIM120/99, figure: power_w }] }]')).toEqual([
    expect.stringContaining("'NIM120/99' is not a variant with this figure."),
  ]);
});

test('The words of a range have both of its ends, and those of a requirement each of its figures', async () => {
  const range = 'check: fact\nresult: [3, 5]\nsource: a log';
  expect(await errorsOf(range, ['About 5 %.', 'Del 3 al 5 %.'])).toEqual([
    expect.stringContaining("'About 5 %.' does not say the result '3'"),
  ]);
  const room = 'check: room-use\nuse: classroom\nhas: { lux: 500, ugr: 19 }';
  expect(await errorsOf(room, ['500 lx, UGR 19.', '500 lx.'])).toEqual([
    expect.stringContaining("'500 lx.' does not say the result '19'"),
  ]);
});

test('A requirement names figures of its table', async () => {
  const words: [string, string] = ['200 lx there.', 'Allí, 200 lx.'];
  const pitch = 'check: area-use\nuse: football-2';
  expect(await errorsOf(`${pitch}\nhas: {}`, words)).toEqual([
    expect.stringContaining('Name at least one figure'),
  ]);
  expect(await errorsOf(`${pitch}\nhas: { lux: 200, lax: 1 }`, words)).toEqual([
    expect.stringContaining('field 0.has.lax: '),
  ]);
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
