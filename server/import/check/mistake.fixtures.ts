/** A mistake in the small content folder: a file, the text to replace, its replacement, and the expected report. */
export type Mistake = [file: string, from: string, to: string, expected: string[]];

export const nimba = 'catalogue/products/nim120/product.yaml';
export const variants = 'catalogue/products/nim120/variants.csv';
