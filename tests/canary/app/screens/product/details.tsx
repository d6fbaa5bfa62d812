export const Details = 1;
