import type { ProductDetail, Variant } from '#core/catalogue/product-view.ts';
import type { TextKey } from '#core/documents/document-texts.ts';

type TextOf<Prefix extends string> = Extract<TextKey, `${Prefix}.${string}`>;

/** Subject of an act; each has one act in the European Union and one in Great Britain. */
export type Law = 'red' | 'lvd' | 'emc' | 'rohs' | 'ecodesign';

type Standard = { code: string; subject: TextOf<'standard'> };

/** The acts and standards in the declaration of conformity of a variant. */
export type Conformity = { laws: Law[]; standards: Standard[] };

/** The traits of a variant that decide which acts apply. */
type Traits = {
  isRadio: boolean;
  isLowVoltage: boolean;
  isMains: boolean;
  isLightOrGear: boolean;
  isEmergency: boolean;
};

type Subject = Pick<ProductDetail, 'archetype'> & {
  standards: readonly string[];
  specification: readonly { value: string }[];
};

/**
 * Returns the acts of the European Union and Great Britain, and the standards applied, for a variant; null for
 * non-electrical products, such as a profile.
 *
 * The particular standards are those that the product states, in its specification, too ("EN 60598-2-2"); if there are none, they follow
 * from the product's construction. The general ones follow from the scope of the acts:
 * Low voltage, 2014/35/EU, Article 1: 50 to 1000 V AC, 75 to 1500 V DC. Radio equipment, 2014/53/EU, Article 1(4),
 * replaces low voltage and electromagnetic compatibility. Ecodesign, (EU) 2019/2020, Annex III(1): not for light
 * sources and control gear specifically for emergency use.
 */
export function listConformity(product: Subject, variant: Variant): Conformity | null {
  if (!isElectrical(product, variant)) return null;
  const traits = traitsOf(product, variant);
  return {
    laws: laws.filter(({ applies }) => applies(traits)).map(({ law }) => law),
    standards: listStandards(product, variant, traits),
  };
}

function isElectrical({ archetype }: Subject, variant: Variant): boolean {
  return (
    archetype !== 'profile' &&
    (variant.voltage !== null || variant.powerW !== null || isRadio(variant))
  );
}

function isRadio({ dimming }: Variant): boolean {
  return dimming === 'octo' || dimming === 'casambi' || dimming === 'zigbee';
}

function traitsOf({ archetype }: Subject, variant: Variant): Traits {
  const volts = variant.voltage ?? '';
  const highest = Math.max(0, ...[...volts.matchAll(/\d+/g)].map(Number));
  const isMains = /AC/.test(volts) && highest >= 50;
  return {
    isRadio: isRadio(variant),
    isMains,
    isLowVoltage: isMains || (/DC/.test(volts) && highest >= 75),
    isLightOrGear: variant.fluxLm !== null || archetype === 'driver' || archetype === 'strip',
    isEmergency: archetype === 'emergency' || archetype === 'exit-sign',
  };
}

const laws: { law: Law; applies: (traits: Traits) => boolean }[] = [
  { law: 'red', applies: ({ isRadio }) => isRadio },
  { law: 'lvd', applies: ({ isRadio, isLowVoltage }) => !isRadio && isLowVoltage },
  { law: 'emc', applies: ({ isRadio }) => !isRadio },
  { law: 'rohs', applies: () => true },
  {
    law: 'ecodesign',
    applies: ({ isLightOrGear, isEmergency }) => isLightOrGear && !isEmergency,
  },
];

/** The standards that documents have titles for, in their order. */
const knownStandards: { code: string; subject: Standard['subject'] }[] = [
  { code: 'EN 60598-1', subject: 'standard.en-60598-1' },
  { code: 'EN 60598-2-1', subject: 'standard.en-60598-2-1' },
  { code: 'EN 60598-2-2', subject: 'standard.en-60598-2-2' },
  { code: 'EN 60598-2-3', subject: 'standard.en-60598-2-3' },
  { code: 'EN 60598-2-5', subject: 'standard.en-60598-2-5' },
  { code: 'EN 60598-2-13', subject: 'standard.en-60598-2-13' },
  { code: 'EN 60598-2-22', subject: 'standard.en-60598-2-22' },
  { code: 'EN 60570', subject: 'standard.en-60570' },
  { code: 'EN 60669-2-1', subject: 'standard.en-60669-2-1' },
  { code: 'EN 61347-1', subject: 'standard.en-61347-1' },
  { code: 'EN 61347-2-11', subject: 'standard.en-61347-2-11' },
  { code: 'EN 61347-2-13', subject: 'standard.en-61347-2-13' },
  { code: 'EN 62031', subject: 'standard.en-62031' },
  { code: 'EN 62034', subject: 'standard.en-62034' },
  { code: 'EN 62384', subject: 'standard.en-62384' },
  { code: 'EN 62471', subject: 'standard.en-62471' },
  { code: 'EN 62493', subject: 'standard.en-62493' },
  { code: 'EN 60529', subject: 'standard.en-60529' },
  { code: 'EN 62262', subject: 'standard.en-62262' },
  { code: 'IEC 62386', subject: 'standard.iec-62386' },
  { code: 'EN 55015', subject: 'standard.en-55015' },
  { code: 'EN 61547', subject: 'standard.en-61547' },
  { code: 'EN 61000-3-2', subject: 'standard.en-61000-3-2' },
  { code: 'EN 61000-3-3', subject: 'standard.en-61000-3-3' },
  { code: 'EN 300 328', subject: 'standard.en-300-328' },
  { code: 'EN 301 489', subject: 'standard.en-301-489' },
  { code: 'EN 18031', subject: 'standard.en-18031' },
  { code: 'EN IEC 63000', subject: 'standard.en-63000' },
];

/** Particular standards: a product has those in its specification, or one by its construction. */
const PARTICULAR = /^EN (?:60598-2|60570|60669-2|61347-2|62031)/;

function listStandards(product: Subject, variant: Variant, traits: Traits): Standard[] {
  const stated = product.standards.map((value) => ({ value }));
  const named = standardsIn([...stated, ...product.specification]).filter(
    (code) => code !== 'EN 60598-2-22' || traits.isEmergency || variant.emergency !== 'none',
  );
  const particular = named.some((code) => PARTICULAR.test(code))
    ? []
    : particularOf(product, variant);
  const codes = [...named, ...particular, ...generalOf(product, variant, traits)];
  return knownStandards.filter(({ code }) => codes.some((named) => isPartOf(named, code)));
}

/** Tells whether a code is the standard itself or a part of it: `IEC 62386-304` is part of `IEC 62386`. */
export function isPartOf(code: string, standard: string): boolean {
  return code === standard || code.startsWith(`${standard}-`);
}

/** Finds codes of standards in the values of a specification in any language: `EN 60598-2-2`. */
export function standardsIn(specification: Subject['specification']): string[] {
  return specification.flatMap(({ value }) =>
    [...value.matchAll(/\b(?:EN|IEC) \d{2,5}(?: \d{3})?(?:-\d+)*/g)].map(([code]) => code),
  );
}

const particularParts: Partial<Record<ProductDetail['archetype'], string[]>> = {
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
};

/** The particular standard by construction: recessed if there is a cut-out, otherwise fixed general purpose. */
function particularOf({ archetype }: Subject, { cutOutMm }: Variant): string[] {
  const usual = cutOutMm === null ? 'EN 60598-2-1' : 'EN 60598-2-2';
  return particularParts[archetype] ?? [usual];
}

function generalOf({ archetype }: Subject, variant: Variant, traits: Traits): string[] {
  const { isRadio, isMains, isLightOrGear } = traits;
  const isLuminaire = variant.fluxLm !== null || archetype === 'exit-sign';
  const isLighting = isLightOrGear || isLuminaire;
  const needs: [boolean, string[]][] = [
    [isLuminaire, ['EN 60598-1', 'EN 62471']],
    [isLuminaire && isMains, ['EN 62493']],
    [variant.emergency !== 'none', ['EN 60598-2-22']],
    [variant.emergency.includes('self-test'), ['EN 62034']],
    [isLighting, ['EN 55015', 'EN 61547']],
    [isLighting && isMains, ['EN 61000-3-2', 'EN 61000-3-3']],
    [isRadio, ['EN 300 328', 'EN 301 489', 'EN 18031']],
    [variant.dimming.startsWith('dali'), ['IEC 62386']],
  ];
  return ['EN IEC 63000', ...needs.flatMap(([applies, codes]) => (applies ? codes : []))];
}
