import { givesLight } from '#core/catalogue/attributes/attribute-subjects.ts';
import { subjectOf } from '#core/catalogue/attributes/resolve-attributes.ts';
import { etimFeatures } from '#core/catalogue/etim/etim.ts';
import { mapLocales } from '#core/i18n/locales.ts';
import type { Localised } from '#core/i18n/localised.ts';
import type { ContentGap, GapKind } from '#core/studio/content-gap.ts';
import { etimSubject } from '#server/import/check/typed/check-etim.ts';
import {
  editionsOf,
  groupsOf,
  issuerOf,
} from '#server/import/declarations/product-declarations.ts';
import type { Content, ProductSource } from '#server/import/read/content-records.ts';

type Lack = Pick<ContentGap, 'missing' | 'of' | 'field'> & { details?: Localised[]; path?: string };

/** Lists what a product and its variants lack. */
export function listProductGaps(product: ProductSource, content: Content): ContentGap[] {
  const { record, file } = product;
  const { code, title } = record;
  const [category = null] = record.categories;
  const lacks: Partial<Record<GapKind, Lack | null>> = {
    'finish-picture': pictures(product),
    drawing: single(record.drawings.length > 0, 'drawings'),
    model: single(record.model_3d !== undefined, 'model_3d'),
    photometry: filesOfLight(product, 'photometry'),
    spectrum: filesOfLight(product, 'spectrum'),
    declaration: declarations(product, content),
    etim: features(product, content),
    gtin: tradeNumbers(product),
  };
  return Object.entries(lacks).flatMap(([kind, lack]) => {
    if (!lack || lack.missing === 0) return [];
    const own = { kind: kind as GapKind, code, title, category, at: null };
    return [{ path: file, details: [], ...own, ...lack }];
  });
}

const inAll = (text: string): Localised => mapLocales(() => text);

const single = (has: boolean, field: string): Lack => ({ missing: has ? 0 : 1, of: 1, field });

/** Finishes of variants that no picture shows. */
function pictures({ record, variants }: ProductSource): Lack {
  const finishes = [...new Set(variants.map(({ record: { finish } }) => finish))];
  const shown = new Set(record.images.map(({ finish }) => finish));
  // Pictures without a finish fit any, where there is but one to show.
  const lacking = finishes.length > 1 ? finishes.filter((finish) => !shown.has(finish)) : [];
  const details = lacking.map(inAll);
  return { missing: lacking.length, of: finishes.length, field: 'images', details };
}

/** Variants with light of which no file has the distribution or the spectrum. */
function filesOfLight(
  { record, variants, variantsFile: path }: ProductSource,
  field: 'photometry' | 'spectrum',
): Lack {
  const lit = variants.filter(({ record: figures }) =>
    givesLight(subjectOf(record.model.archetype, figures)),
  );
  const lacking = lit.filter(({ record: figures }) => figures[field] === null);
  return { missing: lacking.length, of: lit.length, field, path };
}

/** Groups of variants without a declaration of conformity, or whose declaration is no longer true. */
function declarations(product: ProductSource, content: Content): Lack | null {
  const issuer = issuerOf(content);
  if (!issuer) return null;
  const { code } = product.record;
  const groups = groupsOf(product, issuer, editionsOf(content, code));
  const due = groups.filter(({ current, differences }) => !current || differences.length > 0);
  const details = due.flatMap(({ facts }) => facts.types.slice(0, 1).map(inAll));
  return { missing: due.length, of: groups.length, field: '', details };
}

/** Features of the ETIM class for which some variant has no value. */
function features(product: ProductSource, { etim }: Content): Lack | null {
  if (!etim) return null;
  const names = new Map<string, { name: Localised; isMissing: boolean }>();
  for (const variant of product.variants) {
    for (const { code, name, value } of etimFeatures(etim.record, etimSubject(product, variant))) {
      const isMissing = value === null || (names.get(code)?.isMissing ?? false);
      names.set(code, { name, isMissing });
    }
  }
  const lacking = [...names.values()].filter(({ isMissing }) => isMissing);
  const details = lacking.map(({ name }) => name);
  return { missing: lacking.length, of: names.size, field: 'attributes', details };
}

/** Variants without a Global Trade Item Number. */
function tradeNumbers({ variants, variantsFile: path }: ProductSource): Lack {
  const missing = variants.filter(({ attributes: { gtin } }) => (gtin ?? null) === null).length;
  return { missing, of: variants.length, field: 'gtin', path };
}
