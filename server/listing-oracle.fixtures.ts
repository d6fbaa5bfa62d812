import type { AttributeValues } from '#core/catalogue/attributes/attribute.ts';
import { resolveAttributes, subjectOf } from '#core/catalogue/attributes/resolve-attributes.ts';
import {
  type FacetId,
  type FlagFacetId,
  getFacet,
  type RangeFacetId,
  type TermFacetId,
} from '#core/catalogue/listing/facets.ts';
import type { Limits, ListingState } from '#core/catalogue/listing/listing-state.ts';
import type { VariantRecord } from '#core/catalogue/variant-record.ts';
import type { LocaleCode } from '#core/i18n/locales.ts';
import { checkPhotometry } from '#server/import/check/files/check-photometry.ts';
import { createReport } from '#server/import/content-problem.ts';
import type { Content, ProductSource } from '#server/import/read/content-records.ts';
import { readContent } from '#server/import/read/read-content.ts';
import { readSourceFolder } from '#server/import/read/source-folder.ts';

/** A variant of a content folder as the filters see it, with the figures of its file, read without the facet table and the search. */
export type Item = {
  product: ProductSource['record'];
  variant: VariantRecord;
  attributes: AttributeValues;
  slugs: Record<'family' | 'category' | 'type' | 'application', string[]>;
};

/** Every listed variant of a content folder in a language. */
export async function readItems(folder: string, locale: LocaleCode): Promise<Item[]> {
  const source = await readSourceFolder(folder);
  const report = createReport();
  const content = readContent(source, report);
  await checkPhotometry(content, source, { report, compares: false, onDone() {} });
  return content.products
    .filter(({ record }) => record.show_in_listing)
    .flatMap(({ record, variants }) => {
      const slugs = slugsOf(content, record, locale);
      return variants.map(({ record: variant, attributes: ofRow }) => {
        const subject = subjectOf(record.model.archetype, variant);
        const attributes = resolveAttributes(subject, record.attributes, ofRow);
        return { product: record, variant, attributes, slugs };
      });
    });
}

function slugsOf(content: Content, product: ProductSource['record'], locale: LocaleCode) {
  const categories = content.categories.map(({ record }) => record);
  const own = categories.filter(({ code }) => product.categories.includes(code));
  const above = categories.filter(({ code }) => own.some(({ parent }) => parent === code));
  const types = categories.flatMap((category) => category.types);
  return {
    family: content.families
      .filter(({ record }) => record.code === product.family)
      .map(({ record }) => record.slug[locale]),
    category: [...own, ...above].map(({ slug }) => slug[locale]),
    type: types.filter(({ code }) => product.types.includes(code)).map(({ slug }) => slug[locale]),
    application: (content.applications?.record ?? [])
      .filter(({ code }) => product.applications.includes(code))
      .map(({ slug }) => slug[locale]),
  };
}

/** True when a variant matches the chosen values of one facet, or when none is chosen. */
export function hasChosen(item: Item, state: ListingState, id: FacetId): boolean {
  const facet = getFacet(id);
  switch (facet.kind) {
    case 'term': {
      const values = state.terms[facet.id];
      return values?.some((value) => hasTerm(item, facet.id, value)) ?? true;
    }
    case 'range': {
      const limits = state.ranges[facet.id];
      return limits === undefined || isWithin(figureOf(item, facet.id), limits);
    }
    case 'flag':
      return !state.flags.includes(facet.id) || hasFlag(item, facet.id);
  }
}

/** True when a variant has a value of a term facet. */
export function hasTerm(item: Item, id: TermFacetId, value: string): boolean {
  const { variant, product, slugs } = item;
  const number = Number(value);
  switch (id) {
    case 'family':
    case 'category':
    case 'type':
    case 'application':
      return slugs[id].includes(value);
    case 'cct': {
      const { cct_k, cct_max_k } = variant;
      return cct_k !== null && cct_k <= number && number <= (cct_max_k ?? cct_k);
    }
    case 'cri':
      return variant.cri !== null && variant.cri >= number;
    case 'sdcm':
      return variant.sdcm !== null && variant.sdcm <= number;
    case 'ugr':
      return variant.ugr !== null && variant.ugr <= number;
    case 'warranty':
      return product.warranty_years >= number;
    case 'lifetime':
      return variant.lifetime_h !== null && variant.lifetime_h >= number;
    case 'ip-from':
      return variant.ip !== null && hasDigits(variant.ip, value);
    case 'ik-from':
      return variant.ik !== null && hasDigits(variant.ik, value);
    case 'mounting':
      return isMounted(item, value);
    case 'distribution':
      return product.optics[variant.optic ?? '']?.kind === value;
    case 'ambient-min':
      return variant.ta_min_c !== null && variant.ta_min_c <= number;
    case 'ambient-max':
      return variant.ta_max_c !== null && variant.ta_max_c >= number;
    case 'dimming':
      return variant.power_w !== null && variant.dimming === value;
    case 'emergency-type':
      return variant.emergency === value;
    case 'emergency-mode':
      return item.attributes.emergency_mode === value;
    case 'emergency-duration':
      return item.attributes.emergency_duration_min === number;
    case 'emergency-test':
      return item.attributes.emergency_test === value;
    case 'battery':
      return item.attributes.battery_type === value;
    case 'ral':
      return item.attributes.ral === value;
    case 'radio':
      return item.attributes.radio === value;
    case 'class':
      return variant.protection_class === value;
    case 'energy':
      return variant.energy_class === value;
    case 'ip':
    case 'ik':
    case 'finish':
    case 'voltage':
      return variant[id] === value;
  }
}

/** True when no digit of a protection code is smaller than the wanted one. IK10 is one number, written in two digits. */
function hasDigits(code: string, least: string): boolean {
  if (code.startsWith('IK')) return Number(code.slice(2)) >= Number(least.slice(2));
  return [...code.slice(2)].every((digit, place) => digit >= (least[place + 2] ?? ''));
}

function isMounted({ product, variant }: Item, value: string): boolean {
  const listed: string[] = product.mounting ?? [];
  if (variant.cut_out_mm !== null && !listed.includes('ground')) return value === 'recessed';
  return listed.includes(value);
}

/** True when a variant has a property. */
export function hasFlag({ variant, attributes }: Item, id: FlagFacetId): boolean {
  switch (id) {
    case 'through-wiring':
      return /^\d/.test(String(attributes.through_wiring));
    case 'photometry':
      return variant.photometry !== null;
    case 'dimmable':
      return variant.power_w !== null && variant.dimming !== 'none';
    case 'emergency':
      return variant.emergency !== 'none';
    case 'tunable':
      return variant.cct_max_k !== null;
  }
}

/** The figure of a variant that a range limits. */
function figureOf({ variant, product, attributes }: Item, id: RangeFacetId): number | null {
  const isReel = product.model.archetype === 'strip';
  const metres = (variant.length_mm ?? 0) / 1000;
  const ofReel = (figure: number | null) =>
    isReel && figure !== null ? Number((figure / metres).toFixed(2)) : null;
  const columns: Record<RangeFacetId, number | null> = {
    wattage: isReel ? null : variant.power_w,
    lumens: isReel ? null : variant.flux_lm,
    'watts-per-metre': ofReel(variant.power_w),
    'lumens-per-metre': ofReel(variant.flux_lm),
    'cut-out': longestSide(variant.cut_out_mm),
    length: variant.length_mm,
    width: variant.width_mm,
    diameter: variant.diameter_mm,
    height: variant.height_mm,
    // Luminaires that are dark until the mains fails have no efficacy.
    efficacy: attributes.emergency_mode === 'non-maintained' ? null : variant.efficacy_lm_w,
    beam: variant.beam_deg,
  };
  return columns[id];
}

/** `150` → 150, `186x94` → 186. */
function longestSide(cutOut: string | null): number | null {
  if (cutOut === null) return null;
  return Math.max(...(cutOut.match(/\d+/g) ?? []).map(Number));
}

function isWithin(value: number | null, limits: Limits): boolean {
  if (value === null) return false;
  return value >= (limits.min ?? 0) && value <= (limits.max ?? Number.POSITIVE_INFINITY);
}

/** Number of products with one of these variants. */
export function countProducts(items: Item[]): number {
  return new Set(items.map(({ product }) => product.code)).size;
}
