/** Digits that a response keeps: enough for every figure, too few for the noise of floating-point arithmetic. */
const SIGNIFICANT_DIGITS = 12;

/** Returns a body of JSON with every number rounded to 12 significant digits: 0.1 + 0.2 becomes 0.3. */
export function withoutNoise(body: unknown): unknown {
  if (typeof body === 'number') return roundNumber(body);
  if (Array.isArray(body)) return body.map(withoutNoise);
  if (body === null || typeof body !== 'object' || 'toJSON' in body) return body;
  return Object.fromEntries(
    Object.entries(body).map(([name, value]) => [name, withoutNoise(value)]),
  );
}

function roundNumber(value: number): number {
  return Number.isInteger(value) ? value : Number(value.toPrecision(SIGNIFICANT_DIGITS));
}
