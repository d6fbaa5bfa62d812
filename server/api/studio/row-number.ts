const MOST = 2 ** 31 - 1;

/** A number in an address that a column of 32 bits can hold; null for anything else, which no row has. */
export function toRowNumber(text: string | undefined): number | null {
  const number = /^\d{1,10}$/.test(text ?? '') ? Number(text) : MOST + 1;
  return number <= MOST ? number : null;
}
