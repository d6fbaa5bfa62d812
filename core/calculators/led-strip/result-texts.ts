import type { KeyFigure } from '#core/calculators/bar-figures.ts';
import { reasonText } from '#core/calculators/led-strip/reason-text.ts';
import type {
  MainsSide,
  StripResult,
  WiredDriver,
} from '#core/calculators/led-strip/strip-result.ts';
import { joinRuns, type WiredRun } from '#core/calculators/led-strip/wiring-drawing.ts';
import type { Translate } from '#core/i18n/translate.ts';
import { missing } from '#core/missing.ts';
import { formatNumber, formatQuantity } from '#core/units.ts';

/** `Run 2: 1,200 mm`, or `Run 1: 3,600 + 3,600 mm` of several segments, for the wiring and its diagram. */
export function wiredRunText(t: Translate<'strip'>, { run, lengthsMm }: WiredRun): string {
  const others = lengthsMm.slice(0, -1).map((length) => formatNumber(t.locale, length));
  const last = formatQuantity(t.locale, lengthsMm.at(-1) ?? missing(), 'mm');
  return `${t('strip.run')} ${run + 1}: ${[...others, last].join(' + ')}`;
}

/** Describes in one sentence what a driver feeds; drivers are counted from 0. */
export function wiringText(t: Translate<'strip'>, driver: WiredDriver, index: number): string {
  const { sku, controller } = driver;
  const parts = [sku, ...(controller ? [`${controller.count} × ${controller.sku}`] : [])];
  return t('strip.wiring-text', {
    number: index + 1,
    rated: parts.join(' → '),
    segments: joinRuns(driver)
      .map((run) => wiredRunText(t, run))
      .join(', '),
  });
}

/** `103.5 W of 150 W, 69 %`. */
export function loadText(t: Translate<'strip'>, { loadW, ratedW, percent }: WiredDriver): string {
  return t('strip.driver-load', {
    load: formatQuantity(t.locale, loadW, 'W', 1),
    rated: formatQuantity(t.locale, ratedW, 'W', 1),
    percent: formatQuantity(t.locale, percent, '%', 0),
  });
}

/** Describes how a bar of profile is cut; bars are counted from 0. */
export function barText(
  t: Translate<'strip'>,
  bar: StripResult['bars'][number],
  index: number,
): string {
  const mm = (length: number) => formatQuantity(t.locale, length, 'mm');
  return t('strip.bar', {
    number: index + 1,
    stock: mm(bar.stockMm),
    cuts: bar.pieces.map(({ lengthMm }) => mm(lengthMm)).join(' + '),
    waste: mm(bar.wasteMm),
  });
}

/** Describes a result in one sentence, for screen readers. */
export function announcementText(t: Translate<'strip'>, result: StripResult): string {
  const problems = countProblems(result);
  return t.count('strip.announce', result.drivers.length, {
    watts: formatQuantity(t.locale, result.totalWatts, 'W', 1),
    problems:
      problems > 0 ? t.count('strip.announce-problems', problems) : t('strip.announce-clear'),
  });
}

/** The figures that stay in sight: load, drivers, and what is wrong. */
export function keyFigures(t: Translate<'strip'>, result: StripResult): KeyFigure[] {
  const problems = countProblems(result);
  return [
    { label: t('strip.figure.load'), value: formatQuantity(t.locale, result.totalWatts, 'W', 1) },
    { label: t('strip.drivers'), value: formatNumber(t.locale, result.drivers.length) },
    {
      label: t('strip.problems'),
      value: problems > 0 ? formatNumber(t.locale, problems) : t('strip.problems.none'),
      isMet: problems === 0,
    },
  ];
}

/** Findings that are more than notes. */
function countProblems({ findings }: StripResult): number {
  return findings.filter(({ severity }) => severity !== 'note').length;
}

type Figure = { label: string; value: string };

/** Load, drops, protection and waste. */
export function figureTexts(t: Translate<'strip'>, result: StripResult): Figure[] {
  const quantity = (value: number, unit: string, digits: number) => {
    return formatQuantity(t.locale, value, unit, digits);
  };
  const drop = ({ volts, percent }: StripResult['cableDrop']) => {
    return `${quantity(volts, 'V', 2)} (${quantity(percent, '%', 2)})`;
  };
  const load = `${quantity(result.totalWatts, 'W', 1)}, ${quantity(result.currentA, 'A', 2)}`;
  const waste = quantity(result.wastePercent, '%', 1);
  return [
    { label: t('strip.figure.load'), value: load },
    { label: t('strip.figure.cable'), value: drop(result.cableDrop) },
    { label: t('strip.figure.strip'), value: drop(result.stripDrop) },
    ...(result.daliAddresses > 0
      ? [{ label: t('strip.figure.dali'), value: daliText(t, result.daliAddresses) }]
      : []),
    ...(result.mains
      ? [{ label: t('strip.figure.mains'), value: mainsText(t, result.mains) }]
      : []),
    ...(result.ip ? [{ label: t('strip.figure.ip'), value: protectionText(t, result) }] : []),
    ...(result.bars.length > 0 ? [{ label: t('strip.figure.waste'), value: waste }] : []),
  ];
}

function mainsText(t: Translate<'strip'>, { inrushA, b16, c16 }: MainsSide): string {
  const breaker = (name: string, { count, percent }: MainsSide['b16']) =>
    `${count}\u00a0×\u00a0${name} (${formatQuantity(t.locale, percent, '%', 0)})`;
  return t('strip.mains', {
    b16: breaker('B16', b16),
    c16: breaker('C16', c16),
    inrush: formatQuantity(t.locale, inrushA, 'A', 0),
  });
}

/** `IP67`, or `IP67; drivers apart from it IP20`. */
function protectionText(t: Translate<'strip'>, { ip, gearIp }: StripResult): string {
  return gearIp ? t('strip.ip-apart', { ip: ip ?? '', gear: gearIp }) : (ip ?? '');
}

/** Most control gear on one DALI line (IEC 62386-102). */
const DALI_LINE = 64;

function daliText(t: Translate<'strip'>, addresses: number): string {
  const lines = Math.ceil(addresses / DALI_LINE);
  return t.count('strip.dali', lines, { addresses, most: lines * DALI_LINE, count: lines });
}

/** Column titles of the table of runs. */
export function runTitles(t: Translate<'strip'>): string[] {
  return [
    t('strip.run'),
    t('strip.requested'),
    t('strip.cut'),
    t('strip.unlit'),
    t('strip.segments'),
  ];
}

/** `2,400 + 1,800 mm` around a corner. */
function requestedText(t: Translate<'strip'>, sidesMm: readonly number[]): string {
  const others = sidesMm.slice(0, -1).map((side) => formatNumber(t.locale, side, 1));
  const last = formatQuantity(t.locale, sidesMm.at(-1) ?? missing(), 'mm', 1);
  return [...others, last].join(' + ');
}

/** Rows of the table of runs: number, requested length, cut length, unlit length, segments. */
export function runRows(t: Translate<'strip'>, { runs }: StripResult): string[][] {
  const mm = (length: number) => formatQuantity(t.locale, length, 'mm', 1);
  return runs.map((run, index) => [
    String(index + 1),
    requestedText(t, run.sidesMm),
    mm(run.cutMm),
    mm(run.unlitMm),
    run.segmentsMm.map((length) => formatNumber(t.locale, length)).join(' + '),
  ]);
}

/** Column titles of the bill of materials, for files. */
export function materialTitles(t: Translate<'strip'>): string[] {
  return [t('strip.quantity'), t('strip.code'), t('strip.variant'), t('strip.reason-head')];
}

/** Rows of the bill of materials: quantity, SKU, description, reason. */
export function materialRows(
  t: Translate<'strip'>,
  { material }: StripResult,
): [quantity: number, code: string, description: string, reason: string][] {
  return material.map((line) => [
    line.quantity,
    line.variant?.sku ?? '',
    line.variant?.description ?? t('strip.no-variant'),
    reasonText(t, line),
  ]);
}
