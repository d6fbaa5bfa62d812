import { createHash } from 'node:crypto';
import type { ComparedVariant } from '#core/catalogue/compare/compare-variants.ts';
import type { ComparisonState } from '#core/catalogue/compare/comparison-address.ts';
import { comparisonCsv } from '#core/catalogue/compare/comparison-csv.ts';
import { type ComparisonFormat, comparisonFileNames } from '#core/i18n/file-paths.ts';
import type { LocaleCode } from '#core/i18n/locales.ts';
import { comparisonDocument } from '#server/documents/kinds/comparison-document.ts';
import { localeTexts } from '#server/documents/locale-texts.ts';
import { type DocumentTools, planPdf } from '#server/documents/make-document.ts';
import { dateOf, loadDocumentContext } from '#server/documents/subject.ts';
import { currentVisitor } from '#server/limits/current-visitor.ts';
import { outsideTurn } from '#server/limits/fair-queue.ts';

/** A document that is made for one request and not stored on disk. */
export type MadeDocument = {
  bytes: Uint8Array;
  fileName: string;
  etag: string;
  language: LocaleCode;
};

type ComparisonFile = MadeDocument & { mimeType: string };

/** Creates comparisons as files, with as many variants side by side as the page compares. */
export function createComparisons(openTools: () => Promise<DocumentTools>) {
  /** Returns the comparison of an address; null if none of its variants exists. */
  return async function openComparison(
    locale: LocaleCode,
    state: ComparisonState,
    format: ComparisonFormat,
  ): Promise<ComparisonFile | null> {
    const tools = await openTools();
    const compared = await tools.sources.listCompared(locale, state.ids);
    if (compared.length === 0) return null;
    const known = { ...state, ids: compared.map(({ variant }) => variant.id) };
    if (format === 'csv') return makeTable(locale, compared, known);
    const { sources } = tools;
    const slugs = compared.map(({ product }) => product.slug);
    const products = await Promise.all(slugs.map((slug) => sources.findProduct(locale, slug)));
    const dates = products.flatMap((product) => (product ? [dateOf(product)] : []));
    const document = comparisonDocument(await loadDocumentContext(sources, locale), {
      compared,
      overlay: await sources.overlayLights(compared.map(({ variant }) => variant)),
      state: known,
      date: dates.sort().at(-1) ?? '',
    });
    const { digest, make } = planPdf(tools, document);
    // There are too many combinations to store: only the most recent are cached in memory, about 80 kB each.
    const { recent } = await sources.snapshot();
    const fileName = `${document.label.normalize('NFD').replace(/\P{ASCII}/gu, '')}_${locale}.pdf`;
    const render = () => make((renderPdf) => renderPdf());
    const bytes = await outsideTurn(() =>
      recent(`comparison ${currentVisitor()} ${digest}`, render),
    );
    return {
      ...{ bytes, fileName, mimeType: 'application/pdf', etag: `"${digest}"`, language: locale },
    };
  };
}

function makeTable(
  locale: LocaleCode,
  compared: ComparedVariant[],
  state: ComparisonState,
): ComparisonFile {
  const bytes = new TextEncoder().encode(comparisonCsv(localeTexts[locale].t, compared, state));
  const etag = `"${createHash('sha256').update(bytes).digest('base64url')}"`;
  const fileName = comparisonFileNames.csv[locale];
  return { bytes, fileName, mimeType: 'text/csv; charset=utf-8', etag, language: locale };
}
