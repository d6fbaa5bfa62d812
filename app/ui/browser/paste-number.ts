import type { ClipboardEvent } from 'react';
import type { LocaleCode } from '#core/i18n/locales.ts';
import { parseDecimal } from '#core/parse-decimal.ts';

/** A unit behind a number. */
const UNIT = /[^\d.,]+$/;

/**
 * Handles a paste into a number field, which by itself refuses `12 500` and reads `1.200` as 1.2 in every language: the
 * number is read by the rules of the language, without its groups and unit. Other texts are left to the browser.
 */
export function pasteNumber(locale: LocaleCode) {
  return (event: ClipboardEvent<HTMLInputElement>) => {
    const text = event.clipboardData.getData('text/plain').trim();
    const number = parseDecimal(locale, text.replace(UNIT, ''));
    // As typed by hand: in place of what is selected, to be undone, and noticed by whoever listens to the field.
    if (number !== null && document.execCommand('insertText', false, String(number))) {
      event.preventDefault();
    }
  };
}
