import type { StripRecords, StripTable } from '#core/calculators/led-strip/parts/part-record.ts';
import type { VariantRecord } from '#core/catalogue/variant-record.ts';
import type { Picture } from '#core/media.ts';

/** A row of a table of parts with the ids of its variant and its product. */
export type NumberedPart<Table extends StripTable> = StripRecords[Table][number] & {
  variantId: number;
  productId: number;
};

export type StripParts = { [Table in StripTable]: NumberedPart<Table>[] };

/** What a driver is for the circuit that supplies it. */
export type MainsFigures = {
  inrushA: number;
  /** Most of them on one circuit breaker. */
  onB16: number;
  onC16: number;
};

/** Catalogue data of a variant, in one language. */
export type PartVariant = {
  id: number;
  sku: string;
  description: string;
  picture: Picture | null;
  product: { id: number; code: string; slug: string; title: string };
  finish: VariantRecord['finish'];
  ip: string | null;
  cctK: number | null;
  cctMaxK: number | null;
  cri: number | null;
  fluxLm: number | null;
  powerW: number | null;
  lengthMm: number | null;
  widthMm: number | null;
  heightMm: number | null;
  /** Of drivers; absent from other parts. */
  mains?: MainsFigures | null;
};

/** A part with its variant. */
export type StripPart<Table extends StripTable> = NumberedPart<Table> & { variant: PartVariant };

/** Everything the calculator offers, in one language, in table order. */
export type StripCatalogue = { [Table in StripTable]: StripPart<Table>[] };
