import type { LocaleCode } from '#core/i18n/locales.ts';
import { select, type XmlElement } from '#core/photometry/xml/parse-xml.ts';

/** A light emitter of a variant. */
export type ReadEmitter = {
  name: string;
  photometryId: string | null;
  rotationDeg: readonly [number, number, number];
  /** As rated; null if the container does not say. */
  fluxLm: number | null;
};

/** A variant of a container with the emitters that shine together. */
export type ReadVariant = { id: string; name: string; emitters: ReadEmitter[] };

/** Emitters of one variant that are read: far above any luminaire. */
const MOST_EMITTERS = 20;

/** Lists the variants of a container, with names in a language if they exist in it. */
export function listVariants(root: XmlElement, locale: LocaleCode): ReadVariant[] {
  const emitters = new Map(
    select(root, 'GeneralDefinitions', 'Emitters', 'Emitter').map((emitter) => [
      emitter.attributes.id ?? '',
      readEmitter(emitter, locale),
    ]),
  );
  return select(root, 'ProductDefinitions', 'Variants', 'Variant').map((variant) => ({
    id: variant.attributes.id ?? '',
    name: readText(variant, 'Name', locale),
    emitters: listReferences(variant)
      .slice(0, MOST_EMITTERS)
      .flatMap((id) => emitters.get(id) ?? []),
  }));
}

/**
 * Ids of the emitters of a variant. A model has several, which shine together; the simple geometry that may stand beside
 * it repeats one of them.
 */
function listReferences(variant: XmlElement): string[] {
  const [geometry] = select(variant, 'Geometry');
  const [both] = select(geometry ?? null, 'GeometryReferences');
  const holder = both ?? geometry ?? null;
  const ofModel = select(holder, 'ModelGeometryReference', 'EmitterReference');
  const references = [
    ...ofModel,
    ...(ofModel.length === 0
      ? [...select(holder, 'EmitterReference'), ...select(holder, 'SimpleGeometryReference')]
      : []),
  ];
  // The same emitter is named once for each kind of model.
  const ofOneKind = references.filter(
    ({ attributes }) => attributes.targetModelType === references[0]?.attributes.targetModelType,
  );
  const ids = ofOneKind.flatMap(({ attributes }) => attributes.emitterId ?? []);
  // Some containers name the emitter elsewhere.
  return ids.length > 0 ? ids : [findAttribute(variant, 'emitterId') ?? ''];
}

/** The first of the interchangeable emitters that is not for emergencies alone; null if it emits no light. */
function readEmitter(emitter: XmlElement, locale: LocaleCode): ReadEmitter | null {
  const light = emitter.children.find(
    (child) =>
      child.attributes.emergencyBehaviour !== 'EmergencyOnly' &&
      findAttribute(child, 'photometryId') !== null,
  );
  if (!light) return null;
  const [rotation] = select(light, 'Rotation');
  const angle = (axis: string) => readNumber(rotation, axis) ?? 0;
  return {
    name: readText(light, 'Name', locale),
    photometryId: findAttribute(light, 'photometryId'),
    rotationDeg: [angle('X'), angle('Y'), angle('Z')],
    fluxLm: readNumber(light, 'RatedLuminousFlux') || null,
  };
}

/** The first value of an attribute in an element and all below it. */
export function findAttribute(element: XmlElement, name: string): string | null {
  const value = element.attributes[name];
  if (value !== undefined) return value;
  for (const child of element.children) {
    const nested = findAttribute(child, name);
    if (nested !== null) return nested;
  }
  return null;
}

function readNumber(element: XmlElement | undefined, name: string): number | null {
  const text = select(element ?? null, name)[0]?.text.trim() ?? '';
  const value = text === '' ? Number.NaN : Number(text);
  return Number.isFinite(value) ? value : null;
}

/** A text in a language, else in English, else in the first one that it has. */
export function readText(
  element: XmlElement | undefined,
  name: string,
  locale: LocaleCode,
): string {
  const texts = select(element ?? null, name, 'Locale');
  const find = (language: string) =>
    texts.find(
      ({ attributes, text }) =>
        (attributes.language ?? '').toLowerCase().split(/[-_]/)[0] === language && text.trim(),
    );
  return (find(locale) ?? find('en') ?? texts[0])?.text.trim() ?? '';
}
