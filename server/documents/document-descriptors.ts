import { isElectrical, isRadio } from '#core/catalogue/attributes/attribute-subjects.ts';
import type { Variant } from '#core/catalogue/product-view.ts';
import { type Declaration, referenceOfDeclaration } from '#core/declarations/declaration.ts';
import {
  type DocumentKind,
  type VariantKind,
  variantKinds,
} from '#core/documents/document-kind.ts';
import { pathToDownload } from '#core/i18n/file-paths.ts';
import type { LocaleCode } from '#core/i18n/locales.ts';
import type { FileLink } from '#core/media.ts';
import type { IssuedDeclaration } from '#server/documents/declarations/issued-declarations.ts';
import { energyLabelOf } from '#server/documents/kinds/energy-label.ts';
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
  /** The edition that a declaration of conformity is. */
  declaration?: Declaration | undefined;
  /** Name in the document cache, without extension. */
  storeName: string;
};

type VariantFile = { exists: boolean; extension: string; language: LocaleCode | null };

type Options = { locale: LocaleCode; declarations: readonly IssuedDeclaration[] };

/** Lists the documents of one variant. */
export function describeVariantDocuments(
  product: Product,
  variant: Variant,
  { locale, declarations }: Options,
): DocumentDescriptor[] {
  const declaration = declarations.find(({ covers }) => covers.includes(variant.sku))?.declaration;
  const hasLight = variant.photometry !== null;
  const hasLabel = energyLabelOf(product, variant) !== null;
  const isRelated = isElectricalVariant(product, variant) || product.accessories.length > 0;
  const files: Record<VariantKind, VariantFile> = {
    datasheet: { exists: true, extension: 'pdf', language: locale },
    eulumdat: { exists: hasLight, extension: 'ldt', language: null },
    ies: { exists: hasLight, extension: 'ies', language: null },
    tm33: { exists: hasLight, extension: 'xml', language: null },
    declaration: { exists: declaration !== undefined, extension: 'pdf', language: locale },
    compatibility: { exists: isRelated, extension: 'pdf', language: locale },
    wiring: { exists: variant.voltage !== null, extension: 'pdf', language: locale },
    label: { exists: true, extension: 'pdf', language: locale },
    tender: { exists: true, extension: 'txt', language: locale },
    'energy-label': { exists: hasLabel, extension: 'svg', language: null },
    'energy-label-png': { exists: hasLabel, extension: 'png', language: null },
    'information-sheet': {
      exists: hasLabel && variant.fluxLm !== null,
      extension: 'pdf',
      language: locale,
    },
  };
  return variantKinds.flatMap((kind): DocumentDescriptor[] => {
    const { exists, extension, language } = files[kind];
    if (!exists) return [];
    const url = pathToDownload(locale, variant.sku, kind);
    const file = kind === 'eulumdat' ? variant.photometry : null;
    const code = variant.sku;
    const common = { kind, code, variant, language, title: null, file, extension, url };
    return kind === 'declaration' && declaration
      ? [{ ...describeDeclaration(declaration, locale), ...common }]
      : [withStoreName(common)];
  });
}

/** Describes an issued declaration, with its own address. */
export function describeDeclaration(
  declaration: Declaration,
  locale: LocaleCode,
): DocumentDescriptor {
  const code = referenceOfDeclaration(declaration);
  const shared = { code, variant: null, language: locale, title: null, file: null };
  const url = pathToDownload(locale, code, 'declaration');
  return {
    ...withStoreName({ kind: 'declaration', ...shared, extension: 'pdf', url }),
    declaration,
  };
}

/** Whether marks and requirements of electrical equipment apply to a variant. */
export function isElectricalVariant(
  { archetype }: Pick<Product, 'archetype'>,
  variant: Variant,
): boolean {
  const subject = { archetype, ...variant };
  return archetype !== 'profile' && (isElectrical(subject) || isRadio(subject));
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
