import { expect, test } from 'vitest';
import type { StatementRecord } from '#core/statements/statement-record.ts';
import { figuresOf, listBare, measuresOf, type Said } from './bare-figures.fixtures.ts';

/** Words with a fact as their statement. */
function say(words: string, result: number | string): Said {
  const statement: StatementRecord = { check: 'fact', result, says: [] };
  return { words, statement };
}

function bareIn(locale: 'en' | 'es', text: string, says: Said[] = []): string[] {
  return listBare(figuresOf(locale), text, { locale, says });
}

function bareMeasuresIn(locale: 'en' | 'es', text: string, says: Said[] = []): string[] {
  return listBare(measuresOf(locale), text, { locale, says });
}

test('Figures outside the words of statements are found, in digits and in words', () => {
  const text = 'From 130 to 220 lx, 4 % less: two years, nineteen months, a tenth of 11,200 m².';
  const found = ['130 to 220 lx', '4 %', 'two years', 'nineteen months', 'a tenth'];
  expect(bareIn('en', text)).toEqual(found);
  expect(bareIn('en', text, [say('two years, nineteen months', '2, 19')])).toEqual([
    '130 to 220 lx',
    '4 %',
    'a tenth',
  ]);
  const spanish = 'De 12 a 2,9 MWh, la décima parte; dieciséis meses y 33 350 lx.';
  const says = [say('De 12 a 2,9 MWh', 12), say('De 12 a 2,9 MWh', 2.9)];
  expect(bareIn('es', spanish, says)).toEqual(['décima parte', 'dieciséis meses', '33 350 lx']);
});

test('Words about another figure hold none: a figure is one of its statement, as a share or in a code', () => {
  const text = 'Six of 18 W at 88 % save a third.';
  const words = 'Six of 18 W at 88 % save a third';
  expect(bareMeasuresIn('en', text, [say(words, 6)])).toEqual(['18 W', '88 %']);
  expect(bareMeasuresIn('en', text, [say(words, 0.88)])).toEqual(['18 W']);
  const statement: StatementRecord = {
    ...{ check: 'power', luminaires: [{ sku: 'HES120/18/930', count: 6 }], divided_by: 1 },
    ...{ result: 88, tolerance: 5, says: [] },
  };
  expect(bareMeasuresIn('en', text, [{ words, statement }])).toEqual([]);
  expect(bareIn('en', text, [say(words, 88)])).toEqual([]);
});

test('A range is held when statements around it have both of its ends', () => {
  const text = 'Below, 5 to 7 % are lost.';
  const range = '5 to 7 %';
  expect(bareIn('en', text, [say('7 % are lost', 7)])).toEqual([range]);
  expect(bareIn('en', text, [say('Below, 5 to 7 %', 7)])).toEqual([range]);
  expect(bareIn('en', text, [say('5 to 7 %', 7), say('Below, 5', 5)])).toEqual([range]);
  expect(bareIn('en', text, [say('5 to 7 %', 7), say('Below, 5 to 7 %', 5)])).toEqual([]);
  expect(bareIn('en', text, [say('5 to 7 %', '5 to 7')])).toEqual([]);
});

test.each([
  ['en', 'Between 1,000 and 1,500 lx', '1,000 and 1,500 lx', [1000, 1500]],
  ['en', 'It takes 75, 200 and 500 lx', '75, 200 and 500 lx', [75, 200, 500]],
  ['en', 'three or four V', 'three or four V', [3, 4]],
  ['en', 'columns 4 to 5 m high', '4 to 5 m', [4, 5]],
  ['en', '| 10–20 % |', '10–20 %', [10, 20]],
  ['es', 'entre un 3 y un 5 %', '3 y un 5 %', [3, 5]],
  ['es', 'del 60 al 100 %', '60 al 100 %', [60, 100]],
  ['es', 'llega al 5 o al 10 %', '5 o al 10 %', [5, 10]],
  ['es', 'de 200 a 500 y a 750 lx', '200 a 500 y a 750 lx', [200, 500, 750]],
  ['es', 'de 3 a 5 m', '3 a 5 m', [3, 5]],
  ['es', 'de 1500 a 33 350 lx', '1500 a 33 350 lx', [1500, 33350]],
] as const)('In %s, %j has the figures of %j', (locale, text, found, results) => {
  expect(bareMeasuresIn(locale, text)).toEqual([found]);
  const says = results.map((result) => say(text, result));
  expect(bareMeasuresIn(locale, text, says)).toEqual([]);
  expect(bareMeasuresIn(locale, text, says.slice(1))).toEqual([found]);
  expect(bareMeasuresIn(locale, text, says.slice(0, -1))).toEqual([found]);
});

test('Measures are found beside the parts of longer units, and not in ordinary speech', () => {
  const text =
    'For ten years 14.4 W/m, 230 V, forty W and 38 cd/m² of 1.5 mm²; 5 Vatio, a third of 95 lm/W.';
  expect(bareMeasuresIn('en', text)).toEqual(['14.4 W', '230 V', 'forty W', '38 cd/m²']);
  expect(bareMeasuresIn('es', 'El 9 %, 1030 W y 33 350 lx.', [say('El 9 %', 9)])).toEqual([
    '1030 W',
    '33 350 lx',
  ]);
  expect(bareMeasuresIn('en', 'DALI-2 and 1-10 V (1–10 V), at 10 V')).toEqual(['10 V']);
  expect(bareMeasuresIn('es', 'VEEI de 3,5 W/m² por cada 100 lx')).toEqual(['3,5 W']);
});
