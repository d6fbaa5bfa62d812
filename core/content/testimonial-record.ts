import { z } from 'zod';
import { localisedText, slugSchema } from '#core/i18n/localised.ts';

/** `site/testimonials.yaml`: a list of quotations of customers. */
export const testimonialRecordSchema = z.strictObject({
  code: slugSchema,
  quote: localisedText,
  name: z.string().trim().min(2),
  role: localisedText,
  organisation: z.string().trim().min(2),
  given: z.iso.date(),
  /** Code of the page about the project. */
  page: slugSchema.optional(),
});

export type TestimonialRecord = z.infer<typeof testimonialRecordSchema>;
