import type { ComparisonState } from '#core/catalogue/compare/comparison-address.ts';
import type { LocaleCode } from '#core/i18n/locales.ts';
import { comparisonDocument } from '#server/documents/kinds/comparison-document.ts';
import { type DocumentTools, planPdf } from '#server/documents/make-document.ts';
import { dateOf, loadDocumentContext } from '#server/documents/subject.ts';
import { orBusy } from '#server/pdf/pdf-maker.ts';

/** A document that is made for one question and not kept on disk. */
export type MadeDocument =
  | { outcome: 'made'; bytes: Uint8Array; fileName: string; etag: string; language: LocaleCode }
  | { outcome: 'busy' };

/** Comparisons on paper, as many variants side by side as a page compares. */
export function createComparisons(openTools: () => Promise<DocumentTools>) {
  /** The comparison that an address describes; null where none of its variants exists. */
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
    // There are more combinations than a disk holds: only the last ones asked for are kept, about 80 kB each.
    const { recent } = await sources.snapshot();
    const fileName = `${document.label.normalize('NFD').replace(/\P{ASCII}/gu, '')}_${locale}.pdf`;
    return orBusy(async () => {
      const bytes = await recent(`comparison ${digest}`, make);
      return { outcome: 'made', bytes, fileName, etag: `"${digest}"`, language: locale };
    });
  };
}
