import { referenceOfDeclaration } from '#core/declarations/declaration.ts';
import type { DocumentKind } from '#core/documents/document-kind.ts';
import { downloadName } from '#core/i18n/file-paths.ts';
import type { LocaleCode } from '#core/i18n/locales.ts';
import type { DocumentDescriptor } from '#server/documents/document-descriptors.ts';
import { mediaTypes } from '#server/files/media-types.ts';

/** MIME types that are more specific than those of `mediaTypes`. */
const textMimeTypes: Record<string, string> = {
  ldt: 'text/plain; charset=iso-8859-1',
  ies: 'text/plain; charset=us-ascii',
  xml: 'application/xml; charset=utf-8',
  txt: 'text/plain; charset=utf-8',
};

/** Kinds that lighting programs list by the names of their files. */
const photometricKinds: readonly DocumentKind[] = ['eulumdat', 'ies', 'tm33', 'gldf'];

export function mimeTypeOf(extension: string): string {
  return textMimeTypes[extension] ?? mediaTypes[extension] ?? 'application/octet-stream';
}

/**
 * Returns the name of a download: code, kind and language, `LYR150-12-830_datasheet_en.pdf`. Photometric files have the
 * code alone, because lighting programs list them by name. Only letters, digits and `. _ -`, never a leading dot.
 */
export function fileNameOf(
  { code, kind, language, title, extension, declaration }: DocumentDescriptor,
  locale: LocaleCode,
) {
  const isPhotometry = photometricKinds.includes(kind);
  const word = kind === 'other' ? (title ?? '') : downloadName(locale, kind).replace(/\.\w+$/, '');
  const own = declaration ? referenceOfDeclaration(declaration) : code;
  const parts = [own, isPhotometry ? '' : word, language ?? ''].map(safeName).filter(Boolean);
  return `${parts.join('_')}.${safeName(extension)}`;
}

/** Returns text as part of a file name, without slashes, accents and characters special to shells or file systems. */
export function safeName(text: string): string {
  return text
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .replace(/[^A-Za-z0-9.]+/g, '-')
    .replace(/\.{2,}/g, '.')
    .replace(/^[.-]+|[.-]+$/g, '');
}
