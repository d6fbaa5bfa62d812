import { attributesOf } from '#core/catalogue/attributes/attribute-rows.ts';
import { breakers } from '#core/catalogue/attributes/electrical-attributes.ts';
import type { Variant } from '#core/catalogue/product-view.ts';
import { formatQuantity } from '#core/units.ts';
import { listTerminals } from '#server/documents/kinds/mounting-steps.ts';
import { listWiring } from '#server/documents/kinds/wiring-blocks.ts';
import {
  attributesOfVariant,
  codeUrl,
  frameProductDocument,
  type Subject,
  variantTitle,
} from '#server/documents/subject.ts';
import type { PdfBlock, PdfDocument } from '#server/pdf/pdf-document.ts';

/** Attributes that the diagram, its notes and the table of circuit breakers say. */
const SHOWN_ABOVE = new Set(['breakers', 'terminal', 'gear', 'through_wiring', 'cable_entries']);

/** Composes the sheet for electricians: the diagram of one variant, its circuit breakers and its electrical data. */
export function wiringDocument(subject: Subject, variant: Variant): PdfDocument {
  const { product, text } = subject;
  const href = codeUrl(subject, variant.sku);
  const { host } = new URL(href);
  const terminals = listTerminals({ ...subject, product: { ...product, variants: [variant] } });
  const groups = attributesOf(product, variant)
    .filter(({ id }) => id === 'electrical' || id === 'emergency')
    .map(({ title, rows }) => ({
      title,
      rows: rows
        .filter(({ name }) => !SHOWN_ABOVE.has(name))
        .map(({ label, value }) => ({ label, value })),
    }));
  return frameProductDocument(subject, {
    kind: 'wiring',
    code: variant.sku,
    subject: variant.description,
    blocks: [
      variantTitle(subject, variant),
      { kind: 'heading', text: text('instructions.connection') },
      { kind: 'points', items: terminals, columns: 1 },
      {
        kind: 'columns',
        leftShare: 0.52,
        left: [{ kind: 'wiring', diagrams: listWiring(subject, [variant]) }],
        right: [{ kind: 'code', href, text: text('instructions.page'), shown: host }],
      },
      ...listBreakers(subject, variant),
      ...(groups.length > 0 ? [{ kind: 'groups', groups } as const] : []),
    ],
  });
}

/** How many of the variant one circuit breaker carries, and their power together. */
function listBreakers(subject: Subject, variant: Variant): PdfBlock[] {
  const { text, locale } = subject;
  const stated = attributesOfVariant(subject, variant);
  const rows = breakers.flatMap(({ name, type, amps }) => {
    const count = stated[name];
    if (typeof count !== 'number') return [];
    const power =
      variant.powerW === null ? '' : formatQuantity(locale, count * variant.powerW, 'W', 0);
    return [[`${type}${amps}`, String(count), power]];
  });
  if (rows.length === 0) return [];
  const columns = [
    { title: text('breakers.breaker'), share: 0.3 },
    { title: text('breakers.count'), share: 0.35, isNumber: true },
    { title: text('breakers.power'), share: 0.35, isNumber: true },
  ];
  return [
    {
      kind: 'together',
      blocks: [
        { kind: 'heading', text: text('breakers.title') },
        { kind: 'table', columns, rows },
        { kind: 'text', paragraphs: [text('breakers.note')] },
      ],
    },
  ];
}
