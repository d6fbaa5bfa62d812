import { figureGroups } from '#core/catalogue/figure-texts.ts';
import { type FacetId, meritOf } from '#core/catalogue/listing/facets.ts';
import type { Variant } from '#core/catalogue/product-view.ts';
import type { MessageKey } from '#core/i18n/messages.ts';
import type { Translate } from '#core/i18n/translate.ts';
import type { FileLink, Picture } from '#core/media.ts';

/** A variant with what a comparison shows of its product. */
export type ComparedVariant = {
  variant: Variant;
  product: {
    id: number;
    slug: string;
    title: string;
    /** Title of its type. */
    type: string;
    /** Null while no picture exists: the drawing stands in. */
    picture: Picture | null;
    drawing: FileLink | null;
    variantCount: number;
    warrantyYears: number;
    /** What all its variants share, as the product's page lists it. */
    specification: { label: string; value: string }[];
  };
};

/** What stands above a column of a comparison. */
export type ComparedHead = {
  variant: Pick<Variant, 'id' | 'sku' | 'picture'>;
  product: Omit<ComparedVariant['product'], 'warrantyYears' | 'specification'>;
};

/** A figure of every compared variant, in their order. */
export type ComparisonRow = {
  label: string;
  /** Texts with their units; null where the figure does not apply. */
  values: (string | null)[];
  isDifferent: boolean;
  /** Places of the best values; empty where no value is better than another beyond doubt. */
  best: number[];
};

export type ComparisonGroup = { title: string; rows: ComparisonRow[] };

const groups: { title: MessageKey; labels: MessageKey[] }[] = [
  {
    title: 'specification.light',
    labels: [
      'figure.flux',
      'figure.efficacy',
      'figure.cct',
      'figure.cri',
      'figure.sdcm',
      'figure.optic',
      'figure.beam',
      'figure.ugr',
    ],
  },
  {
    title: 'specification.electrical',
    labels: [
      'figure.power',
      'figure.voltage',
      'figure.class',
      'figure.energy-class',
      'figure.eprel',
    ],
  },
  { title: 'comparison.control', labels: ['figure.dimming', 'figure.emergency'] },
  { title: 'comparison.protection', labels: ['figure.ip', 'figure.ik', 'figure.ambient'] },
  {
    title: 'comparison.dimensions',
    labels: [
      'figure.diameter',
      'figure.length',
      'figure.width',
      'figure.height',
      'figure.cut-out',
      'figure.weight',
      'figure.finish',
    ],
  },
  { title: 'comparison.life', labels: ['figure.lifetime', 'figure.warranty'] },
];

/**
 * Every figure of some variants side by side, grouped; rows that none of them fills are left out. What their products
 * state in words comes last, matched by its label.
 */
export function compareVariants(t: Translate, compared: ComparedVariant[]): ComparisonGroup[] {
  const texts = compared.map((one) => figureTexts(t, one));
  const figures = groups.map(({ title, labels }) => {
    const rows = labels.map((label) => ({
      ...toRow(
        t(label),
        texts.map((figure) => figure.get(label) ?? null),
      ),
      best: findBest(label, compared),
    }));
    return { title: t(title), rows };
  });
  const construction = { title: t('specification.construction'), rows: statedRows(compared) };
  return [...figures, construction]
    .map(({ title, rows }) => ({ title, rows: rows.filter(hasValue) }))
    .filter(({ rows }) => rows.length > 0);
}

/** The head of a column without the figures below it. */
export function headOf({ variant, product }: ComparedVariant): ComparedHead {
  const { id, sku, picture } = variant;
  const { warrantyYears, specification, ...head } = product;
  return { variant: { id, sku, picture }, product: head };
}

function figureTexts(t: Translate, { variant, product }: ComparedVariant) {
  const figures = figureGroups(t, variant).flatMap((group) => group.figures);
  const texts = new Map(figures.map(({ label, value }) => [label, value]));
  return texts.set('figure.warranty', t.count('product.years', product.warrantyYears));
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

/**
 * The figures of which more, or less, is better whatever the task, by the facet that knows which. Flux, power, beam or
 * colour temperature are not among them: what is best of these depends on the room.
 */
const merits: Partial<Record<MessageKey, FacetId>> = {
  'figure.efficacy': 'efficacy',
  'figure.cri': 'cri',
  'figure.sdcm': 'sdcm',
  'figure.ugr': 'ugr',
  'figure.lifetime': 'lifetime',
  'figure.warranty': 'warranty',
};

function findMerits(label: MessageKey, compared: ComparedVariant[]): (number | null)[] {
  const facet = merits[label];
  if (facet) return compared.map((one) => meritOf(facet, one));
  if (label !== 'figure.energy-class') return [];
  return compared.map(({ variant: { energyClass } }) =>
    energyClass === null ? null : -energyClass.charCodeAt(0),
  );
}

function findBest(label: MessageKey, compared: ComparedVariant[]): number[] {
  if (label === 'figure.lifetime' && !haveSameBasis(compared)) return [];
  const values = findMerits(label, compared);
  const known = values.filter((value) => value !== null);
  const most = Math.max(...known);
  if (known.length < 2 || Math.min(...known) === most) return [];
  return values.flatMap((value, at) => (value === most ? [at] : []));
}

/** Hours until L80 and hours until L90 are no better or worse than each other. */
function haveSameBasis(compared: ComparedVariant[]): boolean {
  const classes = compared
    .filter(({ variant }) => variant.lifetimeH !== null)
    .map(({ variant }) => variant.lifetimeClass);
  return new Set(classes).size === 1;
}
