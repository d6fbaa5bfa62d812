import type { LocaleCode } from '#core/i18n/locales.ts';
import { pathToDownloads, projectFileNames } from '#core/i18n/paths.ts';

export type ProjectFormat = keyof typeof projectFileNames;
export type ScheduleFormat = Exclude<ProjectFormat, 'zip'>;

export const projectFormats = Object.keys(projectFileNames) as ProjectFormat[];

/** Name of a file without its folder: `luminaire-schedule.pdf`. */
export function projectFileName(locale: LocaleCode, format: ProjectFormat): string {
  return projectFileNames[format][locale];
}

/** Address that makes a file of a list, which is sent with it: `/en/downloads/luminaire-schedule.pdf`. */
export function pathToProjectFile(locale: LocaleCode, format: ProjectFormat): string {
  return `${pathToDownloads(locale)}/${projectFileNames[format][locale]}`;
}
