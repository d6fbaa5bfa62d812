import type { ClipboardEvent } from 'react';
import { quantityIn } from '#core/calculators/typed-quantity.ts';
import type { LocaleCode } from '#core/i18n/locales.ts';

/**
 * Handles a paste into a field for a number of pieces, which by itself refuses `12 500` and reads `1.200` as 1.2 in every
 * language: the number is read by the rules of the language, without its groups and `pcs`. Other texts are left to the
 * browser.
 */
export function pasteNumber(locale: LocaleCode) {
  return (event: ClipboardEvent<HTMLInputElement>) => {
    const text = event.clipboardData.getData('text/plain').trim();
    const number = quantityIn(locale, text, 'pieces');
    // As typed by hand: in place of what is selected, to be undone, and noticed by whoever listens to the field.
    if (number !== null && document.execCommand('insertText', false, String(number))) {
      event.preventDefault();
    }
  };
}
