import { variantNote, type ZoneVariant } from '#core/calculators/energy/catalogue-zone.ts';
import {
  aidText,
  type EnergyContext,
  type EnergyFigure,
  formatMoney,
  formatShare,
  formatTariff,
  furtherFigures,
  mainFigures,
  sensitivePaybackText,
} from '#core/calculators/energy/energy-figures.ts';
import type { EnergyForm } from '#core/calculators/energy/energy-form.ts';
import type { EnergyZone } from '#core/calculators/energy/energy-zone.ts';
import type { Co2FactorRecord, Policies } from '#core/calculators/policy-record.ts';
import { missing } from '#core/missing.ts';
import { formatDate, formatNumber, formatQuantity } from '#core/units.ts';
import { drawCashPicture } from '#server/calculators/cash-picture.ts';
import { companyDocument, type Letterhead } from '#server/calculators/company-document.ts';
import type { PdfBlock, PdfImage, PdfJob } from '#server/pdf/pdf-document.ts';

const CHART = 'cash';
const CHART_HEIGHT = 190;

export type EnergyReport = {
  context: EnergyContext;
  form: EnergyForm;
  zones: EnergyZone[];
  /** What the codes of the zones stand for. */
  found: ZoneVariant[];
  /** Null for a custom factor. */
  factor: Co2FactorRecord | null;
  policies: Policies;
  letterhead: Letterhead;
};

/** Composes a calculation as a document with its chart. The caller adds the bytes of the logo. */
export function energyPdfJob(report: EnergyReport): PdfJob {
  const { context, form, letterhead } = report;
  const { t, view } = context;
  const { svg, aspect } = drawCashPicture(context);
  const chart: PdfImage = { name: CHART, alt: t('energy.cash'), aspect };
  const name = t('energy.title');
  const project = form.project.trim();
  const document = companyDocument(t.locale, letterhead, {
    title: [name, project].filter(Boolean).join(' – '),
    subject: t('energy.description'),
    label: name,
    note: t('energy.report-date', { date: formatDate(t.locale, letterhead.date) }),
    blocks: [
      {
        kind: 'title',
        eyebrow: project && name,
        title: project || name,
        subtitle: form.zones
          .map(({ name, label }) => [name, label].filter(Boolean).join(', '))
          .join(' · '),
        code: null,
      },
      { kind: 'facts', rows: mainFigures(context).map((figure) => toRow(figure, t)) },
      ...(view.hasCapital
        ? [
            { kind: 'heading', text: t('energy.cash') } as const,
            { kind: 'drawing', image: chart, height: CHART_HEIGHT } as const,
          ]
        : []),
      { kind: 'facts', rows: furtherFigures(context).map((figure) => toRow(figure, t)) },
      ...zoneBlocks(report),
      ...illuminanceBlocks(report),
      ...sensitivityBlocks(report),
      ...aidBlocks(report),
      { kind: 'heading', text: t('energy.assumptions') },
      { kind: 'points', items: assumptionsOf(report), columns: 1 },
    ],
  });
  return { document, images: { [CHART]: svg } };
}

function toRow({ label, value, note, formula }: EnergyFigure, t: EnergyContext['t']) {
  const rest = [note, formula && `(${formula})`].filter(Boolean).join(' ');
  return { label: t(label), value: [value, rest].filter(Boolean).join(' ') };
}

function zoneBlocks({ context, zones, found }: EnergyReport): PdfBlock[] {
  const { t, currency, view } = context;
  const number = (value: number) => formatNumber(t.locale, value, 1);
  const money = (value: number) => formatMoney(t.locale, value, currency);
  const side = (zone: EnergyZone, name: 'current' | 'proposed') => {
    const { quantity, watts, lifetimeH, unitCost } = zone[name];
    const life = lifetimeH > 0 ? [`${number(lifetimeH)} h`] : [];
    const parts = [`${number(quantity)} × ${number(watts)} W`, ...life, money(unitCost)];
    return [...parts, ...controlParts(t, zone[name])].join(', ');
  };
  const columns = [
    { title: t('energy.zones'), share: 0.2 },
    { title: t('energy.current'), share: 0.26 },
    { title: t('energy.proposed'), share: 0.26 },
    { title: t('energy.usage'), share: 0.12, isNumber: true },
    { title: t('energy.saving'), share: 0.16, isNumber: true },
  ];
  const named = (index: number) => {
    const zone = found[index];
    return zone?.state === 'same' ? `${zone.variant.title} (${zone.variant.sku}): ` : '';
  };
  const rows = zones.map((zone, index) => [
    zone.name,
    side(zone, 'current'),
    named(index) + side(zone, 'proposed'),
    formatQuantity(t.locale, (view.zones[index] ?? missing()).hoursPerYear, t('energy.unit.h'), 0),
    formatQuantity(t.locale, (view.zones[index] ?? missing()).kwhSaving, 'kWh', 0),
  ]);
  return [
    { kind: 'heading', text: t('energy.zones-table') },
    { kind: 'table', columns, rows },
    ...noteBlocks(t, zones, found),
  ];
}

/** What a reader must know about codes of the catalogue: unknown, discontinued, or with other figures. */
function noteBlocks(
  t: EnergyContext['t'],
  zones: readonly EnergyZone[],
  found: readonly ZoneVariant[],
): PdfBlock[] {
  const items = zones.flatMap(({ name }, index) => {
    const note = variantNote(t, found[index] ?? { state: 'none' });
    return note === null ? [] : [`${name.trim()}: ${note}`];
  });
  return items.length > 0 ? [{ kind: 'points', items, columns: 1 }] : [];
}

/** Control factors that save energy: `presence factor 80 %`. */
function controlParts(t: EnergyContext['t'], { controls }: EnergyZone['current']): string[] {
  const names = ['presence', 'daylight', 'dimming'] as const;
  return names.flatMap((name) => {
    const share = controls[name];
    if (share === 1) return [];
    return [`${t(`energy.${name}`).toLowerCase()} ${formatShare(t.locale, share)}`];
  });
}

function illuminanceBlocks({ context }: EnergyReport): PdfBlock[] {
  const { t, view } = context;
  const items = view.zones.flatMap(({ name }, index) => {
    const check = view.light[index];
    if (!check) return [];
    const percent = formatShare(t.locale, check.ratio, 0);
    return [t(`energy.light.${check.verdict}`, { name, percent })];
  });
  if (items.length === 0) return [];
  return [
    { kind: 'heading', text: t('energy.light') },
    { kind: 'points', items: [...items, t('energy.light-caution')], columns: 1 },
  ];
}

function sensitivityBlocks({ context }: EnergyReport): PdfBlock[] {
  const { t, currency, view } = context;
  const columns = [
    { title: t('energy.tariff'), share: 0.34 },
    { title: t('energy.result.cost'), share: 0.33, isNumber: true },
    { title: t('energy.result.payback'), share: 0.33, isNumber: true },
  ];
  const rows = view.sensitivity.map(({ electricityPerKwh, costSaving, paybackMonths }) => [
    formatTariff(t.locale, electricityPerKwh, currency),
    formatMoney(t.locale, costSaving, currency),
    sensitivePaybackText(context, paybackMonths),
  ]);
  const heading: PdfBlock = { kind: 'heading', text: t('energy.sensitivity') };
  return [{ kind: 'together', blocks: [heading, { kind: 'table', columns, rows }] }];
}

function aidBlocks({ context, form }: EnergyReport): PdfBlock[] {
  const text = aidText(context, form.factor);
  if (text === null) return [];
  const heading: PdfBlock = { kind: 'heading', text: context.t('energy.aid') };
  return [{ kind: 'together', blocks: [heading, { kind: 'text', paragraphs: [text] }] }];
}

function assumptionsOf({ context, factor, policies }: EnergyReport): string[] {
  const { t, prices } = context;
  const value = `${formatNumber(t.locale, prices.co2KgPerKwh, 5)} kg/kWh`;
  const basis = factor?.[`basis_${t.locale}`];
  const co2 = factor
    ? `${value}. ${t('energy.factor-source', { basis: `${basis}`, source: factor.source })}`
    : `${value}, ${t('energy.own-factor').toLowerCase()}.`;
  const rule = (
    name: string,
    { source, year }: Policies['horizon'] | Policies['discount_rate'],
    shown: string,
  ) => {
    return `${name}: ${t('energy.assumption', { value: shown, source: source[t.locale], year })}`;
  };
  const { horizon, discount_rate: rate } = policies;
  const isOwnRate = context.view.discountRate !== context.rules.discountRate;
  const shownRate = formatShare(t.locale, context.view.discountRate);
  const years = t.count('product.years', horizon.value);
  return [
    `${t('energy.factor')}: ${co2}`,
    rule(t('energy.assumption.horizon'), horizon, years),
    `${t('energy.growth')}: ${formatShare(t.locale, prices.priceGrowth)}`,
    `${t('energy.co2-fall')}: ${formatShare(t.locale, prices.co2Fall)}`,
    isOwnRate
      ? `${t('energy.assumption.rate')}: ${t('energy.assumption.own', { value: shownRate })}`
      : rule(t('energy.assumption.rate'), rate, shownRate),
  ];
}
