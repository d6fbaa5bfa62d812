import type { Variant } from '#core/catalogue/product-view.ts';
import type { LocaleCode } from '#core/i18n/locales.ts';
import type { CatalogueService } from '#server/catalogue/catalogue-service.ts';

type Catalogue = Pick<CatalogueService, 'findByLegacyCode' | 'listCompared'>;

/** Finds a variant by id, or by SKU ignoring case; null if unknown. */
export function createFindVariation(catalogue: Catalogue) {
  return async (locale: LocaleCode, idOrSku: number | string): Promise<Variant | null> => {
    if (typeof idOrSku === 'string') {
      return (await catalogue.findByLegacyCode(locale, idOrSku))?.variant ?? null;
    }
    return (await catalogue.listCompared(locale, [idOrSku]))[0]?.variant ?? null;
  };
}
