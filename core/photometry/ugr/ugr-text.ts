import type { Translate } from '#core/i18n/translate.ts';
import { formatUgr } from './format-ugr.ts';
import type { QuotedUgr } from './ugr-class.ts';

/** Label and value of a luminaire's UGR: both main directions, or the worst of all if its light is not symmetric. */
export function quotedUgrText(t: Translate<'photometry'>, quoted: QuotedUgr): [string, string] {
  const show = (value: number) => formatUgr(t.locale, value);
  if (quoted.directions === 'all') return [t('photometry.ugr-worst'), show(quoted.value)];
  const { crosswise, endwise } = quoted;
  return [t('photometry.ugr-4h8h'), `${show(crosswise)} / ${show(endwise)}`];
}

/** What the table of both main directions leaves out; null if nothing. */
export function worstUgrText(t: Translate<'photometry'>, quoted: QuotedUgr | null): string | null {
  if (quoted?.directions !== 'all') return null;
  return t('photometry.ugr.worst', { value: formatUgr(t.locale, quoted.value) });
}
