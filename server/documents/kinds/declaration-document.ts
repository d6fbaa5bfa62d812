import {
  type Declaration,
  issuedIn,
  referenceOfDeclaration,
} from '#core/declarations/declaration.ts';
import type { Law } from '#core/documents/conformity.ts';
import { subjectOfStandard } from '#core/documents/standards.ts';
import { formatDate } from '#core/units.ts';
import { type DocumentContext, frameCompanyDocument } from '#server/documents/subject.ts';
import type { PdfBlock, PdfDocument } from '#server/pdf/pdf-document.ts';

/**
 * Composes an issued declaration of conformity for the European Union (Decision 768/2008/EC, Annex III; 2014/53/EU, Annex VI)
 * and Great Britain from what it stated when it was issued, and from nothing else of the content.
 */
export function declarationDocument(
  context: DocumentContext,
  declaration: Declaration,
): PdfDocument {
  const { text, t, locale } = context;
  const { issued, name, manufacturer, signatory, place, types } = declaration;
  const reference = referenceOfDeclaration(declaration);
  return frameCompanyDocument(context, {
    title: `${t('document.declaration')} ${reference} – ${issuedIn(name, locale)}`,
    subject: types.join(', '),
    date: issued,
    label: t('document.declaration'),
    note: reference,
    blocks: [
      {
        kind: 'title',
        eyebrow: reference,
        title: text('declaration.title'),
        subtitle: text('declaration.responsibility'),
        code: null,
      },
      identity(context, declaration),
      {
        kind: 'columns',
        leftShare: 0.48,
        left: lawBlocks(context, 'eu', declaration.acts),
        right: lawBlocks(context, 'gb', declaration.acts),
      },
      { kind: 'heading', text: text('declaration.standards') },
      { kind: 'text', paragraphs: [text('declaration.standards.text')] },
      standardsBlock(context, declaration.standards),
      {
        kind: 'signature',
        text: text('declaration.signed', { company: manufacturer.name }),
        place: `${place}, ${formatDate(locale, issued)}`,
        name: signatory.name,
        role: issuedIn(signatory.role, locale),
      },
    ],
  });
}

/** Object of the declaration and the responsible parties. */
function identity({ text, locale, company }: DocumentContext, declaration: Declaration): PdfBlock {
  const { number, edition, name, types, manufacturer, uk_representative: uk } = declaration;
  const issued = formatDate(locale, declaration.issued);
  const replaces =
    edition > 1
      ? [
          {
            label: text('declaration.replaces'),
            value: referenceOfDeclaration({ number, edition: edition - 1 }),
          },
        ]
      : [];
  return {
    kind: 'facts',
    labelShare: 0.24,
    rows: [
      {
        label: text('declaration.number'),
        value: text('declaration.edition', { number, edition: String(edition), date: issued }),
      },
      ...replaces,
      {
        label: text('declaration.manufacturer'),
        value: `${manufacturer.name}, ${issuedIn(manufacturer.address, locale)}`,
      },
      { label: text('declaration.uk'), value: `${uk.name}, ${issuedIn(uk.address, locale)}` },
      { label: text('declaration.object'), value: `${company.name} ${issuedIn(name, locale)}` },
      { label: text('declaration.types'), value: types.join(' · ') },
      { label: text('declaration.approved'), value: declaration.approved_by },
    ],
  };
}

/** Of half the width, for each character of a reference; references do not break. */
const SHARE_OF_CHARACTER = 0.0177;
const SHARE_OF_GAP = 0.03;
const LEAST_SHARE = 0.38;

/** Standards in two columns. */
function standardsBlock({ text }: DocumentContext, references: readonly string[]): PdfBlock {
  const rows = references.map((reference) => {
    const subject = subjectOfStandard(reference);
    return [reference, subject ? text(subject) : ''];
  });
  const half = Math.ceil(rows.length / 2);
  const isDense = rows.length > 14;
  const longest = Math.max(...references.map(({ length }) => length));
  const share = Math.max(LEAST_SHARE, SHARE_OF_GAP + longest * SHARE_OF_CHARACTER);
  const columns = [
    { title: text('declaration.standard'), share },
    { title: text('declaration.subject'), share: 1 - share },
  ];
  return {
    kind: 'columns',
    leftShare: 0.48,
    left: [{ kind: 'table', columns, rows: rows.slice(0, half), isDense }],
    right: [{ kind: 'table', columns, rows: rows.slice(half), isDense }],
  };
}

function lawBlocks(
  { text }: DocumentContext,
  market: 'eu' | 'gb',
  acts: readonly Law[],
): PdfBlock[] {
  const rows = acts.map((act) => [text(`act.${market}.${act}`), text(`law.${act}`)]);
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
