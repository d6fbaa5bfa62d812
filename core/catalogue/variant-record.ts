import { z } from 'zod';
import { attributeShape } from '#core/catalogue/attributes/attribute-shape.ts';
import { figureShape } from '#core/catalogue/figures/figure-shape.ts';
import { optionalCell } from '#core/csv-cell.ts';
import { localisedColumns } from '#core/i18n/localised.ts';
import { sayable } from '#core/say.ts';

/** SKU: the product code, then parts separated by slashes. */
const skuSchema = z
  .string()
  .regex(
    /^[A-Z][A-Z0-9]{2,11}(?:\/[A-Z0-9.-]+)+$/,
    sayable('Use the product code, then parts after slashes'),
  );

/** One row of `variants.csv`. Empty cells mean "does not apply". Decimal points, no thousands separators. */
export const variantRecordSchema = z.strictObject({
  sku: skuSchema,
  legacy_skus: z
    .string()
    .default('')
    .transform((value) =>
      value
        .split('|')
        .map((part) => part.trim())
        .filter(Boolean),
    ),
  ...localisedColumns('description', z.string().trim().min(8)),
  ...figureShape,
  /** File name in the product's `images/` folder; empty for the product's first picture. */
  image: optionalCell(z.string().regex(/^[a-z0-9-]+\.(webp|avif|jpg|png)$/)),
  /** File name in the product's `photometry/` folder; required where flux is given. */
  photometry: optionalCell(z.string().regex(/^[A-Za-z0-9._-]+\.ldt$/)),
  /** File name in the product's `spectra/` folder or in `media/spectra/`. */
  spectrum: optionalCell(z.string().regex(/^[A-Za-z0-9._-]+\.spdx$/)),
});

export type VariantRecord = z.infer<typeof variantRecordSchema>;

/** The same with the columns of attributes, which the importer separates from the figures. */
export const variantRowSchema = variantRecordSchema.extend(attributeShape);
