import {
  type CatalogueVariant,
  codeKey,
  listCodes,
  type VariantsByCode,
} from '#core/calculators/energy/catalogue-zone.ts';
import type { EnergyForm } from '#core/calculators/energy/energy-form.ts';
import type { LocaleCode } from '#core/i18n/locales.ts';
import { pathTo } from '#core/i18n/paths.ts';
import { recordOf } from '#core/keys.ts';
import type { CatalogueService } from '#server/catalogue/catalogue-service.ts';

type Catalogue = Pick<CatalogueService, 'findByLegacyCode' | 'findDiscontinued'>;

/** Finds the variants that an energy calculation names by current or legacy SKU; null for codes that none has. */
export function createFindEnergyVariants(catalogue: Catalogue) {
  async function find(locale: LocaleCode, code: string): Promise<CatalogueVariant | null> {
    const { product, variant } = (await catalogue.findByLegacyCode(locale, code)) ?? {};
    if (!product || !variant) return null;
    const { id, sku, powerW, fluxLm, lifetimeH } = variant;
    return {
      ...{ id, sku, powerW, fluxLm, lifetimeH },
      title: product.title,
      link: `${pathTo(locale, 'products', product.slug)}?variation=${id}`,
      discontinuedSince: await catalogue.findDiscontinued(locale, product.id),
    };
  }
  return async (locale: LocaleCode, form: Pick<EnergyForm, 'zones'>): Promise<VariantsByCode> => {
    const found = listCodes(form).map(async (code) => {
      return [codeKey(code), await find(locale, code)] as const;
    });
    return recordOf(await Promise.all(found));
  };
}
