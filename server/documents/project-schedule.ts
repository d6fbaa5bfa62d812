import { getLocale, type LocaleCode } from '#core/i18n/locales.ts';
import { pathTo } from '#core/i18n/paths.ts';
import { nameLines } from '#core/projects/lines.ts';
import { projectHref } from '#core/projects/project-address.ts';
import type { ProjectVariant } from '#core/projects/project-variant.ts';
import type { SharedProject } from '#core/projects/share-code.ts';
import { calculateTotals, type Totals } from '#core/projects/totals.ts';
import { type LocaleTexts, localeTexts } from '#server/documents/locale-texts.ts';
import type { DocumentSources } from '#server/documents/sources.ts';

/** A visitor's list in one language with the catalogue data of its variants. */
export type ProjectSchedule = LocaleTexts & {
  locale: LocaleCode;
  /** BCP 47: `es-ES`. */
  language: string;
  /** Never empty. */
  name: string;
  lines: SharedProject['lines'];
  variantOf: (line: { id: number }) => ProjectVariant | undefined;
  totals: Totals;
  /** Latest ISO date of the data; null if all variants are unknown. */
  date: string | null;
  /** Address of the list on the site. */
  url: string;
  /** Address of a variant's page. */
  urlOf: (variant: ProjectVariant) => string;
};

/** Loads the data of a schedule for the variants of a list. */
export async function loadSchedule(
  {
    listProjectVariants,
    listSkus,
    siteUrl,
  }: Pick<DocumentSources, 'listProjectVariants' | 'listSkus' | 'siteUrl'>,
  locale: LocaleCode,
  project: SharedProject,
): Promise<ProjectSchedule> {
  const texts = localeTexts[locale];
  const ids = project.lines.map(({ id }) => id);
  const variants = await listProjectVariants(locale, ids);
  const lines = nameLines(project.lines, await listSkus(ids));
  const byId = new Map(variants.map((variant) => [variant.id, variant]));
  const variantOf = ({ id }: { id: number }) => byId.get(id);
  const dates = variants.map(({ updated }) => updated).sort();
  return {
    ...texts,
    locale,
    language: getLocale(locale).iso,
    name: project.name || texts.t('projects.untitled'),
    lines,
    variantOf,
    totals: calculateTotals(lines, variantOf),
    date: dates.at(-1) ?? null,
    url: siteUrl + projectHref(locale, project),
    urlOf: ({ slug, id }) => `${siteUrl}${pathTo(locale, 'products', slug)}?variation=${id}`,
  };
}
