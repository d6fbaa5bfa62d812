import type { ProductDetail } from '#core/catalogue/product-view.ts';

/** JSON of `product_text.display`: what a product's page shows and nothing else asks for. */
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
