import { products } from '#server/catalogue/products.ts'; export const bad18 = products;
