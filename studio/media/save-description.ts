import type { FieldEdit, OpenedFile } from '#core/studio/changes/change-set.ts';
import { isEqual, type ValuePath, valueAt } from '#core/studio/changes/values.ts';
import type { MediaPlace } from '#core/studio/media/media-item.ts';
import { call, StudioError, withQuery } from '#studio/app/studio-client.ts';

/** The address of a record's file for `call`. */
export const recordFile = (id: string, path: string): string =>
  withQuery(`/changes/${encodeURIComponent(id)}/file`, { path });

/** The path of a field as values have it: `images.0.file` → `['images', 0, 'file']`. */
const toPath = (field: string): ValuePath =>
  field.split('.').map((part) => (/^\d+$/.test(part) ? Number(part) : part));

/** The path of a value beside the field that names a media file. */
export const besideField = (field: string, name: string): ValuePath => [
  ...toPath(field).slice(0, -1),
  name,
];

/** What was typed about a file at one place; '' is a value that is not there. */
export type Description = { alt: Readonly<Record<string, string>>; focus: string };

type Typed = { place: Pick<MediaPlace, 'file' | 'field'>; seen: Description; typed: Description };

/**
 * Stores descriptions beside the field that names a file, in its record.
 * @throws StudioError `studio-conflict` where somebody else has changed one of them since it was shown
 */
export async function saveDescription(id: string, { place, seen, typed }: Typed): Promise<void> {
  const address = recordFile(id, place.file);
  const { value } = await call<OpenedFile>('GET', address);
  const edits = listEdits({ place, seen, typed }).map((edit): FieldEdit => {
    const stored = valueAt(value, edit.path);
    // What is missing and what is empty are the same to a person.
    if (!isEqual(stored || '', edit.from)) {
      throw new StudioError(409, { error: 'studio-conflict' });
    }
    return { path: [...edit.path], from: stored, to: edit.to || null };
  });
  if (edits.length > 0) await call('PATCH', address, { edits });
}

function listEdits({ place, seen, typed }: Typed) {
  const alt = besideField(place.field, 'alt');
  // A page is written in one language: its description is a text.
  const isPage = place.file.endsWith('.md');
  const texts = Object.keys(typed.alt).map((code) => ({
    path: isPage ? alt : [...alt, code],
    from: seen.alt[code] ?? '',
    to: (typed.alt[code] ?? '').trim(),
  }));
  const focus = { path: besideField(place.field, 'focus'), from: seen.focus, to: typed.focus };
  return [...texts, focus].filter(({ from, to }) => from !== to);
}
