import type { Context } from 'hono';
import type { NewsletterStep } from '#core/forms/newsletter-step.ts';
import type { FormGate } from '#server/http/forms/form-gate.ts';
import type { Services } from '#server/services.ts';

type Following = {
  forms: Pick<Services['forms'], 'newsletter'>;
  gate: Pick<FormGate, 'countRequest'>;
};

/**
 * Does what a link of the newsletter says, from wherever it is requested: mail services post without an origin, pages
 * without a referrer with the origin `null`. Only links that say nothing are counted: one address of a mail service
 * unsubscribes many people.
 * @throws AppError 429
 */
export async function followNewsletter(
  { forms, gate }: Following,
  context: Context,
  secret: string,
): Promise<NewsletterStep | null> {
  const step = await forms.newsletter.follow(secret);
  if (step === null) gate.countRequest(context);
  return step;
}
