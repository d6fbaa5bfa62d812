import { describe, expect, test } from 'vitest';
import { buildCatalogue } from '#core/calculators/led-strip/catalogue.fixtures.ts';
import {
  choiceOf,
  colourCode,
  optionsFor,
  type StripChoice,
  stripsFor,
} from '#core/calculators/led-strip/strip-choice.ts';
import { missing } from '#core/missing.ts';

const catalogue = buildCatalogue();
const [dry = missing()] = catalogue.strips;
const skusFor = (choice: StripChoice, except: Parameters<typeof stripsFor>[2] = []) =>
  stripsFor(catalogue, choice, except).map(({ sku }) => sku);

test('a colour code has the figures that a light has', () => {
  const codeOf = (colour: typeof dry.colour, light: Partial<typeof dry.variant>) =>
    colourCode({ ...dry, colour, variant: { ...dry.variant, ...light } });
  expect(codeOf('mono', { cctK: 3000, cri: 90 })).toBe('3000-90');
  expect(codeOf('mono', { cctK: 3000 })).toBe('3000');
  expect(codeOf('tunable-white', { cctK: 2700, cctMaxK: 6500, cri: 90 })).toBe('2700-6500-90');
  expect(codeOf('rgb', { cctK: 3000, cri: 90 })).toBe('rgb');
  expect(codeOf('rgbw', { cctK: 2700, cri: 90 })).toBe('rgbw-2700');
});

test('the selection of a strip matches it', () => {
  expect(choiceOf(dry)).toMatchObject({ power: dry.watts_per_metre, volts: dry.volts, ip: 'IP20' });
  for (const strip of catalogue.strips) expect(skusFor(choiceOf(strip))).toContain(strip.sku);
});

describe('strips', () => {
  test('match every choice', () => {
    expect(skusFor({})).toHaveLength(5);
    expect(skusFor({ ip: 'IP67' })).toEqual(['WET/1']);
    expect(skusFor({ volts: 12 })).toEqual(['LOW/1']);
    expect(skusFor({ family: 'WIDE', power: 14.4, colour: '3000' })).toEqual(['WIDE/1']);
    expect(skusFor({ dimmable: 'none' })).toEqual(['DRY/1', 'WET/1', 'WIDE/1']);
    expect(skusFor({ ip: 'IP67', volts: 12 })).toEqual([]);
  });

  test('match without the fields that are left out', () => {
    expect(skusFor({ ip: 'IP67', volts: 12 }, ['volts'])).toEqual(['WET/1']);
    expect(skusFor({ ip: 'IP67', volts: 12 }, ['ip'])).toEqual(['LOW/1']);
    expect(skusFor({ ip: 'IP67' }, ['ip'])).toHaveLength(5);
  });

  test('without a protection match no choice of one', () => {
    const open = { ...dry, sku: 'OPEN/1', variant: { ...dry.variant, ip: null } };
    const strips = stripsFor({ ...catalogue, strips: [open] }, { ip: 'IP20' });
    expect(strips).toEqual([]);
    expect(optionsFor({ ...catalogue, strips: [open] }, {}).ip).toEqual([]);
  });
});

describe('options', () => {
  const optionOf = (field: keyof StripChoice, value: unknown, choice: StripChoice) =>
    optionsFor(catalogue, choice)[field].find((option) => option.value === value);

  test('are all available without a choice', () => {
    for (const options of Object.values(optionsFor(catalogue, {}))) {
      expect(options.length).toBeGreaterThan(0);
      for (const { isAvailable, conflicts } of options) {
        expect([isAvailable, conflicts]).toEqual([true, []]);
      }
    }
  });

  test('that replace the current value of their field are available', () => {
    expect(optionOf('ip', 'IP20', { ip: 'IP67' })).toMatchObject({ isAvailable: true });
  });

  test('name the choice that rules them out', () => {
    expect(optionOf('ip', 'IP67', { volts: 12 })).toEqual({
      value: 'IP67',
      isAvailable: false,
      conflicts: ['volts'],
    });
    // The colours are not those of the family; its voltage would do.
    expect(optionOf('family', 'COL', { colour: '3000', volts: 24 })?.conflicts).toEqual(['colour']);
  });

  test('that no single choice rules out name all of them', () => {
    expect(
      optionOf('ip', 'IP67', { colour: 'rgbw-3000', volts: 12, ip: 'IP20' })?.conflicts,
    ).toEqual(['colour', 'volts']);
  });

  test('are sorted: figures ascending, codes by their figures, families as in the table', () => {
    const withPower = (sku: string, watts: number, cctK: number) => {
      const product = { ...dry.variant.product, code: sku };
      return { ...dry, sku, watts_per_metre: watts, variant: { ...dry.variant, cctK, product } };
    };
    const strips = [
      withPower('Z', 19.2, 10000),
      withPower('A', 9.6, 3000),
      withPower('M', 14.4, 2700),
    ];
    const { power, colour, family, dimmable } = optionsFor({ ...catalogue, strips }, {});
    const values = (options: { value: unknown }[]) => options.map(({ value }) => value);
    expect(values(power)).toEqual([9.6, 14.4, 19.2]);
    expect(values(colour)).toEqual(['2700', '3000', '10000']);
    expect(values(family)).toEqual(['Z', 'A', 'M']);
    expect(values(dimmable)).toEqual(['none', 'dali-dt8']);
  });
});
