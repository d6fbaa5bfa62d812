import { type OpenAPIHono, z } from '@hono/zod-openapi';
import { AppError } from '#core/app-error.ts';
import { type Form, fieldTypes, formKinds } from '#core/forms/form.ts';
import type { Scope } from '#server/api/jgm-v1/jgm-scope.ts';
import { verifyToken } from '#server/http/forms/captcha-handlers.ts';
import { describePost } from '#server/http/forms/describe-post.ts';
import { addEndpoint } from '#server/http/rest/add-endpoint.ts';
import { idPath } from '#server/http/rest/id-path.ts';

const fieldSchema = z.object({
  name: z.string(),
  type: z.enum(fieldTypes),
  label: z.string(),
  hint: z.string().nullable(),
  required: z.boolean(),
  options: z.array(z.object({ value: z.string(), label: z.string() })),
});

const formSchema = z
  .object({
    id: z.number().int(),
    code: z.string(),
    kind: z.enum(formKinds),
    title: z.string(),
    intro: z.string(),
    submit: z.string(),
    notes: z.array(z.string()),
    fields: z.array(fieldSchema),
    messages: z.record(z.string(), z.string()),
  })
  .openapi('Form', {
    example: {
      id: 101,
      code: 'contact',
      kind: 'message',
      title: 'Contact',
      intro: 'A person replies.',
      submit: 'Send message',
      notes: [],
      fields: [
        {
          name: 'your-email',
          type: 'email',
          label: 'E-mail',
          hint: null,
          required: true,
          options: [],
        },
      ],
      messages: { mail_sent_ok: 'Thank you for your message. It has been sent.' },
    },
  });

function presentForm({ rules: _rules, fields, ...form }: Form): z.output<typeof formSchema> {
  return {
    ...form,
    fields: fields.map(({ name, type, label, hint, isRequired, options }) => {
      return { name, type, label, hint, required: isRequired, options };
    }),
  };
}

const verdictSchema = z
  .object({
    success: z.boolean().openapi({ description: 'True if the score is 0.5 or higher.' }),
    score: z.number().min(0).max(1),
    action: z.literal('login'),
  })
  .openapi('CaptchaVerdict', { example: { success: true, score: 0.9, action: 'login' } });

/** `jgm/v1/form`, `jgm/v1/form/{id}` and `jgm/v1/google-recaptcha/verify`. */
export function addFormEndpoints(api: OpenAPIHono, { services, locale, gate }: Scope): void {
  addEndpoint(api, {
    route: '/jgm/v1/form',
    tag: 'jgm/v1',
    summary: 'The forms with their fields and messages',
    description:
      'A field with `required` must be sent. `contact-form-7/v1/contact-forms/{id}/feedback/schema` has all rules.',
    path: z.object({}),
    query: {},
    response: z.array(formSchema),
    responseDescription: 'The forms in the language of the URL.',
    async handle() {
      return { body: (await services.forms.list(locale)).map(presentForm) };
    },
  });
  addEndpoint(api, {
    route: '/jgm/v1/form/:id{[0-9]+}',
    tag: 'jgm/v1',
    summary: 'A form with its fields and messages',
    path: z.object({ id: idPath('Number of the form.') }),
    query: {},
    response: formSchema,
    responseDescription: 'The form in the language of the URL.',
    errors: { 404: 'There is no such form.' },
    async handle({ path: { id } }) {
      const form = await services.forms.find(locale, id);
      if (!form) throw new AppError('post-not-found');
      return { body: presentForm(form) };
    },
  });
  const route = '/jgm/v1/google-recaptcha/verify';
  describePost(api, {
    route,
    tag: 'jgm/v1',
    summary: 'Verify a captcha token',
    description: 'A token verified here remains valid for one submission.',
    bodyType: 'application/json',
    body: z.object({ token: z.string() }),
    response: verdictSchema,
    responseDescription: 'The score of the token.',
    errors: {
      400: 'The token is missing.',
      403: 'The request comes from a page of another site.',
      429: 'Too many requests from this address.',
      503: 'The verification service is unavailable.',
    },
  });
  api.post(route, verifyToken({ forms: services.forms, gate }));
}
