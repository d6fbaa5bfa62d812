import { product } from '#core/catalogue/product.ts'; export const bad32 = product;
