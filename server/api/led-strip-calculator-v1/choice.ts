import { protocols } from '#core/calculators/led-strip/parts/part-words.ts';
import type { StripPart } from '#core/calculators/led-strip/parts/strip-catalogue.ts';
import { type StripChoice, stripsFor } from '#core/calculators/led-strip/strip-choice.ts';
import type { Scope } from '#server/api/led-strip-calculator-v1/led-strip-scope.ts';
import { decimal, type ParamValues, text, word } from '#server/http/rest/params.ts';

/** Parameters of the selected strip; each one narrows the results. */
export const choiceParams = {
  family: text({ description: 'Code of the strip product.', example: 'TRA128' }),
  colour: text({
    description: 'Light colour: `3000-90` (kelvin, CRI), `2700-6500-90`, `rgb`, `rgbw-2700`.',
    example: '3000-90',
  }),
  ip: text({ description: 'IP code.', example: 'IP20' }),
  power: decimal({ description: 'Watts per metre.', example: 14.4 }),
  volts: decimal({ description: 'Voltage of the strip.', example: 24 }),
  dimmable: word({
    description: 'Dimming protocol; `none` is on/off.',
    words: protocols,
    fallback: undefined,
  }),
};

export type ChoiceQuery = ParamValues<typeof choiceParams>;

/** Returns the available parts, the choice, and the strips that match it. */
export async function readChoice({ services, locale }: Scope, query: ChoiceQuery) {
  const catalogue = await services.calculators.getStripCatalogue(locale);
  const { family, ip } = query;
  const choice: StripChoice = {
    ...query,
    family: family?.toUpperCase(),
    ip: ip?.toUpperCase(),
  };
  return { catalogue, choice, strips: stripsFor(catalogue, choice) };
}

/** Returns the parts that fit any of the strips, without duplicates. */
export function forAny<Part>(
  strips: readonly StripPart<'strips'>[],
  list: (strip: StripPart<'strips'>) => readonly Part[],
): Part[] {
  return [...new Set(strips.flatMap(list))];
}
