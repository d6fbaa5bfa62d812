import type { Variant } from '#core/catalogue/product-view.ts';
import {
  isControlOf,
  isDriverOf,
  longestRunM,
  MAX_LOAD_SHARE,
  supplyVolts,
} from '#core/documents/compatibility.ts';
import { formatNumber, formatQuantity } from '#core/units.ts';
import type { Catalogue, CatalogueVariant } from '#server/documents/catalogue.ts';
import type { Product } from '#server/documents/sources.ts';
import { frameProductDocument, type Subject } from '#server/documents/subject.ts';
import type { PdfBlock, PdfDocument } from '#server/pdf/pdf-document.ts';

/** Limit of codes in one cell. */
const MAX_CODES = 16;

/** Composes the list of compatible accessories, controls, drivers or strips, and luminaires, with requirements. */
export function compatibilityDocument(
  subject: Subject,
  variant: Variant,
  catalogue: Catalogue,
): PdfDocument {
  const { product, text, t } = subject;
  const current = catalogue.variants.find(({ variant: { id } }) => id === variant.id);
  const sections = [
    ...accessories(subject, catalogue, current),
    ...(current ? partners(subject, current, catalogue) : []),
  ];
  const nothing: PdfBlock = { kind: 'text', paragraphs: [text('compatibility.nothing')] };
  return frameProductDocument(subject, {
    kind: 'compatibility',
    code: variant.sku,
    blocks: [
      {
        kind: 'title',
        eyebrow: t('document.compatibility'),
        title: product.title,
        subtitle: variant.description,
        code: variant.sku,
      },
      { kind: 'text', paragraphs: [text('compatibility.about', { sku: variant.sku })] },
      ...requirements(subject, variant),
      ...(sections.length > 0 ? sections : [nothing]),
    ],
  });
}

function requirements({ text, t, product }: Subject, variant: Variant): PdfBlock[] {
  if (variant.powerW === null && product.archetype !== 'switch') return [];
  const title = `${text('compatibility.requirements')}: ${t(`dimming.${variant.dimming}`)}`;
  return [{ kind: 'notice', title, items: text.list(`requirements.${variant.dimming}`) }];
}

/** The accessories of the content, without the archetypes that are matched by their figures. */
function accessories(
  subject: Subject,
  catalogue: Catalogue,
  current: CatalogueVariant | undefined,
): PdfBlock[] {
  const ids = new Set(subject.product.accessories.map(({ id }) => id));
  const matchedByFigures = current
    ? (decidedByFigures[current.traits.archetype] ?? controlKinds)
    : [];
  const matches = catalogue.variants.filter(
    ({ product }) => ids.has(product.id) && !matchedByFigures.includes(product.archetype),
  );
  return section(subject, subject.text('compatibility.accessories'), matches);
}

type Archetype = Product['archetype'];

const controlKinds: Archetype[] = ['sensor', 'switch'];
const decidedByFigures: Partial<Record<Archetype, Archetype[]>> = {
  strip: ['driver', ...controlKinds],
  driver: ['strip', ...controlKinds],
  sensor: [],
  switch: [],
};

/** Products that match by the figures of both sides. */
function partners(
  subject: Subject,
  current: CatalogueVariant,
  { variants }: Catalogue,
): PdfBlock[] {
  const { text, locale } = subject;
  const share = MAX_LOAD_SHARE * 100;
  const drivers = variants.filter((other) => isDriverOf(other.traits, current.traits));
  const strips = variants.filter((other) => isDriverOf(current.traits, other.traits));
  const volts = strips[0] ? supplyVolts(strips[0].traits) : null;
  const runs = (pairs: [CatalogueVariant, number | null][]): string[][] =>
    pairs.map(([{ variant }, metres]) => [
      variant.sku,
      variant.description,
      metres === null ? '' : formatQuantity(locale, metres, 'm'),
    ]);
  return [
    ...section(
      subject,
      text('compatibility.controls'),
      variants.filter((other) => isControlOf(other.traits, current.traits)),
    ),
    ...runTable(subject, {
      title: text('compatibility.drivers'),
      note: text('compatibility.drivers.note', { share }),
      rows: runs(drivers.map((driver) => [driver, longestRunM(driver.traits, current.traits)])),
    }),
    ...runTable(subject, {
      title: text('compatibility.strips', { voltage: formatNumber(locale, volts ?? 0) }),
      note: text('compatibility.strips.note', { share }),
      rows: runs(strips.map((strip) => [strip, longestRunM(current.traits, strip.traits)])),
    }),
    ...section(
      subject,
      text('compatibility.luminaires'),
      variants.filter((other) => isControlOf(current.traits, other.traits)),
    ),
  ];
}

type RunTable = { title: string; note: string; rows: string[][] };

function runTable({ text, t }: Subject, { title, note, rows }: RunTable): PdfBlock[] {
  if (rows.length === 0) return [];
  const columns = [
    { title: t('figure.code'), share: 0.28 },
    { title: t('figure.description'), share: 0.56 },
    { title: text('compatibility.length'), share: 0.16, isNumber: true },
  ];
  return [
    { kind: 'heading', text: title },
    { kind: 'text', paragraphs: [note] },
    { kind: 'table', columns, rows },
  ];
}

/** Variants by product: one row for each product, with the SKUs. */
function section({ text }: Subject, title: string, variants: CatalogueVariant[]): PdfBlock[] {
  const byProduct = Map.groupBy(variants, ({ product }) => product);
  if (byProduct.size === 0) return [];
  const rows = [...byProduct].map(([product, matches]) => {
    const codes = matches.slice(0, MAX_CODES).map(({ variant }) => variant.sku);
    const more = matches.length - codes.length;
    const rest = more > 0 ? [text('compatibility.more', { count: more })] : [];
    return [product.title, [...codes, ...rest].join(', ')];
  });
  const columns = [
    { title: text('compatibility.product'), share: 0.26 },
    { title: text('compatibility.variants'), share: 0.74 },
  ];
  return [
    { kind: 'heading', text: title },
    { kind: 'table', columns, rows },
  ];
}
