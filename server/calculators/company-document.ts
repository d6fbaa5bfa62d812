import { getLocale, type LocaleCode } from '#core/i18n/locales.ts';
import type { Company } from '#server/db/stored-site.ts';
import type { PdfDocument, PdfImage, PdfJob } from '#server/pdf/pdf-document.ts';
import type { PdfMaker } from '#server/pdf/pdf-maker.ts';

/** Who signs the papers of calculators, on what day, and the words of a page's foot. */
export type Letterhead = {
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
  getLetterhead(
    locale: LocaleCode,
  ): Promise<Omit<Letterhead, 'date'> & { images: PdfJob['images'] }>;
};

type Content = Pick<PdfDocument, 'title' | 'subject' | 'label' | 'blocks'> & {
  /** In the foot of every page. */
  note: string;
};

/** Head, foot and particulars that the papers of all calculators share. */
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
 * A PDF of today.
 *
 * @throws PdfBusyError
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
