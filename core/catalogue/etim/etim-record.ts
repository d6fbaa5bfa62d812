import { z } from 'zod';
import { attributes } from '#core/catalogue/attributes/attributes.ts';
import { etimOrigins } from '#core/catalogue/etim/etim.ts';
import { figureCells } from '#core/catalogue/figures/figure-columns.ts';
import { localisedText, slugSchema } from '#core/i18n/localised.ts';
import { sayable } from '#core/say.ts';

const sources = [
  ...etimOrigins,
  ...figureCells.map(([column]) => column),
  ...attributes.map(({ name }) => name),
] as const;
const sourceSchema = z.enum(sources as unknown as [string, ...string[]]);

const classSchema = z.strictObject({
  code: z.string().regex(/^EC\d{6}$/, sayable('Write EC and six digits')),
  name: localisedText,
  /** Constructions of the products that belong to it. */
  archetypes: z.array(slugSchema).default([]),
  /** Types of products that belong to it, whatever their construction. */
  types: z.array(slugSchema).default([]),
  features: z.array(z.string()).min(1),
});

const featureSchema = z.strictObject({
  code: z.string().regex(/^EF(\d{6}|I\d{5}|[A-Z]{2}\d{4})$/, sayable('Write EF and six digits')),
  name: localisedText,
  /** One value of a list, yes or no, a number, or a range of two. */
  type: z.enum(['A', 'L', 'N', 'R']),
  unit: z.string().optional(),
  /** Where the value is: a column or an attribute, the first that is stated. */
  from: z.union([sourceSchema, z.array(sourceSchema).min(1)]),
  /** The second number of a range. */
  to: sourceSchema.optional(),
  /** Of A: a value's code, or its text where the code is not known. */
  values: z
    .record(
      z.string(),
      z.union([z.string().regex(/^EV\d{6}$/, sayable('Write EV and six digits')), localisedText]),
    )
    .optional(),
  /** Of L: the values that mean yes, all others mean no. */
  yes: z.array(z.string()).optional(),
  /** Applies to variants that state all of this only. */
  only_with: z.union([sourceSchema, z.array(sourceSchema).min(1)]).optional(),
});

/** `catalogue/etim.yaml`: classes and features of the ETIM model, and where their values are. */
export const etimRecordSchema = z.strictObject({
  release: z.string().regex(/^\d+(\.\d+)?$/, sayable('Write the number of the release')),
  classes: z.array(classSchema).min(1),
  features: z.array(featureSchema).min(1),
});
