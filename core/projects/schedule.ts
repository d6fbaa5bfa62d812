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
    variant: ProjectVariant | undefined,
    t: Translate<'projects'>,
  ) => ScheduleCell;
};

/** The columns of a schedule, in order. */
export const scheduleColumns: ScheduleColumn[] = [
  { title: 'projects.position', width: 12, read: ({ label }) => label },
  { title: 'projects.quantity', width: 10, read: ({ quantity }) => quantity },
  { title: 'projects.code', width: 26, read: (line, variant) => variant?.sku ?? line.sku },
  { title: 'projects.product', width: 24, read: (_line, variant) => variant?.title ?? null },
  {
    title: 'projects.variant',
    width: 48,
    read: (_line, variant, t) => variant?.description ?? t('projects.gone'),
  },
  { title: 'projects.type', width: 22, read: (_line, variant) => variant?.type ?? null },
  figure('figure.power', 'W', ({ powerW }) => powerW),
  figure('figure.flux', 'lm', ({ fluxLm }) => fluxLm),
  figure('figure.efficacy', 'lm/W', ({ efficacyLmW }) => efficacyLmW),
  {
    title: 'figure.cct',
    unit: 'K',
    width: 12,
    isPlain: true,
    // A number unless it is a range.
    read: (_line, variant) => {
      if (!variant || variant.cctK === null) return null;
      const isSpan = variant.cctMaxK !== null && variant.cctMaxK !== variant.cctK;
      return isSpan ? (cctText(variant)?.replace(/\s*K$/, '') ?? null) : variant.cctK;
    },
  },
  figure('figure.cri', '', ({ cri }) => cri),
  {
    title: 'figure.beam',
    width: 12,
    read: (_line, variant, t) => (variant ? beamText(t, variant) : null),
  },
  { title: 'figure.ip', width: 8, read: (_line, variant) => variant?.ip ?? null },
  {
    title: 'figure.dimming',
    width: 18,
    read: (_line, variant, t) =>
      variant && variant.powerW !== null ? t(`dimming.${variant.dimming}`) : null,
  },
  { title: 'projects.total-power', unit: 'W', width: 14, read: linePower },
  { title: 'projects.total-flux', unit: 'lm', width: 14, read: lineFlux },
  { title: 'projects.note', width: 40, read: ({ note }) => note },
];

function figure(
  title: MessageKey<'projects'>,
  unit: string,
  read: (variant: ProjectVariant) => number | null,
): ScheduleColumn {
  const column = {
    title,
    width: 12,
    read: (_: ProjectLine, variant?: ProjectVariant) => (variant ? read(variant) : null),
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
  variantOf: VariantOf,
): ScheduleCell[][] {
  return lines.map((line) => {
    const variant = variantOf(line);
    return scheduleColumns.map(({ read }) => read(line, variant, t));
  });
}
