import type { EnergyRules, EnergyView } from '#core/calculators/energy/energy-view.ts';
import type { EnergyPrices } from '#core/calculators/energy/energy-zone.ts';
import { getLocale, type LocaleCode } from '#core/i18n/locales.ts';
import type { MessageKey } from '#core/i18n/messages.ts';
import type { Translate } from '#core/i18n/translate.ts';
import { formatNumber, formatQuantity, withoutDots } from '#core/units.ts';

/** A result ready for display: label, value and how it was calculated. */
export type EnergyFigure = {
  label: MessageKey<'energy'>;
  value: string;
  note: string;
  formula: string;
};

/** A calculation with its locale and currency. */
export type EnergyContext = {
  t: Translate<'energy'>;
  /** ISO 4217. */
  currency: string;
  view: EnergyView;
  prices: EnergyPrices;
  rules: EnergyRules;
};

const FROM_HERE_WHOLE = 1_000;

/** Formats an amount of money, without cents from 1,000. */
export function formatMoney(locale: LocaleCode, amount: number, currency: string): string {
  const digits = Math.abs(amount) >= FROM_HERE_WHOLE ? 0 : 2;
  const format = new Intl.NumberFormat(getLocale(locale).iso, {
    style: 'currency',
    currency,
    minimumFractionDigits: digits,
    maximumFractionDigits: digits,
  });
  // Avoids "-0".
  return withoutDots(locale, format.format(amount === 0 ? 0 : amount));
}

const TARIFF_DIGITS = 4;

/** Formats the price per kilowatt-hour: `£0.175/kWh`. */
export function formatTariff(locale: LocaleCode, amount: number, currency: string): string {
  const price = new Intl.NumberFormat(getLocale(locale).iso, {
    style: 'currency',
    currency,
    maximumFractionDigits: TARIFF_DIGITS,
  });
  return `${withoutDots(locale, price.format(amount))}/kWh`;
}

/** Returns the symbol of a currency: `€`. */
export function currencySign(locale: LocaleCode, currency: string): string {
  const format = new Intl.NumberFormat(getLocale(locale).iso, { style: 'currency', currency });
  return format.formatToParts(0).find(({ type }) => type === 'currency')?.value ?? currency;
}

/** Formats a share as a percentage: 0.123 → `12.3 %`. */
export function formatShare(locale: LocaleCode, share: number, digits = 1): string {
  return formatQuantity(locale, share * 100, '%', digits);
}

/** The six main results of every calculation. */
export function mainFigures(context: EnergyContext): EnergyFigure[] {
  const { t, view, prices } = context;
  const { totals } = view;
  const money = moneyOf(context);
  const kwh = (value: number) => formatQuantity(t.locale, value, 'kWh', 0);
  const [now, then] = [kwh(totals.currentKwh), kwh(totals.proposedKwh)];
  const year = t('energy.per-year');
  return [
    {
      label: 'energy.result.energy',
      value: formatQuantity(t.locale, totals.savingPercent, '%', 1),
      note: '',
      formula: t('energy.formula.energy', { current: now, proposed: then }),
    },
    {
      label: 'energy.result.cost',
      value: money(totals.costSaving),
      note: year,
      formula: t('energy.formula.cost', {
        kwh: kwh(totals.kwhSaving),
        tariff: formatTariff(t.locale, prices.electricityPerKwh, context.currency),
        maintenance: money(prices.hasMaintenance ? totals.currentMaintenance : 0),
      }),
    },
    {
      label: 'energy.result.lifetime',
      value: money(totals.lifetimeCostSaving),
      note: lifeNote(context),
      formula: t('energy.formula.lifetime', {
        limit: context.rules.horizonYears,
        growth: formatShare(t.locale, prices.priceGrowth),
      }),
    },
    {
      label: 'energy.result.kwh',
      value: kwh(totals.kwhSaving),
      note: year,
      formula: t('energy.formula.kwh', { current: now, proposed: then }),
    },
    ofCapital(context, {
      label: 'energy.result.payback',
      value: paybackText(t, totals.paybackMonths),
      note: '',
      formula: t('energy.formula.payback', {
        capital: money(totals.capital),
        saving: money(totals.costSaving),
      }),
    }),
    {
      label: 'energy.result.co2',
      value: formatQuantity(t.locale, totals.co2KgSaving, 'kg', 0),
      note: year,
      formula: t('energy.formula.co2', {
        kwh: kwh(totals.kwhSaving),
        factor: `${formatNumber(t.locale, prices.co2KgPerKwh, 5)} kg/kWh`,
      }),
    },
  ];
}

/** Additional figures for investors. */
export function furtherFigures(context: EnergyContext): EnergyFigure[] {
  const { t, view, prices } = context;
  const money = moneyOf(context);
  const { capital, currentMaintenance, lifetimeCo2KgSaving } = view.totals;
  const count = view.cashFlow.years.length - 1;
  const span = t.count('energy.years', count);
  return [
    ofCapital(context, {
      label: 'energy.result.capital',
      value: money(capital),
      note: '',
      formula: t('energy.formula.capital'),
    }),
    ofCapital(context, {
      label: 'energy.result.npv',
      value: money(view.npv),
      note: span,
      formula: t('energy.formula.npv', { rate: formatShare(t.locale, view.discountRate), count }),
    }),
    ofCapital(context, {
      label: 'energy.result.irr',
      value: view.irr === null ? t('energy.none') : formatShare(t.locale, view.irr),
      note: span,
      formula: t('energy.formula.irr'),
    }),
    {
      label: 'energy.result.maintenance',
      value: money(currentMaintenance),
      note: t('energy.per-year'),
      formula: t('energy.formula.maintenance'),
    },
    {
      label: 'energy.result.co2-life',
      value: formatQuantity(t.locale, lifetimeCo2KgSaving, 'kg', 0),
      note: lifeNote(context),
      formula: t('energy.formula.co2-life', { fall: formatShare(t.locale, prices.co2Fall) }),
    },
  ];
}

const UNKNOWN = '–';

/** A figure that depends on the investment: unknown until the proposed fittings have a price. */
function ofCapital({ t, view }: EnergyContext, figure: EnergyFigure): EnergyFigure {
  if (view.hasCapital) return figure;
  return { label: figure.label, value: UNKNOWN, note: t('energy.needs-cost'), formula: '' };
}

/** The payback in a table of several prices of electricity. */
export function sensitivePaybackText({ t, view }: EnergyContext, months: number | null): string {
  return view.hasCapital ? paybackText(t, months) : UNKNOWN;
}

/** Formats a payback as `28.8 months`, or the text for "never". */
export function paybackText(t: Translate<'energy'>, months: number | null): string {
  if (months === null) return t('energy.never');
  const shown = formatNumber(t.locale, months, 1);
  return t.count('energy.months', Math.round(months * 10) / 10, { count: shown });
}

/** Describes the incentives of the country of a CO2 factor, such as `ES-2024`; null for any other. */
export function aidText({ t, view }: EnergyContext, factor: string): string | null {
  const kwh = formatQuantity(t.locale, Math.max(0, view.totals.kwhSaving), 'kWh', 0);
  if (factor.startsWith('ES-')) return t('energy.aid.es', { kwh });
  return factor.startsWith('GB-') ? t('energy.aid.gb') : null;
}

function moneyOf({ t, currency }: EnergyContext) {
  return (amount: number) => formatMoney(t.locale, amount, currency);
}

/** Formats the counted years of the zones: `over 25 years`, `over 8–25 years`. */
function lifeNote({ t, view }: EnergyContext): string {
  const years = view.zones.map(({ countedYears }) => countedYears);
  const [shortest, longest] = [Math.min(...years), Math.max(...years)].map((value) => {
    return formatNumber(t.locale, value, 1);
  });
  const count = shortest === longest ? `${longest}` : `${shortest}–${longest}`;
  // A range never ends at one year, so the plural fits.
  return t.count('energy.years', count === '1' ? 1 : 2, { count });
}
