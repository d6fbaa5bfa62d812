import { pathToForm } from '#core/i18n/paths.ts';
import { formatDate } from '#core/units.ts';
import { type DocumentContext, frameCompanyDocument } from '#server/documents/subject.ts';
import type { PdfDocument } from '#server/pdf/pdf-document.ts';

/** Data of a certificate. Dates are ISO dates. */
export type Certificate = {
  reference: string;
  registered: string;
  installed: string;
  installer: string;
  site: string;
  items: { sku: string; title: string; quantity: number; years: number; ends: string }[];
  conditions: string[];
};

/** Composes the certificate of one registration: products, end of warranty, and conditions. */
export function certificateDocument(
  context: DocumentContext,
  certificate: Certificate,
): PdfDocument {
  const { locale, t, text, company, siteUrl } = context;
  const { reference, registered, installed, installer, site, items, conditions } = certificate;
  const title = text('certificate.title');
  const day = (date: string) => formatDate(locale, date);
  const facts = [
    { label: text('certificate.reference'), value: reference },
    { label: text('certificate.registered'), value: day(registered) },
    { label: text('certificate.installed'), value: day(installed) },
    { label: text('certificate.installer'), value: installer },
    { label: text('certificate.site'), value: site },
  ];
  return frameCompanyDocument(context, {
    title: `${title} ${reference}`,
    subject: text('certificate.intro', { company: company.legalName }),
    date: registered,
    label: title,
    note: reference,
    blocks: [
      {
        kind: 'title',
        eyebrow: company.name,
        title,
        subtitle: text('certificate.intro', { company: company.legalName }),
        code: null,
      },
      { kind: 'facts', rows: facts.filter(({ value }) => value !== '') },
      { kind: 'heading', text: text('certificate.products') },
      {
        kind: 'table',
        columns: [
          { title: text('certificate.code'), share: 0.28 },
          { title: text('certificate.description'), share: 0.32 },
          { title: text('certificate.quantity'), share: 0.1, isNumber: true },
          { title: text('certificate.term'), share: 0.12 },
          { title: text('certificate.ends'), share: 0.18 },
        ],
        rows: items.map(({ sku, title: name, quantity, years, ends }) => {
          return [sku, name, String(quantity), t.count('product.years', years), day(ends)];
        }),
      },
      ...(conditions.length > 0
        ? [
            { kind: 'heading' as const, text: text('certificate.conditions') },
            { kind: 'points' as const, items: conditions, columns: 1 as const },
          ]
        : []),
      {
        kind: 'code',
        href: siteUrl + pathToForm(locale, 'claim'),
        text: text('certificate.claim'),
      },
    ],
  });
}
