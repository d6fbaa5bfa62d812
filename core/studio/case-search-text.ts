import { foldText } from '#core/fold-text.ts';
import type { EnteredField } from '#core/studio/case.ts';

const SEARCHED_CHARACTERS = 5_000;

type Searched = { email: string; reference: string | null; fields: readonly EnteredField[] };

/** All that was entered, folded: what the search of the desk reads. */
export function searchTextOf({ email, reference, fields }: Searched): string {
  const entered = fields.map(({ value }) => value).join(' ');
  const text = [email, reference ?? '', entered].join(' ');
  return foldText(text).slice(0, SEARCHED_CHARACTERS);
}

/** The name that was entered, else the address. */
export function senderNameOf({ email, fields }: Pick<Searched, 'email' | 'fields'>): string {
  return fields.find(({ name }) => name === 'your-name')?.value ?? email;
}
