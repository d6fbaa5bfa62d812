import type { LocaleCode } from '#core/i18n/locales.ts';
import type { Localised } from '#core/i18n/localised.ts';
import { pathToDownloads } from '#core/i18n/paths.ts';

/** What a list can be saved as: its schedule, or the documents of all its articles in one archive. */
const names = {
  pdf: { en: 'luminaire-schedule.pdf', es: 'cuadro-de-luminarias.pdf' },
  xlsx: { en: 'luminaire-schedule.xlsx', es: 'cuadro-de-luminarias.xlsx' },
  csv: { en: 'luminaire-schedule.csv', es: 'cuadro-de-luminarias.csv' },
  zip: { en: 'project.zip', es: 'proyecto.zip' },
} as const satisfies Record<string, Localised>;

export type ProjectFormat = keyof typeof names;
export type ScheduleFormat = Exclude<ProjectFormat, 'zip'>;

export const projectFormats = Object.keys(names) as ProjectFormat[];

/** Name of a file without its folder: `luminaire-schedule.pdf`. */
export function projectFileName(locale: LocaleCode, format: ProjectFormat): string {
  return names[format][locale];
}

/** Address that makes a file of a list, which is sent with it: `/en/downloads/luminaire-schedule.pdf`. */
export function pathToProjectFile(locale: LocaleCode, format: ProjectFormat): string {
  return `${pathToDownloads(locale)}/${names[format][locale]}`;
}
