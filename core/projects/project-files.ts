import { pathToDownloads, projectFileNames } from '#core/i18n/file-paths.ts';
import type { LocaleCode } from '#core/i18n/locales.ts';
import { keysOf } from '#core/keys.ts';

export type ProjectFormat = keyof typeof projectFileNames;
export type ScheduleFormat = Exclude<ProjectFormat, 'zip'>;

export const projectFormats = keysOf(projectFileNames);

/** Returns a file's name without its folder: `luminaire-schedule.pdf`. */
export function projectFileName(locale: LocaleCode, format: ProjectFormat): string {
  return projectFileNames[format][locale];
}

/** Returns the URL to which a list is posted to get a file: `/en/downloads/luminaire-schedule.pdf`. */
export function pathToProjectFile(locale: LocaleCode, format: ProjectFormat): string {
  return `${pathToDownloads(locale)}/${projectFileNames[format][locale]}`;
}
