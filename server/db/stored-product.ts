import type { AttributeSource } from '#core/catalogue/attributes/attribute.ts';
import type { LightKind, MountingCode } from '#core/catalogue/product-codes.ts';
import type { ProductDetail } from '#core/catalogue/product-view.ts';

/** JSON of `product_text.display`: data that only a product's page and the filters of listings show. */
export type ProductDisplay = Pick<
  ProductDetail,
  | 'archetype'
  | 'isTrimless'
  | 'isSuspended'
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
  /** Where values of attributes come from; absent in versions that an earlier release imported, as is `standards`. */
  attributeSources?: Partial<Record<string, AttributeSource>>;
  standards?: string[];
  /** Absent in versions that an earlier release imported. */
  filters?: {
    mounting: MountingCode[];
    /** By the name of the optic. */
    distributions: Record<string, LightKind>;
  };
};
