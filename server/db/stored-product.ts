import type { LightKind, MountingCode } from '#core/catalogue/product-codes.ts';
import type { ProductDetail } from '#core/catalogue/product-view.ts';

/** JSON of `product_text.display`: data that only a product's page and the filters of listings show. */
export type ProductDisplay = Pick<
  ProductDetail,
  | 'archetype'
  | 'legacyCodes'
  | 'features'
  | 'specification'
  | 'pictures'
  | 'drawings'
  | 'model3d'
  | 'video'
  | 'installationVideo'
  | 'documents'
  | 'questions'
  | 'discontinuedSince'
> & {
  /** Absent in versions that an earlier release imported. */
  filters?: {
    mounting: MountingCode[];
    /** By the name of the optic. */
    distributions: Record<string, LightKind>;
  };
};
