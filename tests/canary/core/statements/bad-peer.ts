import { product } from '#core/catalogue/product.ts'; export const bad31 = product;
