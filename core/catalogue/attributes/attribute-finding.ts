import type {
  AttributeSubject,
  AttributeValue,
  AttributeValues,
} from '#core/catalogue/attributes/attribute.ts';
import type { AttributeName } from '#core/catalogue/attributes/attributes.ts';
import type { Said, SaidValue } from '#core/say.ts';

/** A variant with its attributes: those of its row alone, and together with its product's. */
export type CheckedAttributes = {
  subject: AttributeSubject & {
    weightKg: number;
    ip: string | null;
    taMinC: number | null;
    taMaxC: number | null;
    lifetimeH: number | null;
    /** Length, width and height; a diameter counts twice. */
    sizesMm: number[];
  };
  ofRow: AttributeValues;
  values: AttributeValues;
};

/** A value as the table of variants has it. */
export const cellOf = (value: AttributeValue | undefined): SaidValue =>
  typeof value === 'number' ? value : String(value);

/** A contradiction, or a value that is unlikely enough to check again. */
export type AttributeFinding = {
  field: AttributeName;
  problem: Said;
  whatToDo: Said;
  isCertain: boolean;
};
