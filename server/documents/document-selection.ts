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

type Text = (typeof localeTexts)[LocaleCode]['text'];

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
export function createSelections(parts: SelectionParts) {
  let running = 0;

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
      const { text } = localeTexts[locale];
      const codes = [...new Set(request.codes)];
      const problem = findProblem(codes, request.kinds);
      if (problem) return { outcome: 'problem', text: text(...problem) };
      const kinds = new Set(request.kinds.filter(isDocumentKind));
      const language = isLocaleCode(request.language) ? request.language : locale;
      const { wanted, unknown = '' } = await findWanted(parts, { codes, kinds }, language);
      if (!wanted) {
        return { outcome: 'problem', text: text('selection.unknown-code', { code: unknown }) };
      }
      if (wanted.length === 0) return { outcome: 'problem', text: text('selection.nothing') };
      const most = extras?.mostFiles ?? MAX_FILES;
      if (wanted.length > most) {
        const count = wanted.length;
        return { outcome: 'problem', text: text('selection.too-many-files', { count, most }) };
      }
      if (running >= AT_ONCE) return { outcome: 'busy', text: text('selection.busy') };
      const { name } = await parts.sources.getCompany(language);
      const documents = listEntries(parts, wanted, language);
      return {
        outcome: 'zip',
        fileName: extras?.fileName ?? zipName(name, wanted, language),
        fileCount: wanted.length,
        bytes: counted(joined(extras?.files ?? [], documents)),
      };
    },
  };
}

/** What is wrong with a request by itself. */
function findProblem(codes: string[], kinds: string[]): Parameters<Text> | null {
  const unknownKind = kinds.find((kind) => !isDocumentKind(kind));
  if (codes.length === 0) return ['selection.no-codes'];
  if (kinds.length === 0) return ['selection.no-kinds'];
  if (unknownKind !== undefined) return ['selection.unknown-kind', { kind: unknownKind }];
  if (codes.length <= MAX_CODES) return null;
  return ['selection.too-many-codes', { count: codes.length, most: MAX_CODES }];
}

/** The documents of the kinds asked for that the codes have, each once; or the first code that is unknown. */
async function findWanted(
  { sources, provisionsOf }: SelectionParts,
  { codes, kinds }: { codes: string[]; kinds: ReadonlySet<DocumentKind> },
  locale: LocaleCode,
): Promise<{ wanted: Wanted[]; unknown?: never } | { wanted?: never; unknown: string }> {
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

async function* joined(
  files: ZipEntry[],
  documents: AsyncGenerator<ZipEntry>,
): AsyncGenerator<ZipEntry> {
  yield* files;
  yield* documents;
}

async function* listEntries(
  { fetchFile }: SelectionParts,
  wanted: Wanted[],
  locale: LocaleCode,
): AsyncGenerator<ZipEntry> {
  const taken = new Set<string>();
  for (const { provision, product } of wanted) {
    const stored = await fetchPatiently(() => fetchFile(provision, product, locale));
    if (!stored) continue;
    const name = freeName(entryName(provision, locale), taken);
    yield { name, path: stored.path, date: new Date(`${dateOf(product)}T12:00:00`) };
  }
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
