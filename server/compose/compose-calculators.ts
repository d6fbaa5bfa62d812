import type { StripCatalogue } from '#core/calculators/led-strip/parts/strip-catalogue.ts';
import type { LocaleCode } from '#core/i18n/locales.ts';
import type { StripFormat } from '#core/i18n/strip-paths.ts';
import { makeAreaReport } from '#server/calculators/area-report.ts';
import { createCalculatorService } from '#server/calculators/calculator-service.ts';
import { composeStripCatalogue } from '#server/calculators/compose-strip-catalogue.ts';
import { makeEnergyReport } from '#server/calculators/energy-report.ts';
import { makeEscapeReport } from '#server/calculators/escape-report.ts';
import { makeRoadReport } from '#server/calculators/road-report.ts';
import { makeRoomReport } from '#server/calculators/room-report.ts';
import { makeStripFile } from '#server/calculators/strip-file.ts';
import type { CatalogueService } from '#server/catalogue/catalogue-service.ts';
import { createFindEnergyVariants } from '#server/compose/find-energy-variants.ts';
import type { ContentService } from '#server/content/content-service.ts';
import type { Database } from '#server/db/client.ts';
import type { ContentState } from '#server/db/content-state.ts';
import { localeTexts } from '#server/documents/locale-texts.ts';
import { pdfDrawing } from '#server/documents/subject.ts';
import type { PdfMaker } from '#server/pdf/pdf-maker.ts';
import type { PhotometryService } from '#server/photometry/photometry-service.ts';
import type { PhotometryThread } from '#server/photometry-worker/photometry-thread.ts';

type Dependencies = {
  db: Database;
  state: ContentState;
  catalogue: Pick<
    CatalogueService,
    'findByLegacyCode' | 'findDiscontinued' | 'listAttributes' | 'listCompared'
  >;
  content: Pick<ContentService, 'getCompany' | 'getOptions'>;
  pdf: PdfMaker;
  photometryThread: PhotometryThread;
  photometry: Pick<
    PhotometryService,
    'findLuminaire' | 'findEmergencyLuminaire' | 'findRoomLuminaire'
  >;
  /** Origin of the site, for addresses in PDFs. */
  siteUrl: string;
  /** Bytes of a PDF's picture by its name; null when it does not exist. */
  pdfPicture: (name: string) => Promise<Uint8Array | string | null>;
};

/** Composes the calculators with the variants and the PDFs that they need. */
export function composeCalculators(dependencies: Dependencies) {
  const { db, state, catalogue, content, pdf, photometryThread, photometry, siteUrl, pdfPicture } =
    dependencies;
  const findEnergyVariants = createFindEnergyVariants(catalogue);
  const calculators = { ...createCalculatorService(db, state), findEnergyVariants };

  /** Returns the letterhead of the PDFs. */
  async function getLetterhead(locale: LocaleCode) {
    const company = await content.getCompany(locale);
    const logo = pdfDrawing((await content.getOptions(locale)).logo_dark, company.name);
    const bytes = logo && (await pdfPicture(logo.name));
    const images = logo && bytes ? { [logo.name]: bytes } : {};
    return { company, logo, images, pageText: localeTexts[locale].text('pdf.page') };
  }

  /** Every part that the LED strip calculator can offer, with its variant. */
  async function getStripCatalogue(locale: LocaleCode): Promise<StripCatalogue> {
    const snapshot = await state.snapshot();
    return snapshot.memo(`strip catalogue ${locale}`, async () => {
      const parts = await calculators.getStripParts();
      return composeStripCatalogue(parts, locale, catalogue);
    });
  }

  return {
    ...calculators,
    getStripCatalogue,
    /** The report of an energy calculation, read from an address; null when the address is invalid. */
    makeEnergyReport(locale: LocaleCode, search: URLSearchParams) {
      return makeEnergyReport({ pdf, ...calculators, getLetterhead }, locale, search.get('d'));
    },
    ...composeReports({ pdf, getLetterhead, siteUrl, photometry }, photometryThread),
    /** The plan for the query of the LED strip calculator's address; null when it has no result. */
    makeStripFile(locale: LocaleCode, query: string, format: StripFormat) {
      const sources = {
        pdf,
        siteUrl,
        ...calculators,
        getStripCatalogue,
        getLetterhead,
      };
      return makeStripFile(sources, { locale, query, format });
    },
  };
}

type ReportSources = Omit<Parameters<typeof makeRoomReport>[0], 'calculateRoom' | 'findLuminaire'> &
  Pick<Dependencies, 'photometry'>;

function composeReports({ photometry, ...base }: ReportSources, thread: PhotometryThread) {
  const sources = { ...base, findLuminaire: photometry.findLuminaire };
  const emergency = { ...base, findLuminaire: photometry.findEmergencyLuminaire };
  const room = { ...base, findLuminaire: photometry.findRoomLuminaire };
  return {
    /** The report of an area, read from an address; null when it has no variant of the catalogue or wrong figures. */
    makeAreaReport(locale: LocaleCode, search: URLSearchParams) {
      return makeAreaReport({ ...sources, calculateArea: thread.calculateArea }, locale, search);
    },
    /** The report of an escape route; null when its address has no variant of the catalogue or wrong figures. */
    makeEscapeReport(locale: LocaleCode, search: URLSearchParams) {
      return makeEscapeReport(
        { ...emergency, calculateEscape: thread.calculateEscape },
        locale,
        search,
      );
    },
    /** The report of a road, read from an address; null when it has no variant of the catalogue or wrong figures. */
    makeRoadReport(locale: LocaleCode, search: URLSearchParams) {
      return makeRoadReport({ ...sources, calculateRoad: thread.calculateRoad }, locale, search);
    },
    /** The report of a room, read from an address; null without a variant of the catalogue, or for an impossible room. */
    makeRoomReport(locale: LocaleCode, search: URLSearchParams) {
      return makeRoomReport({ ...room, calculateRoom: thread.calculateRoom }, locale, search);
    },
  };
}
