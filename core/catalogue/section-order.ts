import type { LightCalculator } from '#core/light-calculator.ts';

/** Sections of a product page in their usual order. The notice about discontinued products is before all of them. */
export const sectionIds = [
  'light',
  'specification',
  'variants',
  'about',
  'dimensions',
  'model',
  'film',
  'installation',
  'downloads',
  'life',
  'questions',
  'applications',
  'case-study',
  'reading',
  'similar',
  'accessories',
  'where-to-buy',
] as const;
export type SectionId = (typeof sectionIds)[number];

/** The sections that visitors want first, by what the luminaires are planned with; the others follow as usual. */
const leading: Record<LightCalculator, readonly SectionId[]> = {
  room: [],
  // Mounting and life are decided before the variant.
  road: ['light', 'specification', 'dimensions', 'life'],
  area: ['light', 'specification', 'dimensions', 'life'],
  facade: ['light', 'specification', 'dimensions', 'life'],
  // Spacing, then how the luminaires are tested.
  escape: ['light', 'specification', 'questions'],
  // A strip is chosen by its figures per metre, and needs a profile and a driver.
  strip: ['light', 'variants', 'accessories', 'specification'],
  // Parts without light are chosen by what they fit.
  none: ['specification', 'dimensions', 'variants', 'accessories'],
};

type Category = {
  /** The sections that the category or the one above names; null for none. */
  named: readonly SectionId[] | null;
  calculator: LightCalculator;
};

/** Returns all sections in the order of a category: those that it names, or else those of its calculator, come first. */
export function orderSections({ named, calculator }: Category): SectionId[] {
  return [...new Set([...(named ?? leading[calculator]), ...sectionIds])];
}

/** Sorts sections by an order; those that are not in it come first. */
export function sortSections<Section extends { id: string }>(
  sections: readonly Section[],
  order: readonly string[],
): Section[] {
  return sections.toSorted((a, b) => order.indexOf(a.id) - order.indexOf(b.id));
}

/**
 * Returns the ids of the sections that share a row with a neighbour: of those that may and follow each other, two in a
 * row; the last of an odd number has a row of its own.
 */
export function pairSections(sections: readonly { id: string; isHalf?: boolean }[]): Set<string> {
  const paired = new Set<string>();
  let waiting: string | null = null;
  for (const { id, isHalf } of sections) {
    if (isHalf && waiting !== null) {
      paired.add(waiting).add(id);
      waiting = null;
    } else waiting = isHalf ? id : null;
  }
  return paired;
}
