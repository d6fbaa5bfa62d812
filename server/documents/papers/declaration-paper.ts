import type { Variant } from '#core/catalogue/product-view.ts';
import { type Law, listConformity } from '#core/documents/conformity.ts';
import { formatDate } from '#core/units.ts';
import {
  dateOf,
  eyebrowOf,
  framePaper,
  pictureOn,
  type Subject,
} from '#server/documents/subject.ts';
import type { Paper, PaperBlock } from '#server/pdf/paper.ts';

/**
 * The declaration of conformity of one article for the European Union (Decision 768/2008/EC, Annex III) and Great
 * Britain. Null where nothing is to be declared, or the content does not say who declares.
 */
export function declarationPaper(subject: Subject, variant: Variant): Paper | null {
  const { product, company, text, locale } = subject;
  const { declarations } = company;
  const conformity = listConformity(product, variant);
  if (!declarations || !conformity) return null;
  const { manufacturer, ukRepresentative, place, signatory } = declarations;
  const date = dateOf(product);
  const standards = conformity.standards.map(({ code, subject: key }) => [code, text(key)]);
  const half = Math.ceil(standards.length / 2);
  const standardColumns = [
    { title: text('declaration.standard'), share: 0.3 },
    { title: text('declaration.subject'), share: 0.7 },
  ];
  return framePaper(subject, {
    kind: 'declaration',
    code: variant.sku,
    blocks: [
      {
        kind: 'title',
        eyebrow: eyebrowOf(product),
        title: text('declaration.title'),
        subtitle: text('declaration.responsibility'),
        code: null,
      },
      {
        kind: 'columns',
        leftShare: 0.68,
        left: [
          {
            kind: 'facts',
            rows: [
              {
                label: text('declaration.number'),
                value: `${variant.sku.replaceAll('/', '-')} · ${date}`,
              },
              { label: text('declaration.manufacturer'), value: partyText(manufacturer) },
              { label: text('declaration.uk'), value: partyText(ukRepresentative) },
              {
                label: text('declaration.object'),
                value: `${variant.sku} – ${variant.description}`,
              },
              { label: text('declaration.brand'), value: company.name },
            ],
          },
        ],
        right: listPicture(subject, variant),
      },
      {
        kind: 'columns',
        leftShare: 0.48,
        left: lawBlocks(subject, 'eu', conformity.laws),
        right: lawBlocks(subject, 'gb', conformity.laws),
      },
      { kind: 'heading', text: text('declaration.standards') },
      { kind: 'text', paragraphs: [text('declaration.standards.text')] },
      {
        kind: 'columns',
        leftShare: 0.48,
        left: [{ kind: 'table', columns: standardColumns, rows: standards.slice(0, half) }],
        right: [{ kind: 'table', columns: standardColumns, rows: standards.slice(half) }],
      },
      {
        kind: 'signature',
        text: text('declaration.signed', { company: manufacturer.name }),
        place: `${place}, ${formatDate(locale, date)}`,
        name: signatory.name,
        role: signatory.role,
      },
    ],
  });
}

function partyText({ name, address }: { name: string; address: string }): string {
  return `${name}, ${address}`;
}

/** What is declared, as a picture: Decision 768/2008/EC lets it be part of the identification. */
function listPicture({ product }: Subject, variant: Variant): PaperBlock[] {
  const image = pictureOn(variant.picture ?? product.pictures[0], 400);
  return image ? [{ kind: 'drawing', image, height: 104 }] : [];
}

function lawBlocks({ text }: Subject, market: 'eu' | 'gb', laws: Law[]): PaperBlock[] {
  const rows = laws.map((law) => [text(`act.${market}.${law}`), text(`law.${law}`)]);
  const columns = [
    { title: text('declaration.act'), share: 0.52 },
    { title: text('declaration.subject'), share: 0.48 },
  ];
  return [
    { kind: 'heading', text: text(`declaration.${market}`) },
    { kind: 'text', paragraphs: [text(`declaration.${market}.text`)] },
    { kind: 'table', columns, rows },
  ];
}
