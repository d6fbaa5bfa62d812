/**
 * Stands behind an index that exists by construction: `list[index] ?? missing()`. A wrong index is an error and never a
 * plausible value.
 *
 * @throws RangeError always.
 */
export function missing(): never {
  throw new RangeError('There is no element at this index.');
}
