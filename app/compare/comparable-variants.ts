import { getJson } from '#app/i18n/api-client.ts';
import type { CompareItem } from '#core/catalogue/compare/compare-list.ts';
import type { LocaleCode } from '#core/i18n/locales.ts';

/** A variant as the API offers it for comparison. */
export type ComparableVariant = {
  id: number;
  description: string;
  /** Address of a picture. */
  image: string | null;
  /** An API of another make may not tell it. */
  sku?: string;
};

const cache = new Map<string, Promise<ComparableVariant[] | null>>();
const keyOf = (locale: LocaleCode, parent: number) => `${locale} ${parent}`;

/** The variants of a product; null, which the API client has logged, where they could not be had. */
export function loadVariants(
  locale: LocaleCode,
  parent: number,
): Promise<ComparableVariant[] | null> {
  const key = keyOf(locale, parent);
  const known = cache.get(key);
  if (known) return known;
  const asked = getJson<ComparableVariant[]>(locale, `ansell/v1/product/variants/${parent}`).then(
    (variants) => {
      // A failure is not kept: the next one to ask asks again.
      if (!Array.isArray(variants)) cache.delete(key);
      return Array.isArray(variants) ? variants : null;
    },
  );
  cache.set(key, asked);
  return asked;
}

/** The variants of a list, and the ids of those that no longer exist. What could not be asked is neither. */
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

/** Asked before their variants are, because those of a product that is gone would be a failed request. */
async function findGoneProducts(locale: LocaleCode, parents: number[]): Promise<number[]> {
  const asked = parents.filter((parent) => !cache.has(keyOf(locale, parent)));
  if (asked.length === 0) return [];
  const query = `include=${asked.join()}&_fields=id`;
  const products = await getJson<{ id: number }[]>(locale, `wp/v2/product?${query}`);
  if (!Array.isArray(products)) return [];
  return asked.filter((parent) => products.every(({ id }) => id !== parent));
}
