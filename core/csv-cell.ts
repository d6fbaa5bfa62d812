import { z } from 'zod';

const NUMBER = /^-?\d+(\.\d+)?$/;

/** A CSV cell that may be empty: '' becomes null before the schema sees it. */
export const optionalCell = <Schema extends z.ZodType>(schema: Schema) =>
  z.preprocess((value) => (value === '' || value === undefined ? null : value), schema.nullable());

/** A CSV cell that holds a number with a decimal point and without separators. */
export const numberCell = (schema: z.ZodNumber) => z.preprocess(toNumber, schema);

/** The same where the cell may be empty, which is null. */
export const optionalNumberCell = (schema: z.ZodNumber) =>
  z.preprocess((value) => {
    return value === '' || value === undefined ? null : toNumber(value);
  }, schema.nullable());

function toNumber(value: unknown): unknown {
  return typeof value === 'string' && NUMBER.test(value) ? Number(value) : value;
}
