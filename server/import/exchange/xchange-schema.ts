import { z } from 'zod';

/** Texts as the format has them; some systems write numbers. */
const text = z.union([z.string(), z.number().transform(String)]);
const texts = z.array(text).optional();

const attachments = z
  .array(
    z.looseObject({
      AttachmentDetails: z.array(z.looseObject({ AttachmentUri: text.optional() })).optional(),
    }),
  )
  .optional();

const featureSchema = z.looseObject({
  EtimFeatureCode: z.string(),
  EtimValueCode: text.optional(),
  EtimValueNumeric: text.optional(),
  EtimValueRangeLower: text.optional(),
  EtimValueRangeUpper: text.optional(),
  EtimValueLogical: z.boolean().optional(),
});

const packagingSchema = z.looseObject({
  PackagingIdentification: z.looseObject({ PackagingQuantity: text.optional() }).optional(),
  PackagingLogisticDetails: z
    .array(
      z.looseObject({
        PackagingTypeLength: text.optional(),
        PackagingTypeWidth: text.optional(),
        PackagingTypeHeight: text.optional(),
        PackagingTypeDimensionUnit: text.optional(),
        PackagingTypeWeight: text.optional(),
        PackagingTypeWeightUnit: text.optional(),
      }),
    )
    .optional(),
});

const itemSchema = z.looseObject({
  ItemIdentification: z
    .looseObject({
      SupplierItemNumber: text.optional(),
      SupplierAltItemNumber: text.optional(),
      ManufacturerItemNumber: text.optional(),
      ItemGtin: texts,
    })
    .optional(),
  ItemDetails: z
    .looseObject({
      ItemDescriptions: z
        .array(
          z.looseObject({
            DescriptionLanguage: z.string().optional(),
            MinimalItemDescription: z.string().optional(),
            UniqueMainItemDescription: z.string().optional(),
          }),
        )
        .optional(),
    })
    .optional(),
  ItemLogisticDetails: z
    .array(z.looseObject({ BaseItemNetWeight: text.optional(), NetWeightUnit: text.optional() }))
    .optional(),
  Ordering: z.looseObject({ OrderUnit: text.optional() }).optional(),
  Pricing: z.array(z.unknown()).optional(),
  ItemAttachments: attachments,
  PackagingUnit: z.array(packagingSchema).optional(),
});

const productSchema = z.looseObject({
  ProductIdentification: z
    .looseObject({
      ManufacturerProductNumber: text.optional(),
      ProductGtin: texts,
      CustomsCommodityCode: text.optional(),
      CountryOfOrigin: texts,
    })
    .optional(),
  ProductDetails: z
    .looseObject({
      ProductDescriptions: z
        .array(
          z.looseObject({
            DescriptionLanguage: z.string().optional(),
            MinimalProductDescription: z.string().optional(),
            UniqueMainProductDescription: z.string().optional(),
          }),
        )
        .optional(),
    })
    .optional(),
  ProductAttachments: attachments,
  EtimClassification: z
    .array(
      z.looseObject({
        EtimClassCode: z.string().optional(),
        EtimFeatures: z.array(featureSchema).optional(),
      }),
    )
    .optional(),
  TradeItem: z.array(itemSchema).optional(),
});

/**
 * An ETIM xChange catalogue (version 1.1) as far as it is read. What the format requires and the content does not is not
 * required here.
 */
export const xchangeSchema = z.looseObject({
  Language: z.array(z.string()).optional(),
  Supplier: z.array(z.looseObject({ Product: z.array(z.unknown()) })),
});

export const xchangeProductSchema = productSchema;

export type XchangeProduct = z.infer<typeof productSchema>;
export type XchangeTradeItem = z.infer<typeof itemSchema>;
