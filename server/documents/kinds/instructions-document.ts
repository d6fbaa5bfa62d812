import { ambientText } from '#core/catalogue/figures/value-texts.ts';
import type { Variant } from '#core/catalogue/product-view.ts';
import type { TextKey } from '#core/documents/document-texts.ts';
import { formatQuantity } from '#core/units.ts';
import {
  listCharging,
  listSteps,
  listTerminals,
  mountingOfProduct,
} from '#server/documents/kinds/mounting-steps.ts';
import { listSourceStatements } from '#server/documents/kinds/source-statements.ts';
import { listWiring } from '#server/documents/kinds/wiring-blocks.ts';
import {
  attributesOfVariant,
  eyebrowOf,
  frameProductDocument,
  pageUrl,
  pdfDrawing,
  type Subject,
} from '#server/documents/subject.ts';
import type { PdfBlock, PdfDocument, PdfRow } from '#server/pdf/pdf-document.ts';

/** From this second digit of the IP code on, a luminaire is suitable for wet locations. */
const MIN_WET_DIGIT = 4;
/** Number of specification rows that instructions repeat: construction comes first, tests last. */
const MAX_FACTS = 8;

/** Composes the mounting and wiring instructions for all variants of a product. */
export function instructionsDocument(subject: Subject): PdfDocument {
  const { product, t, text } = subject;
  const mounting = mountingOfProduct(subject);
  const drawing = pdfDrawing(product.drawings[0], t('gallery.drawing', { title: product.title }));
  const facts: PdfBlock[] = [
    { kind: 'heading', text: text('instructions.facts') },
    { kind: 'facts', rows: listFacts(subject) },
  ];
  const tools: PdfBlock[] = [
    { kind: 'heading', text: text('instructions.tools') },
    { kind: 'points', items: text.list(`mounting.${mounting}.tools`), columns: 2 },
  ];
  return frameProductDocument(subject, {
    kind: 'instructions',
    code: product.code,
    blocks: [
      {
        kind: 'title',
        eyebrow: eyebrowOf(product),
        title: product.title,
        subtitle: product.summary,
        code: product.code,
      },
      { kind: 'notice', title: text('instructions.before'), items: listSafety(subject, mounting) },
      drawing
        ? {
            kind: 'columns',
            leftShare: 0.5,
            left: facts,
            right: [
              { kind: 'heading', text: text('instructions.dimensions') },
              { kind: 'drawing', image: drawing, height: 200 },
            ],
          }
        : { kind: 'together', blocks: facts },
      { kind: 'together', blocks: tools },
      { kind: 'heading', text: text('instructions.steps') },
      { kind: 'steps', items: listSteps(subject, mounting) },
      ...listConnections(subject),
      ...listSources(subject),
      {
        kind: 'together',
        blocks: [
          { kind: 'heading', text: text('instructions.after') },
          { kind: 'points', items: listAfter(subject), columns: 1 },
        ],
      },
      { kind: 'code', href: pageUrl(subject), text: codeText(subject) },
      { kind: 'heading', text: text('instructions.variants') },
      variantTable(subject),
    ],
  });
}

function listSafety(subject: Subject, mounting: string): string[] {
  const { product, text } = subject;
  const { variants } = product;
  const classes = new Set(variants.map(({ protectionClass }) => protectionClass));
  const volts = [...new Set(variants.flatMap(lowVoltage))];
  const wettest = variants
    .map(({ ip }) => ip)
    .filter((ip) => ip !== null && Number(ip.at(-1)) >= MIN_WET_DIGIT)
    .sort()
    .at(-1);
  const ranges = new Set(variants.map(ambientText).filter((range) => range !== null));
  const isLive = variants.some(({ voltage }) => voltage !== null);
  return [
    text('safety.qualified'),
    ...(isLive ? [text('safety.off')] : []),
    ...(classes.has('I') ? [text('safety.class-i')] : []),
    ...(classes.has('II') ? [text('safety.class-ii')] : []),
    ...(volts.length > 0 ? [text(classIiiKey(volts), { voltage: volts.join(' / ') })] : []),
    ...(mounting === 'recessed' || mounting === 'plastered' || mounting === 'grid'
      ? [text('safety.insulation')]
      : []),
    ...(wettest ? [text('safety.seal', { ip: wettest })] : []),
    ...listTemperatures([...ranges], text),
    ...listRisk(subject),
    ...(isLive ? [text(modifyKey(subject, mounting))] : []),
  ];
}

/** EN 60598-1, 3.2.23: where light is RG2 nearer than a distance, instructions name it. */
function listRisk(subject: Subject): string[] {
  const distances = subject.product.variants.map((variant) =>
    Number(attributesOfVariant(subject, variant).risk_distance_m ?? 0),
  );
  const farthest = Math.max(0, ...distances);
  if (farthest === 0) return [];
  const distance = formatQuantity(subject.locale, farthest, 'm', 1);
  return [subject.text('safety.risk', { distance })];
}

/** What it says of parts that are replaced follows from who can replace them. */
function modifyKey(subject: Subject, mounting: string) {
  if (controls.has(mounting)) return 'safety.modify-device';
  const isReplaced = subject.product.variants.some(
    (variant) => attributesOfVariant(subject, variant).source_replaceable === 'professional',
  );
  return isReplaced ? 'safety.modify' : 'safety.modify-plain';
}

/** Mountings of devices without a light source or a driver that could be replaced. */
const controls = new Set(['control', 'driver', 'switch']);

function listTemperatures(ranges: string[], text: Subject['text']): string[] {
  const [range] = ranges;
  if (range === undefined) return [];
  if (ranges.length === 1) return [text('safety.temperature', { range })];
  return [text('safety.temperatures', { ranges: ranges.join(', ') })];
}

/** A reel of 24 V must not hang on 48 V, which other reels of its series need. */
function classIiiKey({ length }: string[]): TextKey {
  return length > 1 ? 'safety.class-iii-versions' : 'safety.class-iii';
}

function lowVoltage({ protectionClass, voltage }: Variant): string[] {
  return protectionClass === 'III' && voltage ? [voltage] : [];
}

/** Cut-outs, the range of weights, and the first rows of the specification. */
function listFacts({ product, locale, t }: Subject): PdfRow[] {
  const weights = product.variants.map(({ weightKg }) => weightKg);
  const lightest = formatQuantity(locale, Math.min(...weights), 'kg', 2);
  const heaviest = formatQuantity(locale, Math.max(...weights), 'kg', 2);
  const cutOuts = [...new Set(product.variants.flatMap(({ cutOutMm }) => cutOutMm ?? []))];
  const cutOut = cutOuts
    .map((size) => (size.includes('x') ? size.replace('x', ' × ') : `Ø ${size}`))
    .join(', ');
  return [
    ...(cutOut ? [{ label: t('figure.cut-out'), value: `${cutOut} mm` }] : []),
    {
      label: t('figure.weight'),
      value: lightest === heaviest ? lightest : `${lightest} – ${heaviest}`,
    },
    ...product.specification.slice(0, MAX_FACTS),
  ];
}

function listConnections(subject: Subject): PdfBlock[] {
  const diagrams = listWiring(subject, subject.product.variants);
  if (diagrams.length === 0) return [];
  const first: PdfBlock[] = [
    { kind: 'heading', text: subject.text('instructions.connection') },
    { kind: 'points', items: listTerminals(subject), columns: 1 },
    { kind: 'wiring', diagrams: diagrams.slice(0, 2) },
  ];
  const further: PdfBlock[] = [{ kind: 'wiring', diagrams: diagrams.slice(2) }];
  return [{ kind: 'together', blocks: first }, ...(diagrams.length > 2 ? further : [])];
}

function listSources(subject: Subject): PdfBlock[] {
  const items = listSourceStatements(subject);
  if (items.length === 0) return [];
  const heading: PdfBlock = { kind: 'heading', text: subject.text('instructions.source') };
  return [{ kind: 'together', blocks: [heading, { kind: 'points', items, columns: 1 }] }];
}

function listAfter(subject: Subject): string[] {
  const { product, text } = subject;
  const isElectrical = product.variants.some(({ voltage }) => voltage !== null);
  return [
    ...listCharging(subject),
    ...text.list('instructions.after.items'),
    ...(isElectrical ? [text('instructions.after.disposal')] : []),
  ];
}

function codeText({ product, text }: Subject): string {
  return product.installationVideo ? text('instructions.film') : text('instructions.page');
}

/** Codes and descriptions, with the energy class where it differs among the variants. */
function variantTable({ product, t, text }: Subject): PdfBlock {
  const classes = new Set(product.variants.map(({ energyClass }) => energyClass));
  const hasClass = classes.size > 1;
  const columns = [
    { title: t('figure.code'), share: 0.32 },
    { title: t('figure.description'), share: hasClass ? 0.53 : 0.68 },
    ...(hasClass ? [{ title: text('instructions.class'), share: 0.15 }] : []),
  ];
  const rows = product.variants.map(({ sku, description, energyClass }) => [
    sku,
    description,
    ...(hasClass ? [energyClass ?? ''] : []),
  ]);
  return { kind: 'table', columns, rows };
}
