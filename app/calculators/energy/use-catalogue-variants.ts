import { useEffect, useEffectEvent, useState } from 'react';
import { getJson } from '#app/i18n/api-client.ts';
import {
  type CatalogueVariant,
  codeKey,
  findVariantIn,
  listCodes,
  type VariantsByCode,
} from '#core/calculators/energy/catalogue-zone.ts';
import type { EnergyForm } from '#core/calculators/energy/energy-form.ts';
import type { LocaleCode } from '#core/i18n/locales.ts';

type ApiVariant = {
  id: number;
  sku: string;
  title: string;
  link: string;
  power_w: number | null;
  flux_lm: number | null;
  lifetime_h: number | null;
  discontinued_since: string | null;
};

/** Finds a variant by current or legacy SKU; null for none, undefined if the catalogue does not respond. */
async function findVariant(
  locale: LocaleCode,
  code: string,
): Promise<CatalogueVariant | null | undefined> {
  const query = new URLSearchParams({ sku: code });
  const found = await getJson<ApiVariant[]>(locale, `jgm/v1/product-variation?${query}`);
  return found ? toVariant(found[0]) : undefined;
}

function toVariant(found: ApiVariant | undefined): CatalogueVariant | null {
  if (!found) return null;
  const { id, sku, title, link } = found;
  return {
    ...{ id, sku, title, link },
    powerW: found.power_w,
    fluxLm: found.flux_lm,
    lifetimeH: found.lifetime_h,
    discontinuedSince: found.discontinued_since,
  };
}

/**
 * Returns the variants of a calculation's codes, beginning with those that the page knows, and looks up the others as
 * well as codes that are typed.
 */
export function useCatalogueVariants(
  locale: LocaleCode,
  zones: EnergyForm['zones'],
  known: VariantsByCode,
) {
  const [variants, setVariants] = useState(known);

  async function find(code: string) {
    const variant = findVariantIn(variants, code) ?? (await findVariant(locale, code));
    if (variant === undefined) return undefined;
    const keys = variant ? [code, variant.sku] : [code];
    const found = Object.fromEntries(keys.map((key) => [codeKey(key), variant]));
    setVariants((before) => ({ ...before, ...found }));
    return variant;
  }

  const lookUp = useEffectEvent((codes: string) => {
    for (const code of codes.split('\n'))
      if (code && findVariantIn(variants, code) === undefined) void find(code);
  });
  const codes = listCodes({ zones }).join('\n');
  useEffect(() => lookUp(codes), [codes]);

  return { variants, find };
}

export type CatalogueVariants = ReturnType<typeof useCatalogueVariants>;
