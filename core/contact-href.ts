/** An international number as written, `+44 114 496 0140`, also with spaces that do not break. */
const PHONE = /^\+[1-9][\d\s()-]{7,24}$/;
const MAIL = /^[\w.+-]+@[\w-]+(\.[\w-]+)+$/;

/** Returns the address at which a telephone number or an e-mail address is used; null for any other text. */
export function contactHrefOf(text: string): string | null {
  if (PHONE.test(text)) return `tel:${text.replace(/[^+\d]/g, '')}`;
  return MAIL.test(text) ? `mailto:${text}` : null;
}
