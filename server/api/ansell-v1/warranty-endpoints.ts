import { type OpenAPIHono, z } from '@hono/zod-openapi';
import type { Scope } from '#server/api/ansell-v1/ansell-scope.ts';
import { describePost } from '#server/http/forms/describe-post.ts';
import { respondToSubmission } from '#server/http/forms/respond-to-submission.ts';

const common = {
  contact_form_id: z.number().int(),
  status: z.enum(['mail_sent', 'mail_failed', 'validation_failed', 'acceptance_missing', 'spam']),
  message: z.string(),
  invalid_fields: z.array(z.object({ field: z.string(), message: z.string() })),
};

const registeredSchema = z
  .object({
    ...common,
    reference: z.string().optional(),
    certificate_url: z.string().optional().openapi({ description: 'The certificate as a PDF.' }),
  })
  .openapi('WarrantyRegistration', {
    example: {
      contact_form_id: 103,
      status: 'mail_sent',
      message: 'Your products are registered.',
      invalid_fields: [],
      reference: 'AW-7K3M-9QXT',
      certificate_url: 'https://www.example.com/en/warranty/certificate/…',
    },
  });

const claimedSchema = z
  .object({
    ...common,
    case_number: z.string().optional(),
    status_url: z.string().optional().openapi({ description: 'The page of the claim.' }),
  })
  .openapi('WarrantyClaim', {
    example: {
      contact_form_id: 104,
      status: 'mail_sent',
      message: 'Your claim has reached us.',
      invalid_fields: [],
      case_number: 'AC-31YD-0HVB',
      status_url: 'https://www.example.com/en/warranty/case/…',
    },
  });

const errors = {
  400: 'The body cannot be parsed.',
  403: 'The request comes from a page of another site.',
  404: 'The form does not exist.',
  413: 'The body is too large.',
  415: 'The body has an unsupported type.',
  429: 'Too many submissions from this address.',
};

/** `ansell/v1/product/warranty-register` and `…/warranty-claim`: submits the warranty forms. */
export function addWarrantyEndpoints(api: OpenAPIHono, { services, locale, gate }: Scope): void {
  const register = '/ansell/v1/product/warranty-register';
  describePost(api, {
    route: register,
    tag: 'ansell/v1',
    summary: 'Register installed products',
    description:
      'Takes the fields of the form, with products as `products-code[]` and `products-quantity[]`. The response is that of the form’s feedback endpoint.',
    bodyType: 'multipart/form-data',
    body: z.looseObject({
      'products-code[]': z.array(z.string()),
      'products-quantity[]': z.array(z.string()),
      installed: z.string(),
      'your-email': z.string(),
    }),
    response: registeredSchema,
    responseDescription: 'The result, with the reference if the registration was accepted.',
    errors,
  });
  api.post(register, (context) => {
    return respondToSubmission(context, { services, gate, locale, form: 'warranty-registration' });
  });

  const claim = '/ansell/v1/product/warranty-claim';
  describePost(api, {
    route: claim,
    tag: 'ansell/v1',
    summary: 'Submit a warranty claim',
    description:
      'Takes the fields of the form, with up to five `photos` and an `invoice`, which may be a PDF. `product` may be empty if there is a photo. The response is that of the form’s feedback endpoint.',
    bodyType: 'multipart/form-data',
    body: z.looseObject({ product: z.string().optional(), 'your-email': z.string() }),
    response: claimedSchema,
    responseDescription: 'The result, with the case number if the claim was accepted.',
    errors,
  });
  api.post(claim, (context) => {
    return respondToSubmission(context, { services, gate, locale, form: 'warranty-claim' });
  });
}
