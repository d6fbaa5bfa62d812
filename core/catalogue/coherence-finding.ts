import type { VariantRecord } from '#core/catalogue/variant-record.ts';

/** Something in a product's figures that contradicts physics, or that is unlikely enough to be looked at again. */
export type CoherenceFinding = {
  sku: string;
  field: keyof VariantRecord;
  value: unknown;
  /** A sentence without its full stop. */
  problem: string;
  whatToDo: string;
  /** True for a contradiction; false for what is only unlikely. */
  isCertain: boolean;
};
