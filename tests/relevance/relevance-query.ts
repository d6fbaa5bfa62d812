/**
 * Expected first result: a product by its code, or a variant by its SKU with * as a wildcard.
 * `anyOf`: one of several. `top`: these products before all others, in any order.
 */
export type Expected = string | { anyOf: string[] } | { top: string[] };

export type RelevanceQuery = [text: string, expected: Expected];

export const anyOf = (...codes: string[]): Expected => ({ anyOf: codes });
export const top = (...codes: string[]): Expected => ({ top: codes });
