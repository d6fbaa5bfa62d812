import type { AttributeValues } from '#core/catalogue/attributes/attribute.ts';

/**
 * Whether a product is a light source itself and carries its label, instead of containing one: strip, and what cannot be
 * taken apart to verify its light source ((EU) 2019/2015, Art. 2, (3)).
 *
 * @param ofVariants the attributes of each of its variants
 */
export function isLightSource(archetype: string, ofVariants: readonly AttributeValues[]): boolean {
  if (archetype === 'strip') return true;
  return (
    ofVariants.length > 0 &&
    ofVariants.every(({ source_replaceable: replaceable }) => replaceable === 'no')
  );
}
