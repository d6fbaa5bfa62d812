import { AppError, isAppError } from '#core/app-error.ts';
import { documentKinds } from '#core/documents/document-kind.ts';
import type { TextKey } from '#core/documents/document-texts.ts';
import { isLocaleCode, type LocaleCode } from '#core/i18n/locales.ts';
import { MOST_LINES } from '#core/projects/project.ts';
import {
  type ProjectFormat,
  projectFileName,
  type ScheduleFormat,
} from '#core/projects/project-files.ts';
import { scheduleCsv } from '#core/projects/schedule-csv.ts';
import { readShareCode } from '#core/projects/share-code.ts';
import type {
  OpenedSelection,
  SelectionExtras,
  SelectionRequest,
} from '#server/documents/document-selection.ts';
import { safeName } from '#server/documents/file-names.ts';
import { scheduleDocument } from '#server/documents/kinds/schedule-document.ts';
import { localeTexts } from '#server/documents/locale-texts.ts';
import { collectImages, type DocumentTools } from '#server/documents/make-document.ts';
import { loadSchedule, type ProjectSchedule } from '#server/documents/project-schedule.ts';
import { scheduleXlsx } from '#server/documents/schedule-xlsx.ts';
import { pdfDrawing } from '#server/documents/subject.ts';
import type { ZipEntry } from '#server/documents/zip-bytes.ts';
import { mediaTypes } from '#server/files/media-types.ts';

/** Request for a list as a file: the list as written by `formatShareCode`, and the language of the documents. */
export type ProjectRequest = {
  list: string | undefined;
  format: ProjectFormat;
  language?: string | undefined;
};

export type OpenedProject =
  | {
      outcome: 'file';
      fileName: string;
      mimeType: string;
      language: LocaleCode;
      bytes: Uint8Array | AsyncGenerator<Uint8Array>;
    }
  /** The problem in the language of the address; the code is the same in all languages. */
  | { outcome: 'problem'; code: string; text: string };

/** Enough for all documents of 200 variants. */
const MAX_FILES = 4000;

const MIME_TYPES: Record<ScheduleFormat, string> = {
  pdf: 'application/pdf',
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  csv: 'text/csv; charset=utf-8',
};

type ProjectParts = Pick<DocumentTools, 'sources' | 'pdf' | 'picture'> & {
  openSelection: (
    locale: LocaleCode,
    request: SelectionRequest,
    extras: SelectionExtras,
  ) => Promise<OpenedSelection>;
};

/** Creates the files of visitors' lists: a schedule, or an archive of schedules and the documents of all variants. */
export function createProjectFiles(parts: ProjectParts) {
  /** Returns the file of a list, or the problem of the request. @throws AppError `too-many-requests` or `project-busy` */
  return async function openProject(
    locale: LocaleCode,
    { list, format, language = locale }: ProjectRequest,
  ): Promise<OpenedProject> {
    if (!isLocaleCode(language)) return problemOf(locale, 'project.language', { language });
    if (list === undefined || list === '') return problemOf(locale, 'project.no-list');
    const read = readShareCode(list);
    if ('problem' in read) {
      return problemOf(locale, `project.${read.problem}`, { most: MOST_LINES });
    }
    if (read.project.lines.length === 0) return problemOf(locale, 'project.empty');
    try {
      const schedule = await loadSchedule(parts.sources, language, read.project);
      return format === 'zip'
        ? await openArchive(parts, schedule, locale)
        : await openSchedule(parts, schedule, format);
    } catch (error) {
      if (isAppError(error, 'selection-busy')) throw new AppError('project-busy', error.values);
      if (!isAppError(error, 'busy')) throw error;
      throw new AppError('project-busy', { text: localeTexts[locale].text('project.busy') });
    }
  };
}

async function openSchedule(
  parts: ProjectParts,
  schedule: ProjectSchedule,
  format: ScheduleFormat,
): Promise<OpenedProject> {
  return {
    outcome: 'file',
    fileName: fileNameOf(schedule, format),
    mimeType: MIME_TYPES[format],
    language: schedule.locale,
    bytes: await makeSchedule(parts, schedule, format),
  };
}

async function openArchive(
  parts: ProjectParts,
  schedule: ProjectSchedule,
  locale: LocaleCode,
): Promise<OpenedProject> {
  if (schedule.totals.unknownCount === schedule.lines.length) {
    return problemOf(locale, 'project.nothing');
  }
  const request = {
    codes: schedule.lines.flatMap((line) => schedule.variantOf(line)?.sku ?? []),
    kinds: [...documentKinds],
    language: schedule.locale,
  };
  const opened = await parts.openSelection(locale, request, {
    fileName: `${safeName(schedule.name) || 'project'}_${schedule.locale}.zip`,
    files: await makeAllSchedules(parts, schedule),
    maxFiles: MAX_FILES,
  });
  if (opened.outcome !== 'zip') {
    return { outcome: 'problem', code: 'project_selection', text: opened.text };
  }
  return {
    outcome: 'file',
    fileName: opened.fileName,
    mimeType: mediaTypes.zip ?? 'application/zip',
    language: schedule.locale,
    bytes: opened.bytes,
  };
}

async function makeAllSchedules(parts: ProjectParts, schedule: ProjectSchedule) {
  const formats: ScheduleFormat[] = ['pdf', 'xlsx', 'csv'];
  const files: ZipEntry[] = [];
  for (const format of formats) {
    files.push({
      name: fileNameOf(schedule, format),
      bytes: await makeSchedule(parts, schedule, format),
      date: new Date(`${schedule.date ?? '2000-01-01'}T12:00:00`),
    });
  }
  return files;
}

async function makeSchedule(
  { sources, pdf, picture }: ProjectParts,
  schedule: ProjectSchedule,
  format: ScheduleFormat,
): Promise<Uint8Array> {
  if (format === 'csv') {
    return Buffer.from(scheduleCsv(schedule.t, schedule.lines, schedule.variantOf));
  }
  if (format === 'xlsx') return scheduleXlsx(schedule);
  pdf.warm();
  const company = await sources.getCompany(schedule.locale);
  const logo = pdfDrawing(await sources.getLogo(schedule.locale), company.name);
  const document = scheduleDocument(schedule, { company, logo });
  return pdf.make({ document, images: await collectImages({ picture }, document) });
}

function problemOf(
  locale: LocaleCode,
  key: Extract<TextKey, `project.${string}`>,
  values?: Record<string, string | number>,
): OpenedProject {
  const code = key.replace(/\W/g, '_');
  return { outcome: 'problem', code, text: localeTexts[locale].text(key, values) };
}

/** `Oficina-Norte_cuadro-de-luminarias_es.xlsx`. */
function fileNameOf({ name, locale }: ProjectSchedule, format: ScheduleFormat): string {
  const [word = ''] = projectFileName(locale, format).split('.');
  const parts = [safeName(name), word, locale].filter(Boolean);
  return `${parts.join('_')}.${format}`;
}
