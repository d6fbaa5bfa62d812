import { expect, test } from 'vitest';
import { offeredOptions, unfitTexts } from '#core/calculators/led-strip/field-option.ts';
import { texts } from '#server/texts.ts';

const option = (value: string, others = '') => ({ value, label: `Label ${value}`, others });
const options = [
  option('1'),
  option('2', 'voltage'),
  option('3', 'colour, voltage'),
  option('4', 'voltage'),
];

test('what fits is offered, and what is chosen', () => {
  const offered = (...chosen: string[]) =>
    offeredOptions(options, chosen).map(({ value }) => value);
  expect(offered()).toEqual(['1']);
  expect(offered('3')).toEqual(['1', '3']);
});

test('the rest is listed by what rules it out', () => {
  expect(unfitTexts(texts.en, options)).toEqual([
    'Ruled out by the choice of voltage: Label 2; Label 4',
    'Ruled out by the choice of colour, voltage: Label 3',
  ]);
  expect(unfitTexts(texts.en, [option('1')])).toEqual([]);
});
