import { strip } from '#core/calculators/led-strip.ts'; export const bad20 = strip;
