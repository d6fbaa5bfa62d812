import type { AttributeSubject } from '#core/catalogue/attributes/attribute.ts';
import { isForEmergency, isStrip } from '#core/catalogue/attributes/attribute-subjects.ts';
import {
  hasRadio,
  testsItself,
  type VariantFacts,
} from '#core/catalogue/attributes/standards-of-variant.ts';
import { radioStandards } from '#core/documents/conformity-of-radio.ts';
import {
  referenceOf,
  type StandardCode,
  sortStandards,
  standardOf,
} from '#core/documents/standards.ts';

/** Subjects of the acts; each has one act in the European Union and one in Great Britain. */
export const laws = ['red', 'lvd', 'emc', 'rohs', 'ecodesign'] as const;
export type Law = (typeof laws)[number];

/** The acts of a variant, and the references of the standards applied, with their editions. */
export type Conformity = { laws: Law[]; standards: string[] };

export type { VariantFacts as ConformityFacts } from '#core/catalogue/attributes/standards-of-variant.ts';

/**
 * Returns the acts and standards of a variant by its figures and attributes alone; null for products without
 * electricity or radio, such as profiles.
 *
 * Low voltage, 2014/35/EU, Article 1: 50 to 1000 V AC, 75 to 1500 V DC. Radio equipment, 2014/53/EU, Article 1(4),
 * replaces low voltage and electromagnetic compatibility; whatever states a radio is radio equipment, detectors with
 * radar among them. Electromagnetic compatibility, 2014/30/EU, Article 2(2)(d): not for tracks, which are inherently
 * benign. Ecodesign, (EU) 2019/2020: luminaires as containing products, light sources and control gear; by Annex III
 * not for emergency use; strip without white light is none of them. Machinery, 2006/42/EC, Article 1(2)(k), and
 * (EU) 2023/1230 are never cited: no product moves a part by a drive. Energy labelling, (EU) 2019/2015, needs no declaration.
 */
export function listConformity(facts: VariantFacts): Conformity | null {
  if (!isSubject(facts)) return null;
  return {
    laws: laws.filter((law) => applies[law](facts)),
    standards: sortStandards(standardsOf(facts)).map(referenceOf),
  };
}

type Test = (facts: VariantFacts) => boolean;

const isSubject: Test = (facts) => {
  const { archetype, voltage, powerW } = facts.subject;
  return archetype !== 'profile' && (voltage !== null || powerW !== null || hasRadio(facts));
};

function highestVolts({ voltage }: AttributeSubject): number {
  return Math.max(0, ...[...(voltage ?? '').matchAll(/\d+/g)].map(Number));
}

const isOnMains: Test = ({ subject }) =>
  /AC/.test(subject.voltage ?? '') && highestVolts(subject) >= 50;

const isLowVoltage: Test = (facts) =>
  isOnMains(facts) || (/DC/.test(facts.subject.voltage ?? '') && highestVolts(facts.subject) >= 75);

const isLightOrGear: Test = ({ subject }) =>
  subject.fluxLm !== null || subject.archetype === 'driver';

const isLuminaire: Test = ({ subject }) =>
  (subject.fluxLm !== null && !isStrip(subject)) || subject.archetype === 'exit-sign';

/** Covered by the standards of lighting equipment for disturbance and immunity. */
const isLighting: Test = (facts) =>
  isLightOrGear(facts) || isLuminaire(facts) || isStrip(facts.subject);

const applies: Record<Law, Test> = {
  red: hasRadio,
  lvd: (facts) => !hasRadio(facts) && isLowVoltage(facts),
  emc: (facts) => !hasRadio(facts) && facts.subject.archetype !== 'track',
  rohs: () => true,
  ecodesign: (facts) => isLightOrGear(facts) && !isForEmergency(facts.subject),
};

/** Particular standards: a product has those that it states, or one by its construction. */
const PARTICULAR = /^EN (?:60598-2|60570|60669-2|61347-2|62031)/;

/** What follows from facts of the variant alone, whatever the product states for all of its variants. */
const BY_FACT = /^(?:EN 60598-2-22|EN 62034|IEC 62386|EN 30[01] |EN 18031|EN 624|EN 62311)/;

function standardsOf(facts: VariantFacts): StandardCode[] {
  const { values } = facts;
  const stated = Array.isArray(values.standards) ? values.standards : [];
  const named = stated.flatMap((reference) => standardOf(reference) ?? []);
  const ofProduct = named.filter((code) => !BY_FACT.test(code));
  const particular = ofProduct.some((code) => PARTICULAR.test(code)) ? [] : particularOf(facts);
  return [...ofProduct, ...particular, ...generalOf(facts), ...daliParts(facts, named)];
}

const particularParts: Readonly<Record<string, readonly StandardCode[]>> = {
  panel: ['EN 60598-2-2'],
  street: ['EN 60598-2-3'],
  floodlight: ['EN 60598-2-5'],
  'in-ground': ['EN 60598-2-13'],
  emergency: ['EN 60598-2-22'],
  'exit-sign': ['EN 60598-2-22'],
  track: ['EN 60570'],
  strip: ['EN 62031'],
  driver: ['EN 61347-1', 'EN 61347-2-13', 'EN 62384'],
  sensor: ['EN 60669-2-1'],
  switch: ['EN 60669-2-1'],
  accessory: ['EN 61347-1', 'EN 61347-2-11'],
};

/** The particular standard by construction: recessed if there is a cut-out, otherwise fixed general purpose. */
function particularOf({ subject }: VariantFacts): readonly StandardCode[] {
  const usual = subject.cutOutMm === null ? 'EN 60598-2-1' : 'EN 60598-2-2';
  return particularParts[subject.archetype] ?? [usual];
}

function generalOf(facts: VariantFacts): StandardCode[] {
  const { subject, values } = facts;
  const isMains = isOnMains(facts);
  const needs: [boolean, StandardCode[]][] = [
    [isLuminaire(facts), ['EN 60598-1']],
    [subject.fluxLm !== null || isLuminaire(facts), ['EN 62471']],
    [isLuminaire(facts) && isMains, ['EN 62493']],
    [subject.emergency !== 'none', ['EN 60598-2-22']],
    [testsItself(facts), ['EN 62034']],
    [isLighting(facts), ['EN 55015', 'EN 61547']],
    [isLighting(facts) && isMains, ['EN 61000-3-2', 'EN 61000-3-3']],
    [hasRadio(facts), radioStandards(values)],
  ];
  return ['EN IEC 63000', ...needs.flatMap(([isNeeded, codes]) => (isNeeded ? codes : []))];
}

const controlDevices: readonly string[] = ['sensor', 'switch'];

/**
 * The parts of IEC 62386 by kind of device: control gear for LED (device type 6), for colour (8), self-contained emergency (1);
 * control devices with the types that the product states (301 push-buttons, 303 occupancy, 304 light).
 * Tracks only conduct the bus.
 */
function daliParts({ subject, values }: VariantFacts, named: StandardCode[]): StandardCode[] {
  const isTestedByDali = subject.emergency !== 'none' && values.emergency_test === 'dali';
  // What supplies a DALI line is the application controller of its gear.
  if (values.output === 'dali') return ['IEC 62386-101', 'IEC 62386-103'];
  const isGear = subject.dimming.startsWith('dali') && subject.archetype !== 'track';
  if (isGear && controlDevices.includes(subject.archetype)) {
    const types = named.filter((code) => code.startsWith('IEC 62386-3'));
    return ['IEC 62386-101', 'IEC 62386-103', ...types];
  }
  return [
    ...(isGear || isTestedByDali ? (['IEC 62386-101', 'IEC 62386-102'] as const) : []),
    ...(isGear ? (['IEC 62386-207'] as const) : []),
    ...(subject.dimming === 'dali-2-dt8' && isGear ? (['IEC 62386-209'] as const) : []),
    ...(isTestedByDali ? (['IEC 62386-202'] as const) : []),
  ];
}
