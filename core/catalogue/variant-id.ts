/** A whole number from 1 to 2³¹ − 1, as a database's integer holds ids of articles; null for anything else. */
export function toVariantId(value: unknown): number | null {
  const isId = Number.isInteger(value) && (value as number) > 0 && (value as number) < 2 ** 31;
  return isId ? (value as number) : null;
}
