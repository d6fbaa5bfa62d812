import { getJson } from '#app/i18n/api-client.ts';
import type { CompareItem } from '#core/catalogue/compare/compare-list.ts';
import type { LocaleCode } from '#core/i18n/locales.ts';

/** A variant as the API returns it for comparison. */
export type ComparableVariant = {
  id: number;
  description: string;
  /** URL of a picture. */
  image: string | null;
  /** Other implementations of the API may omit it. */
  sku?: string;
};

const cache = new Map<string, Promise<ComparableVariant[] | null>>();
const keyOf = (locale: LocaleCode, parent: number) => `${locale} ${parent}`;

/** Loads the variants of a product; null on failure, which the API client logs. */
export function loadVariants(
  locale: LocaleCode,
  parent: number,
): Promise<ComparableVariant[] | null> {
  const key = keyOf(locale, parent);
  const cached = cache.get(key);
  if (cached) return cached;
  const request = getJson<ComparableVariant[]>(locale, `ansell/v1/product/variants/${parent}`).then(
    (variants) => {
      // Failures are not cached: the next call requests again.
      if (!Array.isArray(variants)) cache.delete(key);
      return Array.isArray(variants) ? variants : null;
    },
  );
  cache.set(key, request);
  return request;
}

/**
 * Returns the variants of a list and the ids of those that no longer exist. After a failed request a variant is in
 * neither.
 */
export async function lookUpVariants(locale: LocaleCode, list: CompareItem[]) {
  const parents = [...new Set(list.map(({ parent }) => parent))];
  const goneParents = await findGoneProducts(locale, parents);
  const entries = parents.map(async (parent) => {
    const variants = goneParents.includes(parent) ? [] : await loadVariants(locale, parent);
    return [parent, variants] as const;
  });
  const variantsOf = new Map(await Promise.all(entries));
  const isGone = ({ id, parent }: CompareItem) => {
    return variantsOf.get(parent)?.every((variant) => variant.id !== id) ?? false;
  };
  return {
    variants: [...variantsOf.values()].flatMap((variants) => variants ?? []),
    gone: list.filter(isGone).map(({ id }) => id),
  };
}

/** Requested first, because the variants of a product that is gone would be a failed request. */
async function findGoneProducts(locale: LocaleCode, parents: number[]): Promise<number[]> {
  const uncached = parents.filter((parent) => !cache.has(keyOf(locale, parent)));
  if (uncached.length === 0) return [];
  const query = `include=${uncached.join()}&_fields=id`;
  const products = await getJson<{ id: number }[]>(locale, `wp/v2/product?${query}`);
  if (!Array.isArray(products)) return [];
  return uncached.filter((parent) => products.every(({ id }) => id !== parent));
}
