import type { ProductDetail } from '#core/catalogue/product-view.ts';

/** JSON of `product_text.display`: data that only a product's page shows. */
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
>;
