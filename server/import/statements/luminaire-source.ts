import type { Luminaire } from '#core/photometry/luminaire.ts';

/** What calculations read of the variants that a statement names; throws `UnknownVariant`. */
export type LuminaireSource = {
  lightOf(sku: string): Promise<Luminaire>;
  powerOf(sku: string): number;
  /** A figure of a column or attribute of a variant. */
  figureOf(sku: string, figure: string): number;
};
