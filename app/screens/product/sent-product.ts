import type { ProductCard, ProductDetail, Variant } from '#core/catalogue/product-view.ts';
import {
  type SharedFields,
  shareFields,
  spreadFields,
} from '#core/catalogue/variants/shared-fields.ts';
import type { DownloadView } from '#core/documents/document-kind.ts';

/** Catalogue data of a product page. */
type Shown = ProductDetail & { downloads: DownloadView };
type Sizes = DownloadView['variants'][number];

/** A product serialised for the document, without duplicated and unused data. */
export type Sent<Product extends Shown> = Omit<Product, 'variants' | 'downloads'> & {
  variants: SharedFields<Variant>;
  downloads: Omit<DownloadView, 'variants'>;
  sizes: SharedFields<Sizes>;
};

export function sendProduct<Product extends Shown>(shown: Product): Sent<Product> {
  const { variants, downloads, ...product } = shown;
  const { variants: sizes, ...files } = downloads;
  return {
    ...product,
    // The downloads contain them.
    documents: [],
    similar: product.similar.map(withoutFallback),
    accessories: product.accessories.map(withoutFallback),
    successors: product.successors.map(withoutFallback),
    variants: shareFields(variants),
    downloads: files,
    sizes: shareFields(sizes),
  };
}

/** Removes the drawing, the fallback for a missing picture, from a card that has a picture. */
function withoutFallback(card: ProductCard): ProductCard {
  return card.picture ? { ...card, drawing: null } : card;
}

const received = new WeakMap<object, unknown>();

/** Restores the sent product; memoised, so that its variants keep their identity. */
export function receiveProduct<Product extends Shown>(sent: Sent<Product>): Product {
  const cached = received.get(sent) as Product | undefined;
  if (cached) return cached;
  const product = {
    ...sent,
    variants: spreadFields(sent.variants),
    downloads: { ...sent.downloads, variants: spreadFields(sent.sizes) },
  } as unknown as Product;
  received.set(sent, product);
  return product;
}
