import type { Variant } from '#core/catalogue/product-view.ts';
import { listConformity } from '#core/documents/conformity.ts';
import {
  type DocumentKind,
  type VariantKind,
  variantKinds,
} from '#core/documents/document-kind.ts';
import type { LocaleCode } from '#core/i18n/locales.ts';
import { pathToDownload } from '#core/i18n/paths.ts';
import type { FileLink } from '#core/media.ts';
import type { Product } from '#server/documents/sources.ts';

/** A document of a product or variant: a file of the content, or one generated on request. */
export type DocumentDescriptor = {
  kind: DocumentKind;
  /** Code of the product, or SKU of the variant. */
  code: string;
  variant: Variant | null;
  /** Null if it is the same in every language. */
  language: LocaleCode | null;
  /** Title of a file of the content. */
  title: string | null;
  /** Null if the document is generated. */
  file: Pick<FileLink, 'url' | 'name' | 'sizeBytes'> | null;
  extension: string;
  url: string;
  /** Name in the document cache, without extension. */
  storeName: string;
};

type VariantFile = { exists: boolean; extension: string; language: LocaleCode | null };

type Options = { locale: LocaleCode; hasDeclarations: boolean };

/** Lists the documents of one variant. */
export function describeVariantDocuments(
  product: Product,
  variant: Variant,
  { locale, hasDeclarations }: Options,
): DocumentDescriptor[] {
  const isElectrical = listConformity(product, variant) !== null;
  const hasLight = variant.photometry !== null;
  const isRelated = isElectrical || product.accessories.length > 0;
  const files: Record<VariantKind, VariantFile> = {
    datasheet: { exists: true, extension: 'pdf', language: locale },
    eulumdat: { exists: hasLight, extension: 'ldt', language: null },
    ies: { exists: hasLight, extension: 'ies', language: null },
    tm33: { exists: hasLight, extension: 'xml', language: null },
    declaration: { exists: isElectrical && hasDeclarations, extension: 'pdf', language: locale },
    compatibility: { exists: isRelated, extension: 'pdf', language: locale },
  };
  return variantKinds.flatMap((kind): DocumentDescriptor[] => {
    const { exists, extension, language } = files[kind];
    if (!exists) return [];
    const url = pathToDownload(locale, variant.sku, kind);
    const file = kind === 'eulumdat' ? variant.photometry : null;
    const code = variant.sku;
    return [withStoreName({ kind, code, variant, language, title: null, file, extension, url })];
  });
}

/**
 * Lists the documents that all variants of a product share. A document of the content replaces the generated one of the
 * same kind and language; those in other languages come last.
 */
export function describeProductDocuments(
  product: Product,
  { locale }: Options,
): DocumentDescriptor[] {
  const { code, documents, drawings, model3d } = product;
  const isInLanguage = ({ language = locale }: Product['documents'][number]) => language === locale;
  const inLanguage = documents.filter(isInLanguage);
  const inOtherLanguages = documents.filter((document) => !isInLanguage(document));
  const generated = (['instructions', 'brochure'] as const)
    .filter((kind) => !inLanguage.some((document) => document.kind === kind))
    .map((kind): DocumentDescriptor => {
      const url = pathToDownload(locale, code, kind);
      const shared = { code, variant: null, language: locale, title: null, file: null };
      return withStoreName({ kind, ...shared, extension: 'pdf', url });
    });
  const ofContent = (
    kind: DocumentKind,
    file: FileLink & { language?: LocaleCode | undefined },
  ): DocumentDescriptor => {
    const { title, url, language = null } = file;
    const extension = file.name.split('.').at(-1)?.toLowerCase() ?? '';
    return withStoreName({ kind, code, variant: null, language, title, file, extension, url });
  };
  const hasLight = product.variants.some(({ photometry }) => photometry !== null);
  const url = pathToDownload(locale, code, 'gldf');
  const shared = { code, variant: null, language: null, title: null, file: null };
  const container = withStoreName({ kind: 'gldf', ...shared, extension: 'gldf', url });
  return [
    ...generated,
    ...(hasLight ? [container] : []),
    ...[...inLanguage, ...inOtherLanguages].map((file) => ofContent(kindOf(file.kind), file)),
    ...drawings.map((file) => ofContent('drawing', file)),
    ...(model3d ? [{ ...ofContent('model', model3d), title: null }] : []),
  ];
}

function withStoreName(descriptor: Omit<DocumentDescriptor, 'storeName'>): DocumentDescriptor {
  const { code, kind, language } = descriptor;
  return { ...descriptor, storeName: `${encodeURIComponent(code)}.${kind}.${language ?? 'any'}` };
}

/** Maps the kind that an editor gives to a document of the content. */
function kindOf(kind: string): DocumentKind {
  return kind === 'instructions' || kind === 'brochure' ? kind : 'other';
}
