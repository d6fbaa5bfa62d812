import type { ComparisonGroupId, Figure } from '#core/catalogue/figures/figure.ts';
import { figureLabel, figuresOf } from '#core/catalogue/figures/figures.ts';
import type { Archetype } from '#core/catalogue/product-record.ts';
import type { Variant } from '#core/catalogue/product-view.ts';
import type { MessageKey } from '#core/i18n/messages.ts';
import type { Translate } from '#core/i18n/translate.ts';
import { keysOf } from '#core/keys.ts';
import type { LightCalculator } from '#core/light-calculator.ts';
import type { FileLink } from '#core/media.ts';

/** A group of attributes of one variant. */
type ComparedAttributes = {
  id: string;
  title: string;
  rows: { name: string; label: string; value: string }[];
};

/** A variant with the product data shown in a comparison. */
export type ComparedVariant = {
  variant: Variant;
  /** Typed data of the variant, as finished texts. */
  attributes: ComparedAttributes[];
  product: {
    id: number;
    slug: string;
    title: string;
    /** Title of its type. */
    type: string;
    /** Replaces the picture of a variant that has none. */
    drawing: FileLink | null;
    variantCount: number;
    warrantyYears: number;
    archetype: Archetype;
    /** What its light is planned with. */
    calculator: LightCalculator;
    /** Specification shared by all variants, as on the product page. */
    specification: { label: string; value: string }[];
  };
};

/** Head of a comparison column. */
export type ComparedHead = {
  variant: Pick<Variant, 'id' | 'sku' | 'picture'>;
  product: Omit<ComparedVariant['product'], 'warrantyYears' | 'specification'>;
};

/** A figure of all compared variants, in column order. */
export type ComparisonRow = {
  label: string;
  /** Texts with their units; null if the figure does not apply. */
  values: (string | null)[];
  isDifferent: boolean;
  /** Indexes of the best values; empty unless one is clearly better. */
  best: number[];
};

export type ComparisonGroup = { title: string; rows: ComparisonRow[] };

const titles = {
  light: 'specification.light',
  electrical: 'specification.electrical',
  control: 'comparison.control',
  protection: 'comparison.protection',
  dimensions: 'comparison.dimensions',
  life: 'comparison.life',
} as const satisfies Record<ComparisonGroupId, MessageKey<'comparison'>>;

const groups = keysOf(titles);

/** A figure in a comparison. */
type ComparedFigure = Pick<Figure<ComparedVariant>, 'text' | 'value' | 'better' | 'basis'> & {
  label: MessageKey;
  group: ComparisonGroupId;
};

/** Product data compared like a figure of the variant. */
const warranty: ComparedFigure = {
  label: 'figure.warranty',
  group: 'life',
  text: (t, { product }) => t.count('product.years', product.warrantyYears),
  value: ({ product }) => product.warrantyYears,
  better: 'more',
  basis: () => null,
};

const figures: ComparedFigure[] = [
  ...figuresOf('comparison').map(({ figure, place }) => ({
    label: figureLabel(figure.id),
    group: place.group,
    text: (t: Translate, { variant }: ComparedVariant) => figure.text(t, variant),
    value: ({ variant }: ComparedVariant) => figure.value(variant),
    better: figure.better,
    basis: ({ variant }: ComparedVariant) => figure.basis(variant),
  })),
  warranty,
];

/**
 * Compares all figures of some variants side by side, grouped; rows without any value are left out. The products'
 * specifications come last, matched by label.
 */
export function compareVariants(
  t: Translate<'comparison'>,
  compared: ComparedVariant[],
): ComparisonGroup[] {
  const compareAll = (group: ComparisonGroupId) =>
    figures
      .filter((figure) => figure.group === group)
      .map((figure) => toFigureRow(t, figure, compared));
  const shown = groups.map((group) => ({
    title: t(titles[group]),
    rows: [...compareAll(group), ...attributeRows(compared, group)],
  }));
  const further = attributeTitles(compared).map(([id, title]) => {
    return { title, rows: attributeRows(compared, id) };
  });
  const construction = { title: t('specification.construction'), rows: statedRows(compared) };
  return [...shown, ...further, construction]
    .map(({ title, rows }) => ({ title, rows: rows.filter(hasValue) }))
    .filter(({ rows }) => rows.length > 0);
}

/** Returns the head of a column without its figures. */
export function headOf({ variant, product }: ComparedVariant): ComparedHead {
  const { id, sku, picture } = variant;
  const { warrantyYears, specification, ...head } = product;
  return { variant: { id, sku, picture }, product: head };
}

function toFigureRow(t: Translate, figure: ComparedFigure, compared: ComparedVariant[]) {
  const values = compared.map((variant) => figure.text(t, variant));
  return { ...toRow(t(figure.label), values), best: findBest(figure, compared) };
}

/** Groups of attributes that have no figures, with their titles. */
function attributeTitles(compared: ComparedVariant[]): [string, string][] {
  const all = compared.flatMap(({ attributes }) => attributes);
  const titled = new Map(all.map(({ id, title }) => [id, title]));
  return [...titled].filter(([id]) => !groups.some((group) => group === id));
}

/** The attributes of a group, in the order of the first variant that states them. */
function attributeRows(compared: ComparedVariant[], id: string): ComparisonRow[] {
  const stated = compared.map(({ attributes }) => {
    const rows = attributes.filter((group) => group.id === id).flatMap((group) => group.rows);
    return new Map(rows.map((row) => [row.name, row]));
  });
  const named = new Map(stated.flatMap((rows) => [...rows]));
  return [...named].map(([name, { label }]) =>
    toRow(
      label,
      stated.map((rows) => rows.get(name)?.value ?? null),
    ),
  );
}

function statedRows(compared: ComparedVariant[]): ComparisonRow[] {
  const stated = compared.map(({ product }) => {
    return new Map(product.specification.map(({ label, value }) => [label, value]));
  });
  const labels = new Set(stated.flatMap((values) => [...values.keys()]));
  return [...labels].map((label) => {
    return toRow(
      label,
      stated.map((values) => values.get(label) ?? null),
    );
  });
}

function toRow(label: string, values: (string | null)[]): ComparisonRow {
  return { label, values, isDifferent: new Set(values).size > 1, best: [] };
}

function hasValue({ values }: ComparisonRow): boolean {
  return values.some((value) => value !== null);
}

/** Indexes of the best values, if one end is always better and all values are comparable. */
function findBest(figure: ComparedFigure, compared: ComparedVariant[]): number[] {
  const merits = compared.map((variant) => meritOf(figure, variant));
  const comparable = merits.filter((merit) => merit !== null);
  const bases = compared.filter((_, index) => merits[index] !== null).map(figure.basis);
  const most = Math.max(...comparable);
  if (comparable.length < 2 || Math.min(...comparable) === most || new Set(bases).size > 1)
    return [];
  return merits.flatMap((merit, index) => (merit === most ? [index] : []));
}

/** Returns a number that grows with the quality of the figure, with letters as numbers; null if no end is better. */
function meritOf({ value, better }: ComparedFigure, compared: ComparedVariant): number | null {
  const raw = value(compared);
  if (raw === null || better === null) return null;
  const worth = typeof raw === 'number' ? raw : raw.charCodeAt(0);
  return better === 'more' ? worth : -worth;
}
