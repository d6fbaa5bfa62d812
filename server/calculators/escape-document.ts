import { type EscapeForm, routeLength } from '#core/calculators/escape/escape-address.ts';
import {
  escapePlanText,
  listEscapeFigures,
  listLightRows,
  listPointRows,
} from '#core/calculators/escape/escape-figures.ts';
import type { EscapeOutcome } from '#core/calculators/escape/escape-outcome.ts';
import { drawEscapePicture } from '#core/calculators/escape/escape-picture.ts';
import type { Translate } from '#core/i18n/translate.ts';
import { formatDate, formatNumber } from '#core/units.ts';
import { checkedRow } from '#server/calculators/checked-row.ts';
import { companyDocument } from '#server/calculators/company-document.ts';
import type { Calculated } from '#server/calculators/luminaire-report.ts';
import type { PdfBlock, PdfImage, PdfJob, PdfRow } from '#server/pdf/pdf-document.ts';

const PLAN = 'plan';
const PLAN_HEIGHT = 260;

type EscapeReport = Calculated<EscapeForm, EscapeOutcome> & {
  t: Translate<'escape' | 'calculator'>;
};

/** Composes a calculated escape route as a document with its drawing. The caller adds the bytes of the logo. */
export function escapePdfJob({ letterhead, t, form, outcome, name, href }: EscapeReport): PdfJob {
  const { svg, aspect } = drawEscapePicture(t.locale, outcome);
  const plan: PdfImage = { name: PLAN, alt: t('escape.plan'), aspect };
  const metres = (value: number) => formatNumber(t.locale, value, 2);
  const size = `${metres(routeLength(form))} × ${metres(form.width)} m`;
  const document = companyDocument(t.locale, letterhead, {
    title: `${t('escape.title')} – ${size}`,
    subject: t('escape.description'),
    label: t('escape.title'),
    note: t('calculator.report.date', { date: formatDate(t.locale, letterhead.date) }),
    blocks: [
      {
        kind: 'title',
        eyebrow: t(`escape.space.${form.space}`),
        title: size,
        subtitle: name,
        code: null,
      },
      { kind: 'drawing', image: plan, height: PLAN_HEIGHT },
      { kind: 'text', paragraphs: [escapePlanText(t, outcome)] },
      { kind: 'heading', text: t('calculator.result') },
      { kind: 'facts', rows: listEscapeFigures(t, outcome).map((row) => checkedRow(t, row)) },
      { kind: 'facts', rows: installationRows(t, form) },
      lightTable(t, outcome),
      ...pointTable(t, outcome),
      { kind: 'heading', text: t('calculator.method') },
      { kind: 'text', paragraphs: [t('escape.method.text')] },
      { kind: 'code', href, text: t('calculator.report.code'), shown: t('escape.title') },
    ],
  });
  return { document, images: { [PLAN]: svg } };
}

function installationRows(t: Translate<'escape'>, form: EscapeForm): PdfRow[] {
  const count = form.lights.length;
  const edition = { label: t('escape.edition'), value: t(`escape.edition.${form.edition}`) };
  return [
    ...(form.space === 'route' ? [edition] : []),
    ...(['height', 'maintenance'] as const).map((field) => ({
      label: t(`escape.field.${field}`),
      value: formatNumber(t.locale, form[field], 2),
    })),
    {
      label: t('escape.places'),
      value: count === 0 ? t('escape.lights.even') : t('escape.lights.own', { count }),
    },
  ];
}

function lightTable(t: Translate<'escape'>, outcome: EscapeOutcome): PdfBlock {
  const heading: PdfBlock = { kind: 'heading', text: t('escape.places') };
  const columns = [
    { title: t('escape.places.number'), share: 1 },
    { title: t('escape.places.along'), share: 2, isNumber: true },
    { title: t('escape.places.across'), share: 2, isNumber: true },
  ];
  const rows = listLightRows(t, outcome).map(({ head, cells }) => [head, ...cells]);
  return { kind: 'together', blocks: [heading, { kind: 'table', columns, rows, isDense: true }] };
}

function pointTable(t: Translate<'escape'>, outcome: EscapeOutcome): PdfBlock[] {
  const rows = listPointRows(t, outcome).map(({ head, cells }) => [head, ...cells]);
  if (rows.length === 0) return [];
  const columns = [
    { title: t('escape.points.kind'), share: 3 },
    { title: t('escape.places.along'), share: 2, isNumber: true },
    { title: t('escape.points.near'), share: 2, isNumber: true },
    { title: t('escape.points.vertical'), share: 2, isNumber: true },
  ];
  const heading: PdfBlock = { kind: 'heading', text: t('escape.points') };
  return [{ kind: 'together', blocks: [heading, { kind: 'table', columns, rows, isDense: true }] }];
}
