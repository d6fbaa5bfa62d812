import { z } from 'zod';
import { fieldTypes, formKinds } from '#core/forms/form.ts';
import { formTextKeys } from '#core/forms/form-messages.ts';
import { claimStates } from '#core/forms/warranty-terms.ts';
import { localised, localisedText, slugSchema } from '#core/i18n/localised.ts';
import { sayable } from '#core/say.ts';

/** Names reserved by the form protocol. */
const RESERVED = /^(_|g-recaptcha|altcha$)/;

/** A route to the area sales manager of the place that its field names. */
export const STAFF = 'staff';

const nameSchema = z
  .string()
  .regex(/^[a-z][a-z0-9-]{0,40}$/, sayable('Use lower case letters, digits and hyphens'))
  .refine((name) => !RESERVED.test(name), sayable('Choose another name'));

const dayOrNumber = z
  .union([z.number(), z.literal('today'), z.iso.date()])
  .transform((value) => String(value));

const fieldRecordSchema = z.strictObject({
  name: nameSchema,
  type: z.enum(fieldTypes),
  label: localisedText,
  hint: localisedText.optional(),
  required: z.boolean().default(false),
  autocomplete: z.string().min(1).optional(),
  width: z.enum(['half', 'full']).default('full'),
  options: z
    .array(z.strictObject({ value: z.string().min(1), label: localisedText }))
    .min(1)
    .optional(),
  min_length: z.int().min(1).optional(),
  max_length: z.int().min(1).max(20_000).optional(),
  min: dayOrNumber.optional(),
  max: dayOrNumber.optional(),
  /** A number without decimals. */
  whole: z.boolean().default(false),
  max_items: z.int().min(1).max(50).optional(),
});

const routeSchema = z.strictObject({
  field: nameSchema,
  one_of: z.array(z.string().min(1)).min(1).optional(),
  starts_with: z.array(z.string().min(1)).min(1).optional(),
  to: z.union([z.literal(STAFF), z.email()]),
});

/** States that a claim reaches by a step. */
const reachedStates = claimStates.filter((state) => state !== 'received');

const mailTextSchema = z.strictObject({ subject: localisedText, text: localisedText });

const mailSchema = z.strictObject({
  /** Default recipient when no route matches; without it nobody at the company gets a mail. */
  to: localised(z.email()).optional(),
  /** The first matching route decides. */
  routes: z.array(routeSchema).default([]),
  /** Messages to the sender; `{reference}`, `{case}` and `{link}` are replaced with the server's values, `{days}` in those of the newsletter. */
  receipt: mailTextSchema.optional(),
  /** Mails about the steps of a claim, which the desk completes; `{name}`, `{case}`, `{product}`, `{reason}`. */
  steps: z.partialRecord(z.enum(reachedStates), mailTextSchema).optional(),
});

/** A text for responses from the studio; its places are those of `listResponsePlaces`. */
const responseSchema = z.strictObject({
  code: slugSchema,
  title: localised(z.string().trim().min(1).max(80)),
  text: localised(z.string().trim().min(1).max(5000)),
});

/** `forms/{code}.yaml`. */
export const formRecordSchema = z.strictObject({
  code: slugSchema,
  id: z.int().min(1).max(999_999),
  kind: z.enum(formKinds),
  title: localisedText,
  intro: localisedText,
  submit: localisedText,
  notes: localised(z.array(z.string().min(1))).optional(),
  /** Working days within which its texts promise a response; the studio shows what is due. */
  respond_within_days: z.int().min(1).max(60).optional(),
  fields: z.array(fieldRecordSchema).min(1).max(40),
  /** Messages of this form that override the common ones. */
  messages: localised(z.partialRecord(z.enum(formTextKeys), z.string().min(1))).optional(),
  mail: mailSchema.optional(),
  /** What the studio offers as response, in this order. */
  responses: z.array(responseSchema).max(30).default([]),
});

export type FormRecord = z.infer<typeof formRecordSchema>;
export type FieldRecord = z.infer<typeof fieldRecordSchema>;
export type MailRoute = z.infer<typeof routeSchema>;
