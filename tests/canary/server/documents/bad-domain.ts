import { products } from '#server/catalogue/products.ts'; export const bad21 = products;
