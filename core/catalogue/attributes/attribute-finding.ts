import type { AttributeSubject, AttributeValues } from '#core/catalogue/attributes/attribute.ts';
import type { AttributeName } from '#core/catalogue/attributes/attributes.ts';

/** A variant with its attributes: those of its row alone, and together with its product's. */
export type CheckedAttributes = {
  subject: AttributeSubject & { weightKg: number; ip: string | null };
  ofRow: AttributeValues;
  values: AttributeValues;
};

/** A contradiction, or a value that is unlikely enough to check again. */
export type AttributeFinding = {
  field: AttributeName;
  problem: string;
  whatToDo: string;
  isCertain: boolean;
};
