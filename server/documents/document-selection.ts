import { setTimeout } from 'node:timers/promises';
import { referenceOfDeclaration } from '#core/declarations/declaration.ts';
import { isDocumentKind } from '#core/documents/document-kind.ts';
import { isLocaleCode, type LocaleCode } from '#core/i18n/locales.ts';
import {
  type ArchiveSize,
  countMadeAtLeast,
  findExceeded,
  MAX_SIZE,
} from '#server/documents/archive-excess.ts';
import type { ArchiveLimit } from '#server/documents/archive-limit.ts';
import type { DocumentDescriptor } from '#server/documents/document-descriptors.ts';
import type { MadeFile } from '#server/documents/document-store.ts';
import { fileNameOf, safeName } from '#server/documents/file-names.ts';
import { localeTexts } from '#server/documents/locale-texts.ts';
import type { DocumentSources, Product } from '#server/documents/sources.ts';
import { dateOf } from '#server/documents/subject.ts';
import { type ZipEntry, zipBytes } from '#server/documents/zip-bytes.ts';
import { currentVisitor, runForVisitor } from '#server/limits/current-visitor.ts';
import { isQueueFull } from '#server/limits/fair-queue.ts';

/** A visitor's selection: SKUs or product codes, kinds of document, and the language of the documents. */
export type SelectionRequest = {
  codes: string[];
  /** Slug of a category, whose listed products join the codes. */
  category?: string | undefined;
  kinds: string[];
  language?: string | undefined;
};

/** Additional contents of an archive that another module of the server requests. */
export type SelectionExtras = {
  fileName: string;
  /** Files at the root of the archive, before the documents. */
  files: ZipEntry[];
  maxFiles: number;
};

const MAX_CODES = 250;
const ATTEMPTS = 60;
const RETRY_MS = 1000;

export type OpenedSelection =
  | { outcome: 'zip'; fileName: string; fileCount: number; bytes: AsyncGenerator<Uint8Array> }
  /** The problem in the language of the address. */
  | { outcome: 'problem'; text: string };

type Text = (typeof localeTexts)[LocaleCode]['text'];

type SelectedDocument = { descriptor: DocumentDescriptor; product: Product };

type SelectionParts = {
  limit: ArchiveLimit;
  sources: Pick<
    DocumentSources,
    'listCategoryProducts' | 'findByCode' | 'findProduct' | 'getCompany'
  >;
  listDescriptors: (
    product: Product,
    locale: LocaleCode,
  ) => Promise<{
    shared: DocumentDescriptor[];
    variants: { variant: { id: number }; descriptors: DocumentDescriptor[] }[];
  }>;
  fetchFile: (
    descriptor: DocumentDescriptor,
    product: Product,
    locale: LocaleCode,
  ) => Promise<MadeFile | null>;
};

/** Creates ZIP archives of documents, which are made one at a time while the archive is sent. */
export function createSelections(parts: SelectionParts) {
  return {
    /** @throws AppError `too-many-requests` or `selection-busy` */
    async open(
      locale: LocaleCode,
      request: SelectionRequest,
      extras?: SelectionExtras,
    ): Promise<OpenedSelection> {
      const { text } = localeTexts[locale];
      const language = isLocaleCode(request.language) ? request.language : locale;
      const most = { ...MAX_SIZE, made: extras?.maxFiles ?? MAX_SIZE.made };
      const { selected, problem } = await select(parts, request, { locale, language, most });
      if (problem) return { outcome: 'problem', text: text(...problem) };
      parts.limit.refuseTooMany(text('selection.busy'));
      const { name } = await parts.sources.getCompany(language);
      // The archive is read later, outside the visitor's request.
      const visitor = currentVisitor();
      const fetchFile: typeof parts.fetchFile = (...file) =>
        runForVisitor(visitor, () => parts.fetchFile(...file));
      const documents = listEntries(fetchFile, selected, language);
      const subject = request.category ?? subjectOf(selected);
      return {
        outcome: 'zip',
        fileName:
          extras?.fileName ?? `${safeName(name)}_${safeName(subject)}_${safeName(language)}.zip`,
        fileCount: selected.length,
        bytes: parts.limit.count(visitor, zipBytes(concatenate(extras?.files ?? [], documents))),
      };
    },
  };
}

/** Returns the text key and values of the problem of a request; null if it is valid. */
function findProblem({ codes, category, kinds }: SelectionRequest): Parameters<Text> | null {
  const unknownKind = kinds.find((kind) => !isDocumentKind(kind));
  const count = new Set(codes).size;
  if (count === 0 && !category) return ['selection.no-codes'];
  if (kinds.length === 0) return ['selection.no-kinds'];
  if (unknownKind !== undefined) return ['selection.unknown-kind', { kind: unknownKind }];
  return count <= MAX_CODES ? null : ['selection.too-many-codes', { count, most: MAX_CODES }];
}

type Selecting = {
  /** Language of the address. */
  locale: LocaleCode;
  /** Language of the documents. */
  language: LocaleCode;
  most: ArchiveSize;
};

type Selected =
  | { selected: SelectedDocument[]; problem?: never }
  | { selected?: never; problem: Parameters<Text> };

/** Returns the documents of a request, or its problem; a category with too many is refused before its products are read. */
async function select(
  parts: SelectionParts,
  request: SelectionRequest,
  { locale, language, most }: Selecting,
): Promise<Selected> {
  const problem = findProblem(request);
  if (problem) return { problem };
  const { category } = request;
  const listed = category ? await parts.sources.listCategoryProducts(locale, category) : [];
  if (!listed) return { problem: ['selection.unknown-category', { slug: category ?? '' }] };
  const kinds = new Set(request.kinds.filter(isDocumentKind));
  const tooMany = category ? 'selection.too-many-files-of-category' : 'selection.too-many-files';
  if (countMadeAtLeast(listed, kinds) > most.made)
    return { problem: [tooMany, { most: most.made }] };
  const selected = new Map<string, SelectedDocument>();
  for (const code of new Set([...request.codes, ...listed.map((product) => product.code)])) {
    const documents = await listOfCode(parts, code, language);
    if (!documents) return { problem: ['selection.unknown-code', { code }] };
    for (const document of documents) {
      if (kinds.has(document.descriptor.kind)) selected.set(keyOf(document.descriptor), document);
    }
    const exceeded = findExceeded(selected.values(), most);
    if (exceeded !== null) return { problem: [tooMany, { most: exceeded }] };
  }
  return selected.size > 0
    ? { selected: [...selected.values()] }
    : { problem: ['selection.nothing'] };
}

/** Returns the documents of a variant or of all variants of a product, with those that they share; null for an unknown code. */
async function listOfCode(
  { sources, listDescriptors }: SelectionParts,
  code: string,
  locale: LocaleCode,
): Promise<SelectedDocument[] | null> {
  const match = await sources.findByCode(locale, code);
  const product = match && (await sources.findProduct(locale, match.product.slug));
  if (!product) return null;
  const { shared, variants } = await listDescriptors(product, locale);
  const chosen = variants.filter(({ variant }) =>
    match.variant ? variant.id === match.variant.id : true,
  );
  const descriptors = [...chosen.flatMap((variant) => variant.descriptors), ...shared];
  return descriptors.map((descriptor) => ({ descriptor, product }));
}

async function* concatenate(
  files: ZipEntry[],
  documents: AsyncGenerator<ZipEntry>,
): AsyncGenerator<ZipEntry> {
  yield* files;
  yield* documents;
}

async function* listEntries(
  fetchFile: SelectionParts['fetchFile'],
  selected: SelectedDocument[],
  locale: LocaleCode,
): AsyncGenerator<ZipEntry> {
  const usedNames = new Set<string>();
  for (const { descriptor, product } of selected) {
    const stored = await fetchWithRetry(() => fetchFile(descriptor, product, locale));
    if (!stored) continue;
    const name = uniqueName(entryName(descriptor, locale), usedNames);
    yield { name, ...stored.content, date: new Date(`${dateOf(product)}T12:00:00`) };
  }
}

/** Retries while the PDF queue is full: an archive that is being sent cannot be refused. */
async function fetchWithRetry<Result>(fetch: () => Promise<Result>): Promise<Result> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await fetch();
    } catch (error) {
      if (!isQueueFull(error) || attempt === ATTEMPTS) throw error;
      await setTimeout(RETRY_MS);
    }
  }
}

/** One declaration is that of many variants. */
function keyOf({ code, kind, url, declaration }: DocumentDescriptor): string {
  return declaration ? referenceOfDeclaration(declaration) : `${code} ${kind} ${url}`;
}

/** One folder per code, a product's for its declarations; the file has the name of a single download. */
function entryName(descriptor: DocumentDescriptor, locale: LocaleCode): string {
  const folder = descriptor.declaration?.product ?? descriptor.code;
  return `${safeName(folder)}/${fileNameOf(descriptor, locale)}`;
}

function uniqueName(name: string, usedNames: Set<string>): string {
  let unique = name;
  for (let number = 2; usedNames.has(unique.toLowerCase()); number += 1) {
    unique = name.replace(/(\.\w+)$/, `-${number}$1`);
  }
  usedNames.add(unique.toLowerCase());
  return unique;
}

/** The code of the only product, or the number of products. */
function subjectOf(selected: SelectedDocument[]): string {
  const [only, ...others] = new Set(selected.map(({ product }) => product.code));
  return only && others.length === 0 ? only : String(others.length + 1);
}
