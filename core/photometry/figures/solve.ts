/**
 * The argument between `from` and `to`, both positive, at which a falling function passes zero, by
 * bisection of the logarithm: exponents and widths are a matter of orders of magnitude.
 *
 * @returns null if the function does not change its sign from plus to minus between the bounds.
 */
export function findFallingZero(
  valueAt: (argument: number) => number,
  from: number,
  to: number,
): number | null {
  if (!(valueAt(from) > 0 && valueAt(to) < 0)) return null;
  let low = Math.log(from);
  let high = Math.log(to);
  for (let step = 0; step < 60; step += 1) {
    const middle = (low + high) / 2;
    if (valueAt(Math.exp(middle)) > 0) low = middle;
    else high = middle;
  }
  return Math.exp((low + high) / 2);
}
