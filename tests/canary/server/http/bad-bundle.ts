import { title } from '#studio/desk/title.ts';
export const bad = title;
