import { z } from 'zod';
import { localisedKeywords } from '#core/content/keyword-record.ts';
import { localised, localisedText, slugSchema } from '#core/i18n/localised.ts';

/** `faqs/<topic>.yaml`: a topic with its questions, in display order. Answers are Markdown. */
export const faqTopicRecordSchema = z.strictObject({
  code: slugSchema,
  /** Position among the topics, smallest first. */
  order: z.int(),
  slug: localised(slugSchema),
  title: localisedText,
  questions: z
    .array(
      z.strictObject({
        /** Anchor of the question on the page of each language. */
        slug: localised(slugSchema),
        question: localisedText,
        /** Other words by which visitors search for it. */
        keywords: localisedKeywords.optional(),
        answer: localised(z.string().trim().min(20)),
      }),
    )
    .min(1),
});

export type FaqTopicRecord = z.infer<typeof faqTopicRecordSchema>;
