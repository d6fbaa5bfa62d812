import formStyles from '#app/forms/form.css?url';
import { loadT, useT } from '#app/forms/form-texts.ts';
import { requestLocale } from '#app/i18n/request-locale.ts';
import type { PageHandle } from '#app/page/page-handle.ts';
import { pageMeta } from '#app/page/page-meta.ts';
import { data } from '#app/router/data.ts';
import { servicesContext, visitorContext } from '#app/services-context.ts';
import { PageHeading } from '#app/ui/page-heading.tsx';
import { errors } from '#core/app-error.ts';
import { CONFIRM_DAYS, type NewsletterStep } from '#core/forms/newsletter-step.ts';
import { localeCodes } from '#core/i18n/locales.ts';
import { pathTo, pathToForm } from '#core/i18n/paths.ts';
import type { Translate } from '#core/i18n/translate.ts';
import { mapKeys } from '#core/keys.ts';
import type { Route } from './+types/newsletter-link.ts';

type Data = { secret: string };

export const handle = {
  paths({ secret }) {
    return mapKeys(localeCodes, (locale) => pathToForm(locale, 'newsletter', secret));
  },
} satisfies PageHandle<Data>;

export function meta({ loaderData, matches }: Route.MetaArgs) {
  if (!loaderData) return [];
  const { title, text: description } = loaderData;
  // The address is secret, so the head does not contain it.
  return pageMeta(matches, { title, description, paths: {}, isIndexed: false });
}

export function headers() {
  return { 'cache-control': 'private, no-store' };
}

/** Changes nothing: programs that scan mails follow their links. */
export async function loader({ url, params, context }: Route.LoaderArgs) {
  const locale = requestLocale(url);
  const { secret = '' } = params;
  const { forms } = context.get(servicesContext);
  const step = await forms.newsletter.find(secret);
  const form = await forms.find(locale, 'newsletter');
  const t = await loadT(locale);
  const loaded = { secret, hasForm: form !== null, ...describe(step, t) };
  return data(loaded, step ? {} : errors['page-not-found'].status);
}

/** The button, and a mail program that unsubscribes by itself (RFC 8058). */
export async function action({ params, context }: Route.ActionArgs) {
  const step = await context.get(visitorContext)?.followNewsletter(params.secret ?? '');
  return data(null, step ? {} : errors['page-not-found'].status);
}

/** What a link of the newsletter does, with the button that does it, or what it has done. */
export default function NewsletterLink({ loaderData }: Route.ComponentProps) {
  const t = useT();
  const { title, text, button, again, read, hasForm } = loaderData;
  return (
    <main id="main" className="container newsletter-page">
      <link rel="stylesheet" href={formStyles} precedence="forms" />
      <PageHeading title={title} text={text} />
      {button && (
        <form method="post" className="site-form">
          <button type="submit" className="form-submit">
            {button}
          </button>
        </form>
      )}
      {read && (
        <p className="form-links">
          <a href={pathTo(t.locale, 'articles')}>{read}</a>
        </p>
      )}
      {again && hasForm && (
        <p className="form-links">
          <a href={pathToForm(t.locale, 'newsletter')}>{again}</a>
        </p>
      )}
    </main>
  );
}

type Texts = {
  title: string;
  text: string;
  /** Text of the button that does what the link is for. */
  button?: string;
  /** Text of the link to the form. */
  again?: string;
  /** Text of the link to the articles. */
  read?: string;
};

function describe(step: NewsletterStep | null, t: Translate<'forms'>): Texts {
  switch (step) {
    case 'to-confirm':
      return {
        title: t('forms.newsletter-confirm'),
        text: t('forms.newsletter-confirm-text'),
        button: t('forms.newsletter-confirm-button'),
      };
    case 'confirmed':
      return {
        title: t('forms.newsletter-confirmed'),
        text: t('forms.newsletter-confirmed-text'),
        read: t('forms.newsletter-read'),
      };
    case 'to-unsubscribe':
      return {
        title: t('forms.newsletter-leave'),
        text: t('forms.newsletter-leave-text'),
        button: t('forms.newsletter-leave-button'),
      };
    case 'unsubscribed':
      return {
        title: t('forms.newsletter-left'),
        text: t('forms.newsletter-left-text'),
        again: t('forms.newsletter-again'),
      };
    case null:
      return {
        title: t('forms.newsletter-invalid'),
        text: t('forms.newsletter-invalid-text', { days: `${CONFIRM_DAYS}` }),
        again: t('forms.newsletter-again'),
      };
  }
}
