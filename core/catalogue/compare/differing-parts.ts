/** A part of a description, with the separator after it. */
export type DescriptionPart = { text: string; isShared: boolean };

/**
 * Splits descriptions such as `Ardea 150, 12 W, 3000 K` at their commas and marks the parts that all of them have. Parts
 * of a single description are not marked: nothing distinguishes it. Decimal commas have no space after them.
 */
export function markSharedParts(descriptions: readonly string[]): DescriptionPart[][] {
  const split = descriptions.map((description) => description.split(/(?<=, )/));
  const plain = (part: string) => part.replace(/, $/, '');
  const sets = split.map((parts) => new Set(parts.map(plain)));
  const isShared = (part: string) => sets.length > 1 && sets.every((set) => set.has(plain(part)));
  return split.map((parts) => parts.map((text) => ({ text, isShared: isShared(text) })));
}
