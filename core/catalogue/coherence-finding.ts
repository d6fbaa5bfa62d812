import type { VariantRecord } from '#core/catalogue/variant-record.ts';
import type { Said } from '#core/say.ts';

/** An inconsistency in a product's figures: physically impossible, or unlikely enough to check again. */
export type CoherenceFinding = {
  sku: string;
  field: keyof VariantRecord;
  value: unknown;
  /** A sentence without its full stop. */
  problem: Said;
  whatToDo: Said;
  /** True for a contradiction; false if only unlikely. */
  isCertain: boolean;
};
