import { Details } from '#app/screens/product/details.tsx'; export const bad16 = Details;
