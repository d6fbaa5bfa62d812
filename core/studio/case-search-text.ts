import { foldText } from '#core/fold-text.ts';
import type { EnteredField } from '#core/studio/case.ts';

const SEARCHED_CHARACTERS = 5_000;
/** Of what was entered and all replies to it. */
export const MAX_SEARCH_TEXT = 30_000;

type Searched = { email: string; reference: string | null; fields: readonly EnteredField[] };

/** All that was entered, folded: what the search of the desk reads. Case numbers are found without hyphens, too. */
export function searchTextOf({ email, reference, fields }: Searched): string {
  const entered = fields.map(({ value }) => value).join(' ');
  const numbers = reference === null ? [] : [reference, reference.replaceAll('-', '')];
  const text = [email, ...numbers, entered].join(' ');
  return foldText(text).slice(0, SEARCHED_CHARACTERS);
}

/** What the search reads of a mail that the sender has written later, folded. */
export function searchTextOfReply({ subject, text }: { subject: string; text: string }): string {
  return foldText(`${subject} ${text}`).slice(0, SEARCHED_CHARACTERS);
}

/** What the search reads of a case: what was entered, and the words of replies to it. */
export function searchTextOfCase(searched: Searched, replyWords: readonly string[]): string {
  return [searchTextOf(searched), ...replyWords].join(' ').slice(0, MAX_SEARCH_TEXT);
}

/** The name that was entered, else the address. */
export function senderNameOf({ email, fields }: Pick<Searched, 'email' | 'fields'>): string {
  return fields.find(({ name }) => name === 'your-name')?.value ?? email;
}
