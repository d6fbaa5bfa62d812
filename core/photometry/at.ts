/**
 * Returns the element at `index`, which must exist: photometric matrices are complete by construction.
 *
 * @throws RangeError with the index if it does not.
 */
export function at<T>(values: readonly T[], index: number): T {
  if (index < 0 || index >= values.length) {
    throw new RangeError(`There is no element ${index} in a list of ${values.length}.`);
  }
  return values[index] as T;
}
