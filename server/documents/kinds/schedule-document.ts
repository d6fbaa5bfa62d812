import type { LocaleCode } from '#core/i18n/locales.ts';
import type { ProjectLine } from '#core/projects/project.ts';
import { LONGEST_LINK } from '#core/projects/project-address.ts';
import { type ProjectVariant, variantFacts } from '#core/projects/project-variant.ts';
import { lineFlux, linePower } from '#core/projects/totals.ts';
import { formatDate, formatNumber } from '#core/units.ts';
import type { Company } from '#server/db/stored-site.ts';
import type { ProjectSchedule } from '#server/documents/project-schedule.ts';
import { pdfDrawing, pdfPicture } from '#server/documents/subject.ts';
import type { PdfBlock, PdfDocument, PdfImage, PdfScheduleRow } from '#server/pdf/pdf-document.ts';

/** Phones cannot scan the printed code of a longer address. */
const MAX_CODE_LENGTH = 700;
/** Decimals of a power: bus devices take some hundredths of a watt, and the lines must add up to the total. */
const WATT_DIGITS = 2;
/** Date of a document whose variants have all left the catalogue. */
const NO_DATE = '2000-01-01';

type Letterhead = { company: Company; logo: PdfImage | null };

/** Composes the schedule of a project: each line with picture, figures and note, and the totals. */
export function scheduleDocument(
  schedule: ProjectSchedule,
  { company, logo }: Letterhead,
): PdfDocument {
  const { t, text, locale, name, lines, date, totals } = schedule;
  const number = (value: number) => formatNumber(locale, value);
  const data = date === null ? '' : text('schedule.data', { date: formatDate(locale, date) });
  const label = t('projects.schedule');
  return {
    language: schedule.language,
    title: `${label} – ${name}`,
    subject: label,
    author: company.legalName,
    date: date ?? NO_DATE,
    label,
    logo,
    isLandscape: true,
    footer: {
      company: `${company.legalName} · ${company.email} · ${company.phone}`,
      note: [name, data].filter(Boolean).join(' · '),
      page: text('pdf.page'),
    },
    blocks: [
      { kind: 'title', eyebrow: label, title: name, subtitle: data, code: null },
      {
        kind: 'figures',
        figures: [
          { label: t('projects.line-count'), value: number(lines.length) },
          { label: t('projects.pieces'), value: number(totals.pieces) },
          { label: t('projects.total-power'), value: watts(locale, totals.powerW), unit: 'W' },
          { label: t('projects.total-flux'), value: number(totals.fluxLm), unit: 'lm' },
          ...(totals.efficacyLmW === null
            ? []
            : [{ label: t('figure.efficacy'), value: number(totals.efficacyLmW), unit: 'lm/W' }]),
        ],
      },
      tableOf(schedule),
      ...remarks(schedule),
      ...linkOf(schedule),
    ],
  };
}

function tableOf(schedule: ProjectSchedule): PdfBlock {
  const { t, locale, lines, totals } = schedule;
  const number = (value: number) => formatNumber(locale, value);
  return {
    kind: 'schedule',
    titles: {
      label: t('projects.position'),
      variant: t('projects.luminaire'),
      figures: [
        t('projects.quantity'),
        `${t('figure.power')} (W)`,
        `${t('figure.flux')} (lm)`,
        `${t('projects.total-power')} (W)`,
        `${t('projects.total-flux')} (lm)`,
      ],
      note: t('projects.note'),
    },
    rows: lines.map((line) => rowOf(schedule, line)),
    totals: {
      label: t('projects.total'),
      figures: [number(totals.pieces), '', '', watts(locale, totals.powerW), number(totals.fluxLm)],
    },
  };
}

function rowOf(schedule: ProjectSchedule, line: ProjectLine): PdfScheduleRow {
  const { t, locale, variantOf, urlOf } = schedule;
  const variant = variantOf(line);
  const number = (value: number | null | undefined, digits = 1) =>
    value === null || value === undefined ? '–' : formatNumber(locale, value, digits);
  return {
    label: line.label,
    image: variant ? imageOf(variant) : null,
    code: variant?.sku ?? (line.sku || t('projects.number', { id: line.id })),
    href: variant ? urlOf(variant) : null,
    text: variant?.description ?? t('projects.gone'),
    facts: variant ? variantFacts(t, variant).join(' · ') : '',
    figures: [
      number(line.quantity),
      number(variant?.powerW, WATT_DIGITS),
      number(variant?.fluxLm),
      number(linePower(line, variant), WATT_DIGITS),
      number(lineFlux(line, variant)),
    ],
    note: line.note,
  };
}

function watts(locale: LocaleCode, value: number): string {
  return formatNumber(locale, value, WATT_DIGITS);
}

function imageOf({ picture, drawing, description }: ProjectVariant): PdfImage | null {
  if (picture) return pdfPicture({ ...picture, alt: description }, 160);
  return drawing === null
    ? null
    : pdfDrawing({ url: drawing, width: null, height: null }, description);
}

function remarks({ t, text, totals }: ProjectSchedule): PdfBlock[] {
  const paragraphs = [
    ...(totals.hasSupplies ? [text('schedule.supplies')] : []),
    ...(totals.darkCount > 0 ? [t.count('projects.dark', totals.darkCount)] : []),
    ...(totals.unknownCount > 0 ? [text('schedule.gone')] : []),
  ];
  return paragraphs.length > 0 ? [{ kind: 'text', paragraphs }] : [];
}

/** The link to the list, unless its address is too long. */
function linkOf({ text, url }: ProjectSchedule): PdfBlock[] {
  if (url.length > LONGEST_LINK) return [];
  return [
    {
      kind: 'code',
      href: url,
      text: text('schedule.scan'),
      shown: text('schedule.link'),
      hasPicture: url.length <= MAX_CODE_LENGTH,
    },
  ];
}
