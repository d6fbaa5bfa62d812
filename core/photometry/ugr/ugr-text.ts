import type { Translate } from '#core/i18n/translate.ts';
import { formatUgr } from './format-ugr.ts';
import type { QuotedUgr } from './ugr-class.ts';

/** Label and value of a luminaire's UGR: both main directions, or the worst of all, and which it is, of any other light. */
export function quotedUgrText(t: Translate<'photometry'>, quoted: QuotedUgr): [string, string] {
  const show = (value: number) => formatUgr(t.locale, value);
  const { value, planeDeg, directions, crosswise, endwise } = quoted;
  if (directions === 'all') return [t('photometry.ugr-worst'), `${show(value)} (C${planeDeg})`];
  return [t('photometry.ugr-4h8h'), `${show(crosswise)} / ${show(endwise)}`];
}

/** What the table of both main directions leaves out; null if nothing. */
export function worstUgrText(t: Translate<'photometry'>, quoted: QuotedUgr | null): string | null {
  if (quoted?.directions !== 'all') return null;
  const value = formatUgr(t.locale, quoted.value);
  return t('photometry.ugr.worst', { value, plane: quoted.planeDeg });
}
