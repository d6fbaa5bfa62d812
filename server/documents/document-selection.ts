import { setTimeout } from 'node:timers/promises';
import { type DocumentKind, isDocumentKind } from '#core/documents/document-kind.ts';
import { isLocaleCode, type LocaleCode } from '#core/i18n/locales.ts';
import type { StoredFile } from '#server/documents/document-store.ts';
import { fileNameOf, safeName } from '#server/documents/file-names.ts';
import { localeTexts } from '#server/documents/locale-texts.ts';
import type { Provision } from '#server/documents/provisions.ts';
import type { DocumentSources, Product } from '#server/documents/sources.ts';
import { dateOf } from '#server/documents/subject.ts';
import { type ZipEntry, zipBytes } from '#server/documents/zip-bytes.ts';
import { PdfBusyError } from '#server/pdf/pdf-maker.ts';

/** What a visitor wants in one file: SKUs or product codes, kinds of document, and the language of the documents. */
export type SelectionRequest = { codes: string[]; kinds: string[]; language?: string | undefined };

/** What else belongs into an archive that somebody inside the server orders. */
export type SelectionExtras = {
  fileName: string;
  /** Files at its top, before the documents. */
  files: ZipEntry[];
  mostFiles: number;
};

const MAX_CODES = 250;
const MAX_FILES = 500;
const AT_ONCE = 4;
const ATTEMPTS = 60;
const RETRY_MS = 1000;

export type OpenedSelection =
  | { outcome: 'zip'; fileName: string; fileCount: number; bytes: AsyncGenerator<Uint8Array> }
  /** What is wrong, or to be tried again, in the language of the address. */
  | { outcome: 'problem' | 'busy'; text: string };

type Wanted = { provision: Provision; product: Product };

type SelectionParts = {
  sources: DocumentSources;
  provisionsOf: (
    product: Product,
    locale: LocaleCode,
  ) => Promise<{
    shared: Provision[];
    variants: { variant: { id: number }; provisions: Provision[] }[];
  }>;
  fetchFile: (
    provision: Provision,
    product: Product,
    locale: LocaleCode,
  ) => Promise<StoredFile | null>;
};

/** Several files in one, made one after the other while they are sent. */
export function createSelections({ sources, provisionsOf, fetchFile }: SelectionParts) {
  let running = 0;

  async function find(codes: string[], kinds: Set<DocumentKind>, locale: LocaleCode) {
    const wanted = new Map<string, Wanted>();
    for (const code of codes) {
      const found = await sources.findByCode(locale, code);
      const product = found && (await sources.findProduct(locale, found.product.slug));
      if (!product) return { unknown: code };
      const { shared, variants } = await provisionsOf(product, locale);
      const chosen = variants.filter(({ variant }) =>
        found.variant ? variant.id === found.variant.id : true,
      );
      const provisions = [...chosen.flatMap((variant) => variant.provisions), ...shared];
      for (const provision of provisions) {
        if (kinds.has(provision.kind)) wanted.set(keyOf(provision), { provision, product });
      }
    }
    return { wanted: [...wanted.values()] };
  }

  async function* entriesOf(
    wanted: Wanted[],
    locale: LocaleCode,
    files: ZipEntry[],
  ): AsyncGenerator<ZipEntry> {
    const taken = new Set<string>();
    yield* files;
    for (const { provision, product } of wanted) {
      const stored = await fetchPatiently(() => fetchFile(provision, product, locale));
      if (!stored) continue;
      const name = freeName(entryName(provision, locale), taken);
      yield { name, path: stored.path, date: new Date(`${dateOf(product)}T12:00:00`) };
    }
  }

  async function* counted(entries: AsyncGenerator<ZipEntry>): AsyncGenerator<Uint8Array> {
    running += 1;
    try {
      yield* zipBytes(entries);
    } finally {
      running -= 1;
    }
  }

  return {
    async open(
      locale: LocaleCode,
      request: SelectionRequest,
      extras?: SelectionExtras,
    ): Promise<OpenedSelection> {
      const codes = [...new Set(request.codes)];
      const { text } = localeTexts[locale];
      const problem = (...message: Parameters<typeof text>): OpenedSelection => {
        return { outcome: 'problem', text: text(...message) };
      };
      const language = isLocaleCode(request.language) ? request.language : locale;
      const unknownKind = request.kinds.find((kind) => !isDocumentKind(kind));
      if (codes.length === 0) return problem('selection.no-codes');
      if (request.kinds.length === 0) return problem('selection.no-kinds');
      if (unknownKind !== undefined)
        return problem('selection.unknown-kind', { kind: unknownKind });
      if (codes.length > MAX_CODES) {
        return problem('selection.too-many-codes', { count: codes.length, most: MAX_CODES });
      }
      const kinds = new Set(request.kinds.filter(isDocumentKind));
      const { wanted, unknown = '' } = await find(codes, kinds, language);
      if (!wanted) return problem('selection.unknown-code', { code: unknown });
      if (wanted.length === 0) return problem('selection.nothing');
      const most = extras?.mostFiles ?? MAX_FILES;
      if (wanted.length > most) {
        return problem('selection.too-many-files', { count: wanted.length, most });
      }
      if (running >= AT_ONCE) return { outcome: 'busy', text: text('selection.busy') };
      const { name } = await sources.getCompany(language);
      return {
        outcome: 'zip',
        fileName: extras?.fileName ?? zipName(name, wanted, language),
        fileCount: wanted.length,
        bytes: counted(entriesOf(wanted, language, extras?.files ?? [])),
      };
    },
  };
}

/** An archive that is on its way waits where a single document would be refused. */
async function fetchPatiently<Result>(fetch: () => Promise<Result>): Promise<Result> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await fetch();
    } catch (error) {
      if (!(error instanceof PdfBusyError) || attempt === ATTEMPTS) throw error;
      await setTimeout(RETRY_MS);
    }
  }
}

function keyOf({ code, kind, url }: Provision): string {
  return `${code} ${kind} ${url}`;
}

/** A folder for each code, and in it the file as it is called when saved alone. */
function entryName(provision: Provision, locale: LocaleCode): string {
  return `${safeName(provision.code)}/${fileNameOf(provision, locale)}`;
}

function freeName(name: string, taken: Set<string>): string {
  let free = name;
  for (let number = 2; taken.has(free.toLowerCase()); number += 1) {
    free = name.replace(/(\.\w+)$/, `-${number}$1`);
  }
  taken.add(free.toLowerCase());
  return free;
}

function zipName(brand: string, wanted: Wanted[], locale: LocaleCode): string {
  const products = new Set(wanted.map(({ product }) => product.code));
  const [only] = products;
  const subject = products.size === 1 && only ? only : String(products.size);
  return `${safeName(brand)}_${safeName(subject)}_${locale}.zip`;
}
