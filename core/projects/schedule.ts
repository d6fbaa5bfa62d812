import { beamText, cctText } from '#core/catalogue/light-texts.ts';
import type { MessageKey } from '#core/i18n/messages.ts';
import type { Translate } from '#core/i18n/translate.ts';
import type { ProjectLine } from '#core/projects/project.ts';
import type { ProjectVariant } from '#core/projects/project-variant.ts';
import { lineFlux, linePower, type VariantOf } from '#core/projects/totals.ts';

export type ScheduleCell = string | number | null;

export type ScheduleColumn = {
  title: MessageKey<'projects'>;
  /** Appended to the title of a column of numbers. */
  unit?: string;
  /** Column width, characters. */
  width: number;
  /** Formats numbers without thousands separators. */
  isPlain?: boolean;
  read: (
    line: ProjectLine,
    article: ProjectVariant | undefined,
    t: Translate<'projects'>,
  ) => ScheduleCell;
};

/** The columns of a schedule, in order. */
export const scheduleColumns: ScheduleColumn[] = [
  { title: 'projects.position', width: 12, read: ({ label }) => label },
  { title: 'projects.quantity', width: 10, read: ({ quantity }) => quantity },
  { title: 'projects.code', width: 26, read: (line, article) => article?.sku ?? line.sku },
  { title: 'projects.product', width: 24, read: (_line, article) => article?.title ?? null },
  {
    title: 'projects.variant',
    width: 48,
    read: (_line, article, t) => article?.description ?? t('projects.gone'),
  },
  { title: 'projects.type', width: 22, read: (_line, article) => article?.type ?? null },
  figure('figure.power', 'W', ({ powerW }) => powerW),
  figure('figure.flux', 'lm', ({ fluxLm }) => fluxLm),
  figure('figure.efficacy', 'lm/W', ({ efficacyLmW }) => efficacyLmW),
  {
    title: 'figure.cct',
    unit: 'K',
    width: 12,
    isPlain: true,
    // A number unless it is a range.
    read: (_line, article) => {
      if (!article || article.cctK === null) return null;
      const isSpan = article.cctMaxK !== null && article.cctMaxK !== article.cctK;
      return isSpan ? (cctText(article)?.replace(/\s*K$/, '') ?? null) : article.cctK;
    },
  },
  figure('figure.cri', '', ({ cri }) => cri),
  {
    title: 'figure.beam',
    width: 12,
    read: (_line, article, t) => (article ? beamText(t, article) : null),
  },
  { title: 'figure.ip', width: 8, read: (_line, article) => article?.ip ?? null },
  {
    title: 'figure.dimming',
    width: 18,
    read: (_line, article, t) =>
      article && article.powerW !== null ? t(`dimming.${article.dimming}`) : null,
  },
  { title: 'projects.total-power', unit: 'W', width: 14, read: linePower },
  { title: 'projects.total-flux', unit: 'lm', width: 14, read: lineFlux },
  { title: 'projects.note', width: 40, read: ({ note }) => note },
];

function figure(
  title: MessageKey<'projects'>,
  unit: string,
  read: (article: ProjectVariant) => number | null,
): ScheduleColumn {
  const column = {
    title,
    width: 12,
    read: (_: ProjectLine, article?: ProjectVariant) => (article ? read(article) : null),
  };
  return unit ? { ...column, unit } : column;
}

/** Returns a column's title with its unit: `Power (W)`. */
export function columnTitle(t: Translate<'projects'>, { title, unit }: ScheduleColumn): string {
  return unit ? `${t(title)} (${unit})` : t(title);
}

/** Returns a row of values for each line. */
export function scheduleRows(
  t: Translate<'projects'>,
  lines: ProjectLine[],
  articleOf: VariantOf,
): ScheduleCell[][] {
  return lines.map((line) => {
    const article = articleOf(line);
    return scheduleColumns.map(({ read }) => read(line, article, t));
  });
}
