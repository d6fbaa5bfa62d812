import sharp from 'sharp';
import { BRAND_FONT } from '#server/images/brand-font.ts';

/** Makes the brand's font known to the library, which knows a font once any text has been drawn with its file. */
export const registerFont = () =>
  sharp({ text: { text: '.', font: 'Hanken Grotesk', fontfile: BRAND_FONT } }).toBuffer();

export const drawFrame = (svg: string) => sharp(Buffer.from(svg)).removeAlpha();
