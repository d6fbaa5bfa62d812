import type { Variant } from '#core/catalogue/product-view.ts';
import { listConformity } from '#core/documents/conformity.ts';
import type { DocumentKind, VariantKind } from '#core/documents/document-kind.ts';
import type { LocaleCode } from '#core/i18n/locales.ts';
import { pathToDownload } from '#core/i18n/paths.ts';
import type { FileLink } from '#core/media.ts';
import type { Product } from '#server/documents/sources.ts';

/** One file that a product or an article has: a file of the content, or one that is made when it is asked for. */
export type Provision = {
  kind: DocumentKind;
  /** Code of the product, or SKU of the article. */
  code: string;
  variant: Variant | null;
  /** Null: the same in every language. */
  language: LocaleCode | null;
  /** Title of a file of the content. */
  title: string | null;
  /** Null: to be made. */
  file: Pick<FileLink, 'url' | 'name' | 'sizeBytes'> | null;
  ending: string;
  url: string;
  /** What it is stored as once it has been made, without its ending. */
  storeName: string;
};

type Options = { locale: LocaleCode; hasDeclarations: boolean };

/** What can be had of one article. */
export function variantProvisions(
  product: Product,
  variant: Variant,
  { locale, hasDeclarations }: Options,
): Provision[] {
  const isElectrical = listConformity(product, variant) !== null;
  const exists: Record<VariantKind, boolean> = {
    datasheet: true,
    eulumdat: variant.photometry !== null,
    ies: variant.photometry !== null,
    declaration: isElectrical && hasDeclarations,
    compatibility: isElectrical || product.accessories.length > 0,
  };
  const provide = (kind: VariantKind, ending: string, language: LocaleCode | null): Provision => {
    const url = pathToDownload(locale, variant.sku, kind);
    const file = kind === 'eulumdat' ? variant.photometry : null;
    const code = variant.sku;
    return named({ kind, code, variant, language, title: null, file, ending, url });
  };
  return [
    provide('datasheet', 'pdf', locale),
    provide('eulumdat', 'ldt', null),
    provide('ies', 'ies', null),
    provide('declaration', 'pdf', locale),
    provide('compatibility', 'pdf', locale),
  ].filter(({ kind }) => exists[kind as VariantKind]);
}

/**
 * What all articles of a product share. A document of the content takes the place of one that would be made in its
 * language; those in other languages come after those in this one.
 */
export function productProvisions(product: Product, { locale }: Options): Provision[] {
  const { code, documents, drawings, model3d } = product;
  const isOwn = ({ language = locale }: Product['documents'][number]) => language === locale;
  const own = documents.filter(isOwn);
  const foreign = documents.filter((document) => !isOwn(document));
  const made = (['instructions', 'brochure'] as const)
    .filter((kind) => !own.some((document) => document.kind === kind))
    .map((kind): Provision => {
      const url = pathToDownload(locale, code, kind);
      const shared = { code, variant: null, language: locale, title: null, file: null };
      return named({ kind, ...shared, ending: 'pdf', url });
    });
  const given = (
    kind: DocumentKind,
    file: FileLink & { language?: LocaleCode | undefined },
  ): Provision => {
    const { title, url, language = null } = file;
    const ending = file.name.split('.').at(-1)?.toLowerCase() ?? '';
    return named({ kind, code, variant: null, language, title, file, ending, url });
  };
  const hasLight = product.variants.some(({ photometry }) => photometry !== null);
  const url = pathToDownload(locale, code, 'gldf');
  const shared = { code, variant: null, language: null, title: null, file: null };
  const container = named({ kind: 'gldf', ...shared, ending: 'gldf', url });
  return [
    ...made,
    ...(hasLight ? [container] : []),
    ...[...own, ...foreign].map((file) => given(kindOf(file.kind), file)),
    ...drawings.map((file) => given('drawing', file)),
    ...(model3d ? [{ ...given('model', model3d), title: null }] : []),
  ];
}

function named(provision: Omit<Provision, 'storeName'>): Provision {
  const { code, kind, language } = provision;
  return { ...provision, storeName: `${encodeURIComponent(code)}.${kind}.${language ?? 'any'}` };
}

/** Kinds that an editor may give a document of the content, apart from those that only articles have. */
function kindOf(kind: string): DocumentKind {
  return kind === 'instructions' || kind === 'brochure' ? kind : 'other';
}
