import { nowhere } from './nowhere.ts'; export const bad19 = nowhere;
