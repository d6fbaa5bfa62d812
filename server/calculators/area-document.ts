import { type AreaForm, areaAddress } from '#core/calculators/area/area-address.ts';
import { areaFieldLabel } from '#core/calculators/area/area-field-label.ts';
import { areaPlanText, listAreaFigures } from '#core/calculators/area/area-figures.ts';
import type { AreaOutcome } from '#core/calculators/area/area-outcome.ts';
import { drawAreaPicture } from '#core/calculators/area/area-picture.ts';
import type { Translate } from '#core/i18n/translate.ts';
import { formatDate, formatNumber } from '#core/units.ts';
import { checkedRow } from '#server/calculators/checked-row.ts';
import { companyDocument } from '#server/calculators/company-document.ts';
import type { Calculated } from '#server/calculators/luminaire-report.ts';
import type { PdfImage, PdfJob, PdfRow } from '#server/pdf/pdf-document.ts';

const PLAN = 'plan';
const PLAN_HEIGHT = 300;

type AreaReport = Calculated<AreaForm, AreaOutcome> & { t: Translate<'area' | 'calculator'> };

/** Composes a calculated area as a document with its drawing. The caller adds the bytes of the logo. */
export function areaPdfJob({ letterhead, t, form, outcome, name, href }: AreaReport): PdfJob {
  const area = { target: form.target, widthM: form.width, depthM: form.depth };
  const { svg, aspect } = drawAreaPicture(t.locale, area, outcome);
  const plan: PdfImage = { name: PLAN, alt: t('area.plan'), aspect };
  const metres = (value: number) => formatNumber(t.locale, value, 2);
  const size = `${metres(form.width)} × ${metres(form.depth)} m`;
  const figures = listAreaFigures(t, outcome, form.width * form.depth);
  const document = companyDocument(t.locale, letterhead, {
    title: `${t('area.title')} – ${size}`,
    subject: t('area.description'),
    label: t('area.title'),
    note: t('calculator.report.date', { date: formatDate(t.locale, letterhead.date) }),
    blocks: [
      {
        kind: 'title',
        eyebrow: t(form.target === 'facade' ? 'area.target.facade' : `area.use.${form.use}`),
        title: size,
        subtitle: name,
        code: null,
      },
      { kind: 'drawing', image: plan, height: PLAN_HEIGHT },
      { kind: 'text', paragraphs: [areaPlanText(t, outcome)] },
      { kind: 'heading', text: t('calculator.result') },
      { kind: 'facts', rows: figures.map((row) => checkedRow(t, row)) },
      { kind: 'heading', text: t('area.installation') },
      { kind: 'facts', rows: installationRows(t, form) },
      { kind: 'heading', text: t('calculator.method') },
      { kind: 'text', paragraphs: [t('area.method.text')] },
      { kind: 'code', href, text: t('calculator.report.code'), shown: t('area.title') },
    ],
  });
  return { document, images: { [PLAN]: svg } };
}

function installationRows(t: Translate<'area'>, form: AreaForm): PdfRow[] {
  const arrangement = {
    label: t('area.arrangement'),
    value: t(`area.arrangement.${form.arrangement}`),
  };
  const fields = areaAddress
    .listUsed(form)
    .filter((field) => field !== 'width' && field !== 'depth');
  return [
    ...(form.target === 'ground' ? [arrangement] : []),
    ...fields.map((field) => ({
      label: areaFieldLabel(t, form, field),
      value: formatNumber(t.locale, form[field], 2),
    })),
  ];
}
