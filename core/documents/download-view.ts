import {
  type DocumentKind,
  type DownloadView,
  type ProductDocuments,
  type VariantKind,
  variantKinds,
} from '#core/documents/document-kind.ts';
import { downloadName, pathToDownloads, pathToSelection } from '#core/i18n/file-paths.ts';
import type { LocaleCode } from '#core/i18n/locales.ts';

/** Kinds whose files are in the content: their sizes are known. */
type StoredKind = 'eulumdat' | 'drawing' | 'model' | 'other';

/** Average sizes of generated documents of the demo catalogue, bytes: `npm run bench:documents` prints them. */
const typicalSizes: Record<Exclude<DocumentKind, StoredKind>, number> = {
  datasheet: 134_000,
  ies: 2000,
  tm33: 12_000,
  declaration: 38_000,
  compatibility: 24_000,
  wiring: 33_000,
  label: 21_000,
  tender: 2_000,
  'energy-label': 21_000,
  'energy-label-png': 30_000,
  'information-sheet': 40_000,
  instructions: 49_000,
  brochure: 67_000,
  gldf: 211_000,
};

/** Returns the compact form for a page, which derives the addresses, so that forty variants do not repeat them. */
export function toDownloadView(
  locale: LocaleCode,
  { product, variants }: ProductDocuments,
): DownloadView {
  return {
    date: product[0]?.date ?? variants[0]?.documents[0]?.date ?? '',
    selectionUrl: pathToSelection(locale),
    folder: pathToDownloads(locale),
    kinds: variantKinds.map((kind) => {
      const name = downloadName(locale, kind);
      const format = (name.split('.').at(-1) ?? '').toUpperCase();
      const language = format === 'PDF' || format === 'TXT' ? locale : null;
      return { kind, name, format, language, typicalBytes: typicalSizeOf(kind) };
    }),
    variants: variants.map(({ documents }) => {
      const sizes = documents.map(({ kind, sizeBytes }) => [kind as VariantKind, sizeBytes]);
      return Object.fromEntries(sizes) as Partial<Record<VariantKind, number | null>>;
    }),
    issued: variants.map(({ documents }) => {
      const { reference, date } = documents.find(({ kind }) => kind === 'declaration') ?? {};
      return reference && date ? { reference, date } : null;
    }),
    product: product.map(({ date, ...file }) => {
      return { ...file, typicalBytes: typicalSizeOf(file.kind) };
    }),
  };
}

function typicalSizeOf(kind: DocumentKind): number {
  return (typicalSizes as Partial<Record<DocumentKind, number>>)[kind] ?? 0;
}
