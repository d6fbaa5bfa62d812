import { product } from '#core/catalogue/product.ts'; export const bad29 = product;
