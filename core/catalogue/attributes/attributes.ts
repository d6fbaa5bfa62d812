import type {
  Attribute,
  AttributeCell,
  AttributeGroupId,
} from '#core/catalogue/attributes/attribute.ts';
import { connectionAttributes } from '#core/catalogue/attributes/connection-attributes.ts';
import { electricalAttributes } from '#core/catalogue/attributes/electrical-attributes.ts';
import { emergencyAttributes } from '#core/catalogue/attributes/emergency-attributes.ts';
import { lightAttributes } from '#core/catalogue/attributes/light-attributes.ts';
import {
  mechanicalAttributes,
  standardsAttributes,
} from '#core/catalogue/attributes/mechanical-attributes.ts';
import { orderingAttributes } from '#core/catalogue/attributes/ordering-attributes.ts';
import { entriesOf } from '#core/keys.ts';

const all = {
  ...lightAttributes,
  ...electricalAttributes,
  ...connectionAttributes,
  ...emergencyAttributes,
  ...mechanicalAttributes,
  ...standardsAttributes,
  ...orderingAttributes,
};

export type AttributeName = keyof typeof all;

/**
 * Every attribute of a variant, in view order: what engineers and buyers require beside the figures. Keys of
 * product.yaml, columns of variants.csv, checks, the specification, datasheets, comparisons and fields of the API are
 * derived from it (ADR 53).
 */
export const attributes: readonly (Attribute & { name: AttributeName })[] = entriesOf(all).map(
  ([name, entry]) => ({ name, ...entry }),
);

export const attributeGroups: readonly AttributeGroupId[] = [
  ...new Set(attributes.map(({ group }) => group)),
];

export const productAttributes = attributes.filter(({ isOfRow }) => !isOfRow);

/** An attribute that a row of variants.csv may state; lists are written with bars. */
export type RowAttribute = Attribute & { cell: Exclude<AttributeCell, { type: 'words' }> };

export const rowAttributes = attributes.filter(
  (attribute): attribute is RowAttribute & { name: AttributeName } =>
    !attribute.isOfProduct && attribute.cell.type !== 'words',
);
