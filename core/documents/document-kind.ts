import type { LocaleCode } from '#core/i18n/locales.ts';

/** The kinds of document that an article has, in the order they are listed. */
export const variantKinds = [
  'datasheet',
  'eulumdat',
  'ies',
  'declaration',
  'compatibility',
] as const;

/** The kinds that all articles of a product share. */
const productKinds = ['instructions', 'brochure', 'gldf', 'drawing', 'model', 'other'] as const;

export const documentKinds = [...variantKinds, ...productKinds] as const;

/** The kinds that are laid out on paper when they are asked for. */
export type PdfKind = 'datasheet' | 'instructions' | 'declaration' | 'compatibility' | 'brochure';

export type VariantKind = (typeof variantKinds)[number];
export type DocumentKind = (typeof documentKinds)[number];

export function isDocumentKind(value: string): value is DocumentKind {
  return documentKinds.some((kind) => kind === value);
}

export function isVariantKind(kind: DocumentKind): kind is VariantKind {
  return variantKinds.some((variantKind) => variantKind === kind);
}

/** One file that can be downloaded. */
export type DocumentEntry = {
  kind: DocumentKind;
  /** What it is called on screen: a document of the content has a title of its own. */
  title: string | null;
  /** Ending of its name in capitals: PDF, LDT. */
  format: string;
  /** Null: the same for every language. */
  language: LocaleCode | null;
  /** Null until it has been made for the first time. */
  sizeBytes: number | null;
  /** ISO date of the data that it is made of. */
  date: string;
  url: string;
};

/** A file as a page shows it: with a typical size where its own is not known yet. */
export type DownloadFile = Omit<DocumentEntry, 'date'> & { typicalBytes: number };

/** The files of a product as its page gets them: what is the same for all articles is said once. */
export type DownloadView = {
  /** ISO date of the data that the files are made of. */
  date: string;
  /** Where a form with `skus`, `kinds` and `language` gets one archive. */
  selectionUrl: string;
  /** What the addresses of an article's files begin with, before its SKU. */
  folder: string;
  /** The files that articles have: the address ends with the name. */
  kinds: (Pick<DownloadFile, 'format' | 'language' | 'typicalBytes'> & {
    kind: VariantKind;
    name: string;
  })[];
  /** For each article, in the order of the product: the size of each file that it has, bytes; null while unknown. */
  variants: Partial<Record<VariantKind, number | null>>[];
  product: DownloadFile[];
};

/** The files of a product and of each of its articles. */
export type ProductDocuments = {
  product: DocumentEntry[];
  variants: { id: number; sku: string; documents: DocumentEntry[] }[];
};
