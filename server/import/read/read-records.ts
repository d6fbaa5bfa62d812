import { z } from 'zod';
import { type Said, say } from '#core/say.ts';
import type { Problem, Report } from '#server/import/content-problem.ts';
import type { Content, Kind } from '#server/import/read/content-records.ts';
import { parseYaml, type Sourced } from '#server/import/read/parse-yaml.ts';
import type { SourceFile, SourceFolder } from '#server/import/read/source-folder.ts';

/** Shared context of record readers. */
export type Reading = {
  folder: SourceFolder;
  report: Report;
  declared: Content['declared'];
};

/** The text of a file; null when it does not exist. */
export function textOf({ folder }: Reading, file: string): string | null {
  return folder.files.get(file)?.text ?? null;
}

/**
 * Reads a file with a list of records; null when it does not exist or is unreadable. `onRaw` gets each item as read.
 */
export function readList<Schema extends z.ZodType>(
  reading: Reading,
  file: string,
  { schema, onRaw }: { schema: Schema; onRaw?: (item: unknown) => void },
): Sourced<z.infer<Schema>[]> | null {
  const text = textOf(reading, file);
  if (text === null) return null;
  const { raw, sourced } = parseYaml({ file, text }, z.array(schema), reading.report);
  if (Array.isArray(raw) && onRaw) raw.forEach(onRaw);
  return sourced;
}

export function filesLike({ folder }: Reading, pattern: RegExp): { file: string; text: string }[] {
  const matches = (file: SourceFile) => pattern.test(file.path) && file.text !== null;
  return [...folder.files.values()]
    .filter(matches)
    .map(({ path, text }) => ({ file: path, text: text as string }));
}

export function missingFile(reading: Reading, file: string, whatToDo: Said): void {
  reportFile(reading, file, { problem: say`the file is missing`, whatToDo });
}

/** Reports a fault of a file as a whole. */
export function reportFile(
  { report }: Reading,
  file: string,
  fault: Pick<Problem, 'problem' | 'whatToDo'>,
): void {
  report.error({ file, place: null, field: '', value: undefined, ...fault });
}

export function declare({ declared }: Reading, kind: Kind, code: unknown) {
  if (typeof code === 'string') declared[kind].add(code);
}

/** The code in the name of a file or folder, in place of the code of an unreadable record. */
export function nameOf(path: string): string {
  return (path.split('/').at(-1) as string).replace(/\.yaml$/, '');
}

export function codeOf(raw: unknown): unknown {
  return raw !== null && typeof raw === 'object' && 'code' in raw ? raw.code : undefined;
}

export function listOf(raw: unknown, field: string): unknown[] {
  if (raw === null || typeof raw !== 'object') return [];
  const list = (raw as Record<string, unknown>)[field];
  return Array.isArray(list) ? list : [];
}
