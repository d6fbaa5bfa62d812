/** A mistake in the small content folder: a file, a text of it, what stands there instead, and what is told. */
export type Mistake = [file: string, from: string, to: string, expected: string[]];

export const nimba = 'catalogue/products/nim120/product.yaml';
export const variants = 'catalogue/products/nim120/variants.csv';
