/**
 * Share of the light of one of two equal, parallel, directly opposed rectangles that falls on the other (Howell,
 * configuration C-11).
 */
export function formFactorOpposed(side: number, otherSide: number, distance: number): number {
  const x = side / distance;
  const y = otherSide / distance;
  const [x1, y1] = [Math.sqrt(1 + x * x), Math.sqrt(1 + y * y)];
  const sum =
    Math.log(Math.sqrt(((1 + x * x) * (1 + y * y)) / (1 + x * x + y * y))) +
    x * y1 * Math.atan(x / y1) +
    y * x1 * Math.atan(y / x1) -
    x * Math.atan(x) -
    y * Math.atan(y);
  return (2 / (Math.PI * x * y)) * sum;
}
