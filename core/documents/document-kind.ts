import type { LocaleCode } from '#core/i18n/locales.ts';

/** The kinds of document of a variant, in display order. */
export const variantKinds = [
  'datasheet',
  'eulumdat',
  'ies',
  'tm33',
  'declaration',
  'compatibility',
  'wiring',
  'label',
  'tender',
  'energy-label',
  'energy-label-png',
  'information-sheet',
] as const;

/** The kinds that all variants of a product share. */
const productKinds = ['instructions', 'brochure', 'gldf', 'drawing', 'model', 'other'] as const;

export const documentKinds = [...variantKinds, ...productKinds] as const;

/** The kinds that are generated as PDF on request. */
export type PdfKind =
  | 'datasheet'
  | 'instructions'
  | 'declaration'
  | 'compatibility'
  | 'wiring'
  | 'label'
  | 'information-sheet'
  | 'brochure';

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
  /** Title of a document of the content; null for the default name of the kind. */
  title: string | null;
  /** File extension in capitals: PDF, LDT. */
  format: string;
  /** Null if it is the same in every language. */
  language: LocaleCode | null;
  /** Null until the document has been made for the first time. */
  sizeBytes: number | null;
  /** ISO date of its data; of a declaration, of its issue. */
  date: string;
  /** Number and edition of a declaration. */
  reference?: string;
  url: string;
};

/** A file as shown on a page, with a typical size while its own is unknown. */
export type DownloadFile = Omit<DocumentEntry, 'date'> & {
  typicalBytes: number;
  /** If not that of the other files. */
  date?: string;
};

/** The files of a product for its page, in compact form: data that all variants share is included once. */
export type DownloadView = {
  /** ISO date of the data of the files. */
  date: string;
  /** Address that returns an archive for a form with `skus`, `kinds` and `language`. */
  selectionUrl: string;
  /** Prefix of the addresses of a variant's files, before its SKU. */
  folder: string;
  /** The files of variants: the address ends with the name. */
  kinds: (Pick<DownloadFile, 'format' | 'language' | 'typicalBytes'> & {
    kind: VariantKind;
    name: string;
  })[];
  /** For each variant, in the order of the product: the size of each of its files, bytes; null while unknown. */
  variants: Partial<Record<VariantKind, number | null>>[];
  /** For each variant: its declaration of conformity, with the ISO date of its issue; null without one. */
  issued: ({ reference: string; date: string } | null)[];
  product: DownloadFile[];
};

/** The files of a product and of each of its variants. */
export type ProductDocuments = {
  product: DocumentEntry[];
  variants: { id: number; sku: string; documents: DocumentEntry[] }[];
};
