import type { Luminaire } from '#core/photometry/luminaire.ts';

/** What calculations read of the variants that a statement names; throws `UnknownVariant`. */
export type LuminaireSource = {
  lightOf(sku: string): Promise<Luminaire>;
  powerOf(sku: string): number;
  /** Flux in emergency operation, lumens; null for a variant without an emergency unit. */
  emergencyFluxOf(sku: string): number | null;
  /** A figure of a column or attribute of a variant. */
  figureOf(sku: string, figure: string): number;
};
