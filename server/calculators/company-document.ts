import { getLocale, type LocaleCode } from '#core/i18n/locales.ts';
import type { Company } from '#server/db/stored-site.ts';
import type { PdfDocument, PdfImage, PdfJob } from '#server/pdf/pdf-document.ts';
import type { PdfMaker } from '#server/pdf/pdf-maker.ts';

/** Who signs the papers of calculators, on what day, and the words of a page's foot. */
export type Sender = {
  company: Company;
  logo: PdfImage | null;
  /** `Page {page} of {pages}`. */
  pageText: string;
  /** ISO date. */
  date: string;
};

/** What a paper needs of the rest of the site. */
export type ReportSources = {
  pdf: Pick<PdfMaker, 'make'>;
  /** Who signs, and the logo's bytes. */
  getSender(locale: LocaleCode): Promise<Omit<Sender, 'date'> & { images: PdfJob['images'] }>;
};

type Sheet = Pick<PdfDocument, 'title' | 'subject' | 'label' | 'blocks'> & {
  /** In the foot of every page. */
  note: string;
};

/** Head, foot and particulars that the papers of all calculators share. */
export function companyDocument(
  locale: LocaleCode,
  sender: Sender,
  { note, ...sheet }: Sheet,
): PdfDocument {
  const { company, logo, pageText, date } = sender;
  return {
    ...sheet,
    language: getLocale(locale).iso,
    author: company.legalName,
    date,
    logo,
    footer: {
      company: `${company.legalName} · ${company.email} · ${company.phone}`,
      note,
      page: pageText,
    },
  };
}

/**
 * A PDF of today.
 *
 * @throws PdfBusyError
 */
export async function makeReport(
  { pdf, getSender }: ReportSources,
  locale: LocaleCode,
  write: (sender: Sender) => PdfJob,
): Promise<Uint8Array> {
  const { images, ...sender } = await getSender(locale);
  const order = write({ ...sender, date: new Date().toISOString().slice(0, 10) });
  return pdf.make({ ...order, images: { ...order.images, ...images } });
}
