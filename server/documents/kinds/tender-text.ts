import { attributesOf } from '#core/catalogue/attributes/attribute-rows.ts';
import { figureGroups } from '#core/catalogue/figure-texts.ts';
import type { Variant } from '#core/catalogue/product-view.ts';
import type { Subject } from '#server/documents/subject.ts';

/** Groups that say how the variant is sold. */
const LEFT_OUT = new Set<string>(['ordering']);

/**
 * Returns the paragraphs of the text that specifiers copy into a bill of quantities (in Spain, *memoria descriptiva*):
 * what is supplied, what it is, its figures and attributes by group, its guarantee, and its installation.
 */
export function tenderParagraphs(subject: Subject, variant: Variant): string[] {
  const { product, t, text, company } = subject;
  return [
    text('tender.supply', {
      title: product.title,
      type: product.types.map(({ title }) => title).join(', '),
      company: company.name,
      sku: variant.sku,
    }),
    `${variant.description}.`,
    ...listGroups(subject, variant).map(({ title, rows }) => `${title}: ${rows.join('; ')}.`),
    text('tender.warranty', { years: t.count('product.years', product.warrantyYears) }),
    text('tender.installation'),
  ];
}

/** The tender text as a file that every text program opens: UTF-8, with the line ends of Windows. */
export function tenderFile(subject: Subject, variant: Variant): string {
  return `${tenderParagraphs(subject, variant).join('\r\n\r\n')}\r\n`;
}

function listGroups({ product, t }: Subject, variant: Variant) {
  const attributes = attributesOf(product, variant).filter(({ id }) => !LEFT_OUT.has(id));
  const figures = figureGroups(t, variant).map(({ id, title, figures: known }) => {
    const stated = known.flatMap(({ label, value }) =>
      value === null || isLeftOut(label, variant) ? [] : [{ label: t(label), value }],
    );
    const rows = attributes.filter((group) => group.id === id).flatMap(({ rows }) => rows);
    return { title: t(title), rows: [...stated, ...rows] };
  });
  const ids = new Set<string>(figureGroups(t, variant).map(({ id }) => id));
  const further = attributes.filter(({ id }) => !ids.has(id));
  return [...figures, ...further]
    .map(({ title, rows }) => ({ title, rows: rows.map(toPhrase) }))
    .filter(({ rows }) => rows.length > 0);
}

/** The number in the register would admit no equivalent, and no tender says that a unit is absent. */
function isLeftOut(label: string, { emergency }: Variant): boolean {
  return label === 'figure.eprel' || (label === 'figure.emergency' && emergency === 'none');
}

function toPhrase({ label, value }: { label: string; value: string }): string {
  return `${withinSentence(label)} ${withinSentence(value)}`;
}

/** A word of which only the first letter is a capital: neither `PstLM` nor `IP44`. */
const CAPITALISED = /^\p{Lu}\p{Ll}+(?![\p{L}\d])/u;
/** Radio systems, sockets and indices are written like this everywhere. */
const NAMES: readonly string[] = [
  ...['Bluetooth', 'Casambi', 'Octo', 'Zhaga', 'Zigbee'],
  ...['Ra', 'Rf', 'Rg'],
];

/** `Luminous flux` and `Built-in` within a sentence: `luminous flux`, `built-in`. */
function withinSentence(text: string): string {
  const [word] = CAPITALISED.exec(text) ?? [];
  if (word === undefined || NAMES.includes(word)) return text;
  return text.charAt(0).toLowerCase() + text.slice(1);
}
