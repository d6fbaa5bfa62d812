import type { ComparisonState } from '#core/catalogue/compare/comparison-address.ts';
import type { LocaleCode } from '#core/i18n/locales.ts';
import { comparisonDocument } from '#server/documents/kinds/comparison-document.ts';
import { type DocumentTools, planPdf } from '#server/documents/make-document.ts';
import { dateOf, loadDocumentContext } from '#server/documents/subject.ts';
import { currentVisitor } from '#server/limits/current-visitor.ts';

/** A document that is made for one request and not stored on disk. */
export type MadeDocument = {
  bytes: Uint8Array;
  fileName: string;
  etag: string;
  language: LocaleCode;
};

/** Creates comparisons as PDFs, with as many variants side by side as the page compares. */
export function createComparisons(openTools: () => Promise<DocumentTools>) {
  /** Returns the comparison of an address; null if none of its variants exists. */
  return async function openComparison(
    locale: LocaleCode,
    state: ComparisonState,
  ): Promise<MadeDocument | null> {
    const tools = await openTools();
    const { sources } = tools;
    const compared = await sources.listCompared(locale, state.ids);
    if (compared.length === 0) return null;
    const slugs = compared.map(({ product }) => product.slug);
    const products = await Promise.all(slugs.map((slug) => sources.findProduct(locale, slug)));
    const dates = products.flatMap((product) => (product ? [dateOf(product)] : []));
    const document = comparisonDocument(await loadDocumentContext(sources, locale), {
      compared,
      overlay: await sources.overlayLights(compared.map(({ variant }) => variant)),
      state: { ...state, ids: compared.map(({ variant }) => variant.id) },
      date: dates.sort().at(-1) ?? '',
    });
    const { digest, make } = planPdf(tools, document);
    // There are too many combinations to store: only the most recent are cached in memory, about 80 kB each.
    const { recent } = await sources.snapshot();
    const fileName = `${document.label.normalize('NFD').replace(/\P{ASCII}/gu, '')}_${locale}.pdf`;
    const bytes = await recent(`comparison ${currentVisitor()} ${digest}`, () =>
      make((render) => render()),
    );
    return { bytes, fileName, etag: `"${digest}"`, language: locale };
  };
}
