import { product } from '#core/catalogue/product.ts'; export const bad30 = product;
