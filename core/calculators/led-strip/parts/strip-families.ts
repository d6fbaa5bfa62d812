import type { StripColour } from '#core/calculators/led-strip/parts/part-words.ts';
import type { PartVariant, StripPart } from '#core/calculators/led-strip/parts/strip-catalogue.ts';

/** A strip product with the ranges of its variants. */
export type StripFamily = {
  product: PartVariant['product'];
  picture: PartVariant['picture'];
  colour: StripColour;
  led: StripPart<'strips'>['led'];
  ips: string[];
  volts: number[];
  /** Watts per metre, ascending. */
  powers: number[];
  variants: number;
};

/** Groups strips into families, keeping their order. */
export function listFamilies(strips: readonly StripPart<'strips'>[]): StripFamily[] {
  const groups = Map.groupBy(strips, ({ variant }) => variant.product.code);
  return [...groups.values()].map((members) => {
    const [first] = members as [StripPart<'strips'>];
    const numbers = (read: (strip: StripPart<'strips'>) => number) => {
      return [...new Set(members.map(read))].toSorted((a, b) => a - b);
    };
    return {
      product: first.variant.product,
      picture: first.variant.picture,
      colour: first.colour,
      led: first.led,
      ips: [...new Set(members.flatMap(({ variant }) => variant.ip ?? []))].toSorted(),
      volts: numbers(({ volts }) => volts),
      powers: numbers((strip) => strip.watts_per_metre),
      variants: members.length,
    };
  });
}
