import { BRAND_FONT } from '#server/images/brand-font.ts';
import { loadSharp } from '#server/images/load-sharp.ts';

let registering: Promise<unknown> | undefined;

/**
 * Draws an SVG as PNG of a width in pixels. Texts in `Hanken Grotesk`, also as a fallback of fonts that the system
 * lacks, are drawn with the brand's own file.
 */
export async function rasterise(svg: string, width: number): Promise<Uint8Array> {
  const sharp = await loadSharp();
  // The library knows a font once any text has been drawn with its file. A failure is not stored.
  registering ??= sharp({ text: { text: '.', font: 'Hanken Grotesk', fontfile: BRAND_FONT } })
    .toBuffer()
    .catch((error: unknown) => {
      registering = undefined;
      throw error;
    });
  await registering;
  return sharp(Buffer.from(svg), { density: 600 })
    .resize({ width })
    .png({ palette: true })
    .toBuffer();
}
