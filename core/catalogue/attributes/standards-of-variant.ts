import type { AttributeSubject, AttributeValues } from '#core/catalogue/attributes/attribute.ts';
import { hasEmergency, isRadio } from '#core/catalogue/attributes/attribute-subjects.ts';

/** What decides: the construction and figures of a variant, and its attributes. */
export type VariantFacts = { subject: AttributeSubject; values: AttributeValues };
type Test = (facts: VariantFacts) => boolean;

/** Whatever states a radio is radio equipment: detectors with radar, and those that are set by Bluetooth. */
export const hasRadio: Test = ({ subject, values }) =>
  isRadio(subject) || values.radio !== undefined;

/** An automatic test system of any kind: by itself, over DALI or over radio (EN 62034). */
export const testsItself: Test = ({ subject, values }) => {
  if (!hasEmergency(subject)) return false;
  const { emergency_test: test } = values;
  return test === undefined ? subject.emergency.includes('self-test') : test !== 'manual';
};

/** On a DALI line: dimmed or read over it, tested over it, or its supply. Tracks only conduct the bus. */
const isOnDali: Test = ({ subject, values }) =>
  (subject.dimming.startsWith('dali') && subject.archetype !== 'track') ||
  values.output === 'dali' ||
  (hasEmergency(subject) && values.emergency_test === 'dali');

/** Standards that some variants of a product are made by and others are not. */
const byFact: readonly { standards: RegExp; concerns: Test }[] = [
  { standards: /^EN 60598-2-22\b/, concerns: ({ subject }) => hasEmergency(subject) },
  { standards: /^EN 62034\b/, concerns: testsItself },
  { standards: /^IEC 62386\b/, concerns: isOnDali },
  { standards: /^EN (?:300 \d|301 \d|18031|62479|62311)/, concerns: hasRadio },
];

/** Of the standards that a product states for all of its variants, those that concern one. */
export function standardsOfVariant(facts: VariantFacts, stated: readonly string[]): string[] {
  return stated.filter((reference) => {
    const fact = byFact.find(({ standards }) => standards.test(reference));
    return !fact || fact.concerns(facts);
  });
}
