import type {
  AttributeSubject,
  AttributeValue,
  AttributeValues,
} from '#core/catalogue/attributes/attribute.ts';
import { attributes } from '#core/catalogue/attributes/attributes.ts';
import { standardsOfVariant } from '#core/catalogue/attributes/standards-of-variant.ts';
import type { VariantRecord } from '#core/catalogue/variant-record.ts';

type Figures = Pick<
  VariantRecord,
  'flux_lm' | 'power_w' | 'cri' | 'voltage' | 'dimming' | 'emergency' | 'cut_out_mm' | 'length_mm'
>;

export function subjectOf(archetype: string, figures: Figures): AttributeSubject {
  return {
    archetype,
    fluxLm: figures.flux_lm,
    powerW: figures.power_w,
    cri: figures.cri,
    voltage: figures.voltage,
    dimming: figures.dimming,
    emergency: figures.emergency,
    cutOutMm: figures.cut_out_mm,
    lengthMm: figures.length_mm,
  };
}

type Stated = Readonly<Record<string, AttributeValue | null | undefined>>;

/**
 * The attributes of a variant: those of its row, then those of its product that apply to it, then those that follow
 * from its figures. Of the standards of its product it has those that concern it.
 */
export function resolveAttributes(
  subject: AttributeSubject,
  ofProduct: Stated,
  ofRow: Stated,
): AttributeValues {
  const values: AttributeValues = {};
  for (const { name, applies, derive } of attributes) {
    const stated = ofRow[name] ?? (applies(subject) ? ofProduct[name] : null);
    const value = stated ?? (applies(subject) ? derive?.(subject) : null);
    if (value !== null && value !== undefined) values[name] = value;
  }
  const { standards } = values;
  if (!Array.isArray(standards)) return values;
  const own = standardsOfVariant({ subject, values }, standards);
  if (own.length > 0) values.standards = own;
  else delete values.standards;
  return values;
}

/** Attributes that a variant of its kind should state and does not. */
export function missingAttributes(subject: AttributeSubject, values: AttributeValues): string[] {
  return attributes
    .filter(({ name, isNeeded }) => isNeeded?.(subject) && values[name] === undefined)
    .map(({ name }) => name);
}
