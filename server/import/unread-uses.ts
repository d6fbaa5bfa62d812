import { parse } from 'yaml';
import { mediaFolderOf } from '#core/editing/media-folder.ts';
import { kindAt, kindOf, type RecordKind } from '#core/editing/record-kinds.ts';
import { localeCodes } from '#core/i18n/locales.ts';
import { mapKeys } from '#core/keys.ts';
import type { ValuePath } from '#core/studio/changes/values.ts';
import type { MediaPlace } from '#core/studio/media/media-item.ts';
import { placeOfMedia } from '#server/import/check/media-uses.ts';
import { FRONT_MATTER } from '#server/import/read/parse-page.ts';
import type { SourceFolder } from '#server/import/read/source-folder.ts';

/** A media file that a field names. */
type NamedMedia = { candidates: string[]; place: MediaPlace };

/**
 * Media that files name whose records are invalid, for example because a description is missing: they are found by the
 * names of their fields alone.
 * @param paths of the files with errors.
 */
export function listUnreadUses(folder: SourceFolder, paths: Iterable<string>): NamedMedia[] {
  return [...paths].flatMap((path) => {
    const kind = kindAt(path);
    const text = folder.files.get(path)?.text;
    return kind && text ? listNamed({ kind, path }, readLoosely(kind, text)) : [];
  });
}

function readLoosely(kind: RecordKind, text: string): unknown {
  const { format } = kindOf(kind);
  if (format !== 'record' && format !== 'list' && format !== 'page') return null;
  try {
    return parse(format === 'page' ? (FRONT_MATTER.exec(text)?.[1] ?? '') : text, { merge: true });
  } catch {
    return null;
  }
}

function listNamed(source: { kind: RecordKind; path: string }, whole: unknown): NamedMedia[] {
  const visit = (value: unknown, field: ValuePath): NamedMedia[] => {
    if (Array.isArray(value)) return value.flatMap((item, index) => visit(item, [...field, index]));
    if (typeof value === 'object' && value !== null) {
      return Object.entries(value).flatMap(([name, part]) => visit(part, [...field, name]));
    }
    const place = typeof value === 'string' ? mediaFolderOf(source, field) : null;
    if (!place) return [];
    const folders = [place.folder, 'media/documents', 'media/scenes'];
    const candidates = folders.map((folder) => `${folder}/${value}`);
    const named = placeOfMedia({ file: source.path, record: whole }, field);
    const isDescribed = field.at(-1) === 'file' && place.kinds.includes('picture');
    const alt = named.alt ?? (isDescribed ? noTexts(source.path) : null);
    return [{ candidates, place: { ...named, alt } }];
  };
  return visit(whole, []);
}

/** A description that is missing, in the languages in which its record is written. */
function noTexts(path: string): MediaPlace['alt'] {
  const own = localeCodes.filter((code) => path.endsWith(`/${code}.md`));
  return mapKeys(own.length > 0 ? own : localeCodes, () => '');
}
