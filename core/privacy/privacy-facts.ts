import type en from '#core/privacy/texts/en.json';

/** Placeholders, `{messages-period}`, that pages may have in their text: the server fills in what its settings say. */
export const privacyFacts = [
  'messages-period',
  'warranties-period',
  'claims-period',
  'copies-period',
  'mails-period',
  'sign-ups-period',
  'consents-period',
  'log',
  'other-companies',
] as const;

export type PrivacyFact = (typeof privacyFacts)[number];

export type PrivacyTexts = typeof en;

const PLACEHOLDER = /\{([a-z][a-z-]*)\}/g;

/** Returns the names in a text that stand between braces, each with its line, from 1. */
export function listPlaceholders(text: string): { name: string; line: number }[] {
  return [...text.matchAll(PLACEHOLDER)].map(({ 1: name = '', index }) => {
    return { name, line: text.slice(0, index).split('\n').length };
  });
}

/** Replaces the placeholders of a text; unknown ones are left as they are. */
export function fillPlaceholders(text: string, factOf: (fact: PrivacyFact) => string): string {
  return text.replace(PLACEHOLDER, (place, name: string) => {
    const fact = privacyFacts.find((one) => one === name);
    return fact ? factOf(fact) : place;
  });
}
