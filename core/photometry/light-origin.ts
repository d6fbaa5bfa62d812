import type { Translate } from '#core/i18n/translate.ts';
import type { Ldt } from '#core/photometry/eulumdat/ldt.ts';

/** Where a distribution comes from: the number of its report, or a calculation. */
export type LightOrigin = { reportNumber: string; isCalculated: boolean };

/** Says whether a file is calculated: its report number says so, in one of the usual words. */
export function findLightOrigin({ reportNumber }: Pick<Ldt, 'reportNumber'>): LightOrigin {
  return { reportNumber, isCalculated: /c[aá]lcul|simula/i.test(reportNumber) };
}

/** What pages say about it; an empty string for a file that says nothing. */
export function lightOriginText(t: Translate<'photometry'>, origin: LightOrigin): string {
  return origin.isCalculated ? t('photometry.origin.calculated') : origin.reportNumber;
}
