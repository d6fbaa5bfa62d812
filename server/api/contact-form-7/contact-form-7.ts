import { type OpenAPIHono, z } from '@hono/zod-openapi';
import type { Context } from 'hono';
import { AppError } from '#core/app-error.ts';
import { getLocale } from '#core/i18n/locales.ts';
import { feedbackSchema, rulesSchema } from '#server/api/contact-form-7/contact-form-7-schemas.ts';
import type { Scope } from '#server/api/contact-form-7/contact-form-7-scope.ts';
import { describePost } from '#server/http/forms/describe-post.ts';
import { respondToSubmission } from '#server/http/forms/respond-to-submission.ts';
import { addEndpoint } from '#server/http/rest/add-endpoint.ts';
import { idPath } from '#server/http/rest/id-path.ts';
import { presentError } from '#server/http/rest/present-error.ts';

const FORMS = '/contact-form-7/v1/contact-forms';
const TAG = 'contact-form-7/v1';
/** Version of the rule format that the Contact Form 7 client script supports. */
const RULES_VERSION = 'Contact Form 7 SWV Schema 2024-02';

/** Adds the form endpoints of Contact Form 7. */
export function addContactForm7(api: OpenAPIHono, scope: Scope): void {
  const { services, locale } = scope;
  const refuse = (context: Context) => {
    const error = new AppError('forms-forbidden');
    return context.json(presentError(error), error.status as 403);
  };
  api.get(FORMS, refuse);
  api.get(`${FORMS}/:id{[0-9]+}`, refuse);
  addFeedback(api, scope);
  addEndpoint(api, {
    route: `${FORMS}/:id{[0-9]+}/feedback/schema`,
    tag: TAG,
    summary: 'Validation rules of a form',
    path: z.object({ id: idPath('Number of the form.') }),
    query: {},
    response: rulesSchema,
    responseDescription: 'The rules, in the order in which invalid fields are reported.',
    errors: { 404: 'There is no such form.' },
    async handle({ path: { id } }) {
      const form = await services.forms.find(locale, id);
      if (!form) throw new AppError('form-not-found');
      const iso = getLocale(locale).iso.replace('-', '_');
      return { body: { version: RULES_VERSION, locale: iso, rules: form.rules } };
    },
  });
  addEndpoint(api, {
    route: `${FORMS}/:id{[0-9]+}/refill`,
    tag: TAG,
    summary: 'Refill a form',
    description:
      'Returns new challenges for a form. Our forms have none, so the list is always empty.',
    path: z.object({ id: idPath('Number of the form.') }),
    query: {},
    response: z.array(z.string()),
    responseDescription: 'An empty list.',
    errors: { 404: 'There is no such form.' },
    async handle({ path: { id } }) {
      if (!(await services.forms.find(locale, id))) throw new AppError('form-not-found');
      return { body: [] };
    },
  });
}

function addFeedback(api: OpenAPIHono, { services, locale, gate }: Scope): void {
  const route = `${FORMS}/:id{[0-9]+}/feedback`;
  describePost(api, {
    route,
    tag: TAG,
    summary: 'Send a form',
    description:
      'Takes the fields of the form by name; list fields may end with `[]`. `_wpcf7_unit_tag` is required, and the captcha token is sent as `_wpcf7_recaptcha_response`. With `_idempotency_key` or the header `Idempotency-Key`, a repeated submission is stored once and returns the same response.',
    params: z.object({ id: idPath('Number of the form.') }),
    bodyType: 'multipart/form-data',
    body: z.looseObject({
      _wpcf7_unit_tag: z.string(),
      _wpcf7_recaptcha_response: z.string().optional(),
      _idempotency_key: z.string().optional(),
    }),
    response: feedbackSchema,
    responseDescription: 'The result.',
    errors: {
      400: 'The unit tag is missing, or the body cannot be parsed.',
      403: 'The request comes from a page of another site.',
      404: 'There is no such form.',
      413: 'The body is too large.',
      415: 'The body has an unsupported type.',
      429: 'Too many submissions from this address.',
    },
  });
  api.post(route, (context) => {
    return respondToSubmission(context, {
      services,
      gate,
      locale,
      form: Number(context.req.param('id')),
      check({ unitTag }) {
        if (unitTag !== '') return;
        throw new AppError('unit-tag-missing');
      },
    });
  });
}
