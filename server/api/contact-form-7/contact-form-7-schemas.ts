import { z } from '@hono/zod-openapi';

export const feedbackSchema = z
  .object({
    contact_form_id: z.number().int(),
    status: z.enum(['mail_sent', 'mail_failed', 'validation_failed', 'acceptance_missing', 'spam']),
    message: z.string(),
    posted_data_hash: z.string(),
    into: z.string(),
    invalid_fields: z.array(
      z.object({
        field: z.string(),
        message: z.string(),
        idref: z.string().nullable(),
        error_id: z.string(),
      }),
    ),
  })
  .openapi('FormFeedback', {
    description: 'The HTTP status is always 200; `status` holds the result.',
    example: {
      contact_form_id: 101,
      status: 'mail_sent',
      message: 'Thank you for your message. It has been sent.',
      posted_data_hash: '868c7b9e5d26943da8681339deace8ee',
      into: '#wpcf7-f101-p1-o1',
      invalid_fields: [],
    },
  });

export const rulesSchema = z
  .object({
    version: z.string(),
    locale: z.string(),
    rules: z.array(
      z.object({
        rule: z.string(),
        field: z.string(),
        threshold: z.union([z.string(), z.number()]).optional(),
        accept: z.array(z.string()).optional(),
        error: z.string(),
      }),
    ),
  })
  .openapi('FormRules', {
    example: {
      version: 'Contact Form 7 SWV Schema 2024-02',
      locale: 'en_GB',
      rules: [{ rule: 'required', field: 'your-name', error: 'Please fill out this field.' }],
    },
  });
