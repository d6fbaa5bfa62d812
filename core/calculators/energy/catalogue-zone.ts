import type { EnergyForm, ZoneForm } from '#core/calculators/energy/energy-form.ts';
import { quantityIn } from '#core/calculators/typed-quantity.ts';
import type { CsvCell } from '#core/csv.ts';
import type { LocaleCode } from '#core/i18n/locales.ts';
import type { Translate } from '#core/i18n/translate.ts';
import { formatDate, formatPlainNumber, formatQuantity } from '#core/units.ts';

/** A variant of the catalogue as a zone is filled from it. */
export type CatalogueVariant = {
  id: number;
  sku: string;
  /** Title of its product. */
  title: string;
  /** Path of its page. */
  link: string;
  powerW: number | null;
  fluxLm: number | null;
  lifetimeH: number | null;
  /** ISO date since when its product is no longer made. */
  discontinuedSince: string | null;
};

/** Variants by `codeKey`: null for codes that no variant has, undefined while that is unknown. */
export type VariantsByCode = Readonly<Record<string, CatalogueVariant | null | undefined>>;

/** Codes are the same in any case. */
export const codeKey = (code: string): string => code.trim().toLowerCase();

/** Returns the variant of a code; null if no variant has it, undefined while that is unknown. */
export function findVariantIn(variants: VariantsByCode, code: string) {
  const key = codeKey(code);
  return Object.hasOwn(variants, key) ? variants[key] : undefined;
}

/** Returns the different codes of a calculation's zones. */
export function listCodes({ zones }: Pick<EnergyForm, 'zones'>): string[] {
  const codes = zones.map(({ code }) => [codeKey(code), code.trim()] as const);
  return [...new Map(codes.filter(([key]) => key !== '')).values()];
}

/** Poles, covers and drivers have no flux. */
function hasLight({ powerW, fluxLm }: CatalogueVariant): boolean {
  return powerW !== null && fluxLm !== null;
}

/** Fills a zone with code, power, flux and life of a variant; without power or flux it stays as it is. */
export function fillFromVariant(
  locale: LocaleCode,
  zone: ZoneForm,
  variant: CatalogueVariant,
): ZoneForm {
  if (!hasLight(variant)) return zone;
  const { sku, powerW, fluxLm, lifetimeH } = variant;
  const text = (value: number | null, before: string) =>
    value === null ? before : formatPlainNumber(locale, value);
  const { proposed } = zone;
  return {
    ...zone,
    code: sku,
    proposed: {
      ...proposed,
      wattage: text(powerW, proposed.wattage),
      lumens: text(fluxLm, proposed.lumens),
      lifetime: text(lifetimeH, proposed.lifetime),
    },
  };
}

/**
 * What the code of a zone stands for. A zone is that of its variant only with the variant's power and flux: with other
 * figures it is calculated as `changed`, and nothing names the variant. Price, life and number may be the visitor's.
 */
export type ZoneVariant =
  | { state: 'none' }
  /** Not looked up yet. */
  | { state: 'waiting' }
  | { state: 'unknown'; code: string }
  | { state: 'same' | 'changed' | 'no-light'; variant: CatalogueVariant };

/** Returns what the code of a zone stands for. */
export function variantOf(
  locale: LocaleCode,
  { code, proposed }: Pick<ZoneForm, 'code' | 'proposed'>,
  variants: VariantsByCode,
): ZoneVariant {
  if (code.trim() === '') return { state: 'none' };
  const variant = findVariantIn(variants, code);
  if (variant === undefined) return { state: 'waiting' };
  if (variant === null) return { state: 'unknown', code: code.trim() };
  if (!hasLight(variant)) return { state: 'no-light', variant };
  const isSameFlux =
    proposed.lumens.trim() === '' || quantityIn(locale, proposed.lumens, 'lm') === variant.fluxLm;
  const isSame = isSameFlux && quantityIn(locale, proposed.wattage, 'W') === variant.powerW;
  return { state: isSame ? 'same' : 'changed', variant };
}

/** Says what a visitor must know about the code of a zone; null for nothing. */
export function variantNote(t: Translate<'energy'>, zone: ZoneVariant): string | null {
  switch (zone.state) {
    case 'none':
    case 'waiting':
      return null;
    case 'unknown':
      return t('energy.code-unknown', { sku: zone.code });
    case 'no-light':
      return t('energy.code-no-light', { sku: zone.variant.sku });
    case 'changed':
      return t('energy.code-changed', {
        sku: zone.variant.sku,
        figures: figuresOf(t.locale, zone.variant),
      });
    case 'same': {
      const { title, discontinuedSince } = zone.variant;
      if (discontinuedSince === null) return null;
      return t('energy.code-discontinued', {
        title,
        date: formatDate(t.locale, discontinuedSince),
      });
    }
  }
}

function figuresOf(locale: LocaleCode, { powerW, fluxLm }: CatalogueVariant): string {
  return `${formatQuantity(locale, powerW ?? 0, 'W')}, ${formatQuantity(locale, fluxLm ?? 0, 'lm', 0)}`;
}

/** A variant of the proposal and how many of it a zone has. */
export type CountedVariant = { zone: string; variant: CatalogueVariant; quantity: number };

/** Counts the variants of the zones that are calculated with their figures, in the order of the zones. */
export function countVariants(
  found: readonly ZoneVariant[],
  zones: readonly { name: string; proposed: { quantity: number } }[],
): CountedVariant[] {
  return zones.flatMap(({ name, proposed }, index) => {
    const zone = found[index];
    if (zone?.state !== 'same') return [];
    return { zone: name.trim(), variant: zone.variant, quantity: proposed.quantity };
  });
}

/** The variants of the zones as rows of a table below another: an empty row, the heads, a row for each zone. */
export function variantTable(
  t: Translate<'energy'>,
  counted: readonly CountedVariant[],
): CsvCell[][] {
  if (counted.length === 0) return [];
  const head = [
    t('energy.zones'),
    t('energy.product'),
    t('energy.product-code'),
    t('energy.quantity'),
  ];
  const rows = counted.map(({ zone, variant, quantity }) => [
    zone,
    variant.title,
    variant.sku,
    quantity,
  ]);
  return [[], head, ...rows];
}
