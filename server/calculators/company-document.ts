import { getLocale, type LocaleCode } from '#core/i18n/locales.ts';
import type { Company } from '#server/db/stored-site.ts';
import type { PdfDocument, PdfImage, PdfJob } from '#server/pdf/pdf-document.ts';
import type { PdfMaker } from '#server/pdf/pdf-maker.ts';

/** The company data, date and footer text of a calculator's documents. */
export type Letterhead = {
  company: Company;
  logo: PdfImage | null;
  /** `Page {page} of {pages}`. */
  pageText: string;
  /** ISO date. */
  date: string;
};

/** Dependencies of a document. */
export type ReportSources = {
  pdf: Pick<PdfMaker, 'make'>;
  /** Returns the letterhead, with the bytes of the logo. */
  getLetterhead(
    locale: LocaleCode,
  ): Promise<Omit<Letterhead, 'date'> & { images: PdfJob['images'] }>;
};

type Content = Pick<PdfDocument, 'title' | 'subject' | 'label' | 'blocks'> & {
  /** In the footer of every page. */
  note: string;
};

/** Adds header, footer and metadata to a document of a calculator. */
export function companyDocument(
  locale: LocaleCode,
  letterhead: Letterhead,
  { note, ...content }: Content,
): PdfDocument {
  const { company, logo, pageText, date } = letterhead;
  return {
    ...content,
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
 * Makes a PDF with the date of today.
 *
 * @throws AppError `too-many-requests` or `busy`
 */
export async function makeReport(
  { pdf, getLetterhead }: ReportSources,
  locale: LocaleCode,
  compose: (letterhead: Letterhead) => PdfJob,
): Promise<Uint8Array> {
  const { images, ...letterhead } = await getLetterhead(locale);
  const job = compose({ ...letterhead, date: new Date().toISOString().slice(0, 10) });
  return pdf.make({ ...job, images: { ...job.images, ...images } });
}
