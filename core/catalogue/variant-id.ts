/** Parses an integer from 1 to 2³¹ − 1, the range of variant ids in the database; null for anything else. */
export function toVariantId(value: unknown): number | null {
  const isId = Number.isInteger(value) && (value as number) > 0 && (value as number) < 2 ** 31;
  return isId ? (value as number) : null;
}
