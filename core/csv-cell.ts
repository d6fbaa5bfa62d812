import { z } from 'zod';

const NUMBER = /^-?\d+(\.\d+)?$/;

/** A CSV cell that may be empty: '' becomes null before validation. */
export const optionalCell = <Schema extends z.ZodType>(schema: Schema) =>
  z.preprocess((value) => (value === '' || value === undefined ? null : value), schema.nullable());

/** A CSV cell with a number, with a decimal point and without separators. */
export const numberCell = (schema: z.ZodNumber) => z.preprocess(toNumber, schema);

/** Same as `numberCell`, with null for an empty cell. */
export const optionalNumberCell = (schema: z.ZodNumber) =>
  z.preprocess((value) => {
    return value === '' || value === undefined ? null : toNumber(value);
  }, schema.nullable());

function toNumber(value: unknown): unknown {
  return typeof value === 'string' && NUMBER.test(value) ? Number(value) : value;
}
