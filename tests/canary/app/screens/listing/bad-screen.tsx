import { Details } from '#app/screens/product/details.tsx'; export const bad15 = Details;
