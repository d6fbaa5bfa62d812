import type { Variant } from '#core/catalogue/product-view.ts';
import type { VariantTraits } from '#core/documents/compatibility.ts';
import { defaultLocale, type LocaleCode } from '#core/i18n/locales.ts';
import type { DocumentSources, Product } from '#server/documents/sources.ts';

/** A variant in one language, with the traits that decide its compatibility. */
export type CatalogueVariant = { product: Product; variant: Variant; traits: VariantTraits };

/** All listed products and variants in one language. */
export type Catalogue = { products: Product[]; variants: CatalogueVariant[] };

/** Loads the whole catalogue once per content version. */
export async function loadCatalogue(
  sources: Pick<DocumentSources, 'snapshot' | 'listSlugs' | 'findProduct'>,
  locale: LocaleCode,
): Promise<Catalogue> {
  const snapshot = await sources.snapshot();
  return snapshot.memo(`documents catalogue ${locale}`, async () => {
    const products = await loadProducts(sources, locale);
    const defaults =
      locale === defaultLocale ? products : await loadProducts(sources, defaultLocale);
    const descriptions = new Map(
      defaults.flatMap(({ variants }) => variants.map(({ id, description }) => [id, description])),
    );
    const variants = products.flatMap((product) =>
      product.variants.map((variant): CatalogueVariant => {
        const description = descriptions.get(variant.id) ?? variant.description;
        const traits = { ...variant, archetype: product.archetype, description };
        return { product, variant, traits };
      }),
    );
    return { products, variants };
  });
}

async function loadProducts(
  { listSlugs, findProduct }: Pick<DocumentSources, 'listSlugs' | 'findProduct'>,
  locale: LocaleCode,
): Promise<Product[]> {
  const products: Product[] = [];
  for (const slug of await listSlugs(locale)) {
    const product = await findProduct(locale, slug);
    if (product) products.push(product);
  }
  return products;
}
