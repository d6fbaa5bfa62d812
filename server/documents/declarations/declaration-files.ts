import { readFile } from 'node:fs/promises';
import type { Declaration } from '#core/declarations/declaration.ts';
import type { LocaleCode } from '#core/i18n/locales.ts';
import type { ArchivedFile } from '#server/documents/declarations/declaration-archive.ts';
import { describeDeclaration } from '#server/documents/document-descriptors.ts';
import type { DocumentCache, MadeFile } from '#server/documents/document-store.ts';
import { declarationDocument } from '#server/documents/kinds/declaration-document.ts';
import { type DocumentTools, planPdf } from '#server/documents/make-document.ts';
import { loadDocumentContext } from '#server/documents/subject.ts';
import { currentVisitor } from '#server/limits/current-visitor.ts';
import { outsideTurn } from '#server/limits/fair-queue.ts';
import { log } from '#server/log.ts';

type Tools = { cache: DocumentCache; tools: DocumentTools };

/** Provides the files of issued declarations: the archived one, or it is made and archived, once for all requests. */
export function createDeclarationFiles(
  { archive }: DocumentTools['sources'],
  openCache: () => Promise<Tools>,
) {
  const pending = new Map<string, Promise<MadeFile>>();

  async function make(declaration: Declaration, locale: LocaleCode): Promise<MadeFile> {
    const { cache, tools } = await openCache();
    const context = await loadDocumentContext(tools.sources, locale);
    const plan = planPdf(tools, declarationDocument(context, declaration));
    const made = await cache.store(describeDeclaration(declaration, locale).storeName, plan);
    const bytes = 'path' in made.content ? await readFile(made.content.path) : made.content.bytes;
    try {
      return toMade(await archive.add(declaration, locale, bytes));
    } catch (error) {
      const { number, edition } = declaration;
      log.error({ err: error, number, edition }, 'cannot archive a declaration of conformity');
      return made;
    }
  }

  /**
   * @throws AppError `storage-unavailable` if the archived file is lost, `too-many-requests` or `busy` as other documents
   */
  return async function fetchDeclaration(
    declaration: Declaration,
    locale: LocaleCode,
  ): Promise<MadeFile> {
    const archived = await archive.read(declaration, locale);
    if (archived) return toMade(archived);
    const { number, edition } = declaration;
    const key = `${currentVisitor()} ${number} ${edition} ${locale}`;
    const existing = pending.get(key);
    if (existing) return outsideTurn(() => existing);
    const task = make(declaration, locale).finally(() => pending.delete(key));
    pending.set(key, task);
    return task;
  };
}

function toMade({ bytes, sha256 }: ArchivedFile): MadeFile {
  return { content: { bytes }, digest: sha256.slice(0, 24), sizeBytes: bytes.length };
}
