export const kinds = ['product'];
