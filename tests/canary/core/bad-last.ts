import { kinds } from '#core/editing/kinds.ts'; export const bad33 = kinds;
