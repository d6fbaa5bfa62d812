import type { RoadForm } from '#core/calculators/road/road-address.ts';
import { listRoadFigures, spacingText } from '#core/calculators/road/road-figures.ts';
import type { RoadOutcome } from '#core/calculators/road/road-outcome.ts';
import { drawRoadPicture } from '#core/calculators/road/road-picture.ts';
import { planText } from '#core/calculators/road/road-plan-text.ts';
import type { Translate } from '#core/i18n/translate.ts';
import { formatDate, formatNumber, formatQuantity } from '#core/units.ts';
import { checkedRow } from '#server/calculators/checked-row.ts';
import { companyDocument } from '#server/calculators/company-document.ts';
import type { Calculated } from '#server/calculators/luminaire-report.ts';
import type { PdfBlock, PdfImage, PdfJob, PdfRow } from '#server/pdf/pdf-document.ts';

const PLAN = 'plan';
const PLAN_HEIGHT = 220;

type RoadReport = Calculated<RoadForm, RoadOutcome> & { t: Translate<'road' | 'calculator'> };

/** Composes a calculated road as a document with its drawing. The caller adds the bytes of the logo. */
export function roadPdfJob({ letterhead, t, form, outcome, name, href }: RoadReport): PdfJob {
  const road = { lanes: form.lanes, laneWidthM: form.lane, surface: form.surface };
  const { svg, aspect } = drawRoadPicture(t.locale, road, outcome);
  const plan: PdfImage = { name: PLAN, alt: t('road.plan'), aspect };
  const size = `${formatNumber(t.locale, form.lanes)} × ${formatQuantity(t.locale, form.lane, 'm', 2)}`;
  const spacing = spacingText(t, outcome, form.class);
  const document = companyDocument(t.locale, letterhead, {
    title: `${t('road.title')} – ${form.class}, ${size}`,
    subject: t('road.description'),
    label: t('road.title'),
    note: t('calculator.report.date', { date: formatDate(t.locale, letterhead.date) }),
    blocks: [
      {
        kind: 'title',
        eyebrow: t(`road.arrangement.${form.arrangement}`),
        title: `${form.class}, ${size}`,
        subtitle: name,
        code: null,
      },
      { kind: 'drawing', image: plan, height: PLAN_HEIGHT },
      { kind: 'text', paragraphs: [planText(t, outcome)] },
      { kind: 'heading', text: t('calculator.result') },
      ...(spacing ? [{ kind: 'text', paragraphs: [spacing] } satisfies PdfBlock] : []),
      { kind: 'facts', rows: listRoadFigures(t, outcome).map((row) => checkedRow(t, row)) },
      { kind: 'heading', text: t('road.road') },
      { kind: 'facts', rows: roadRows(t, form) },
      { kind: 'heading', text: t('calculator.method') },
      { kind: 'text', paragraphs: [t('road.method.text')] },
      { kind: 'code', href, text: t('calculator.report.code'), shown: t('road.title') },
    ],
  });
  return { document, images: { [PLAN]: svg } };
}

function roadRows(t: Translate<'road'>, form: RoadForm): PdfRow[] {
  const number = (value: number) => formatNumber(t.locale, value, 2);
  const median = { label: t('road.field.median'), value: number(form.median) };
  return [
    { label: t('road.class'), value: form.class },
    { label: t('road.surface'), value: t(`road.surface.${form.surface}`) },
    { label: t('road.field.lanes'), value: number(form.lanes) },
    { label: t('road.field.lane'), value: number(form.lane) },
    { label: t('road.arrangement'), value: t(`road.arrangement.${form.arrangement}`) },
    ...(form.arrangement === 'median' ? [median] : []),
    ...(['height', 'overhang', 'tilt', 'maintenance'] as const).map((field) => ({
      label: t(`road.field.${field}`),
      value: number(form[field]),
    })),
  ];
}
