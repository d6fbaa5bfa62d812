import type { AttributeValues } from '#core/catalogue/attributes/attribute.ts';
import { flag, further, numbers, SLUG, term } from '#core/catalogue/listing/make-facet.ts';
import {
  batteryTypes,
  emergencyModes,
  emergencyTests,
  radioCodes,
} from '#core/catalogue/product-codes.ts';

/** A facet of the codes of an attribute, in their order. */
const ofCodes = <const Id extends string>(id: Id, name: string, order: readonly string[]) => {
  return further(
    term({
      id,
      type: 'string',
      pattern: SLUG,
      order,
      read: ({ attributes }) => textsOf(attributes[name]),
    }),
  );
};

function textsOf(value: AttributeValues[string] | undefined): string[] {
  return typeof value === 'string' ? [value] : [];
}

/** Facets of emergency operation, which follow its version. */
export const emergencyFacets = [
  ofCodes('emergency-mode', 'emergency_mode', emergencyModes),
  /** In minutes, as content states it; shown in hours. */
  further(
    term({
      id: 'emergency-duration',
      ...numbers,
      read: ({ attributes: { emergency_duration_min: minutes } }) =>
        typeof minutes === 'number' ? [minutes] : [],
    }),
  ),
  ofCodes('emergency-test', 'emergency_test', emergencyTests),
  ofCodes('battery', 'battery_type', batteryTypes),
] as const;

/** Facets of other attributes. */
export const attributeFacets = [
  ofCodes('radio', 'radio', radioCodes),
  further(
    flag({
      id: 'through-wiring',
      read: ({ attributes: { through_wiring: cores = 'none' } }) => cores !== 'none',
    }),
  ),
  further(
    term({
      id: 'ral',
      type: 'string',
      pattern: /^\d{4}$/,
      order: 'number',
      read: ({ attributes }) => textsOf(attributes.ral),
    }),
  ),
] as const;
