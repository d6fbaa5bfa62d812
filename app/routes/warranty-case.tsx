import formStyles from '#app/forms/form.css?url';
import { useT } from '#app/forms/form-texts.ts';
import nextStyles from '#app/forms/next-steps.css?url';
import { NextSteps } from '#app/forms/next-steps.tsx';
import { requestLocale } from '#app/i18n/request-locale.ts';
import type { PageHandle } from '#app/page/page-handle.ts';
import { pageMeta } from '#app/page/page-meta.ts';
import { servicesContext } from '#app/services-context.ts';
import { PageHeading } from '#app/ui/page-heading.tsx';
import { AppError } from '#core/app-error.ts';
import { type ClaimState, closedClaimStates } from '#core/forms/warranty-terms.ts';
import { localeCodes } from '#core/i18n/locales.ts';
import { pathToForm } from '#core/i18n/paths.ts';
import { mapKeys } from '#core/keys.ts';
import { formatDate } from '#core/units.ts';
import type { Route } from './+types/warranty-case.ts';

type Data = { secret: string; title: string };

export const handle = {
  paths({ secret }) {
    return mapKeys(localeCodes, (locale) => pathToForm(locale, 'case', secret));
  },
} satisfies PageHandle<Data>;

export function meta({ loaderData, matches }: Route.MetaArgs) {
  if (!loaderData) return [];
  // The URL is secret, so the head does not contain it.
  return pageMeta(matches, {
    title: loaderData.title,
    description: loaderData.title,
    paths: {},
    isIndexed: false,
  });
}

export function headers() {
  return { 'cache-control': 'private, no-store' };
}

export async function loader({ url, params, context }: Route.LoaderArgs) {
  const { secret } = params;
  const { forms } = context.get(servicesContext);
  const claim = secret ? await forms.warranty.findClaim(secret) : null;
  if (!claim || !secret) throw new AppError('page-not-found');
  const locale = requestLocale(url);
  const product = claim.sku ? await forms.warranty.lookUp(locale, claim.sku, '') : null;
  const isOpen = !closedClaimStates.includes(claim.state);
  const form = isOpen ? await forms.find(locale, 'warranty-claim') : null;
  return {
    secret,
    claim,
    title: claim.caseNumber,
    product: product?.product ?? null,
    // The first has been taken: it leads to this page.
    steps: form?.notes.slice(1) ?? [],
  };
}

/** Shows the status of a claim to anyone who has its URL. */
export default function WarrantyCase({ loaderData }: Route.ComponentProps) {
  const t = useT();
  const { claim, product, steps } = loaderData;
  const states: Record<ClaimState, string> = {
    received: t('forms.state.received'),
    'in-review': t('forms.state.in-review'),
    accepted: t('forms.state.accepted'),
    rejected: t('forms.state.rejected'),
    'replacement-sent': t('forms.state.replacement-sent'),
    settled: t('forms.state.settled'),
  };
  const day = (time: string) => formatDate(t.locale, time.slice(0, 10));
  const facts = [
    [t('forms.state'), states[claim.state]],
    [t('forms.code'), claim.sku || t('forms.code-unknown')],
    [t('forms.photo-count'), String(claim.photoCount)],
  ];
  return (
    <main id="main" className="container">
      <link rel="stylesheet" href={formStyles} precedence="forms" />
      <link rel="stylesheet" href={nextStyles} precedence="forms" />
      <PageHeading
        title={t('forms.case', { number: claim.caseNumber })}
        text={t('forms.case-intro')}
      />
      <div className="form-terms">
        {product && <a href={product.path}>{product.title}</a>}
        <dl>
          {facts.map(([label, value]) => (
            <div key={label}>
              <dt>{label}</dt>
              <dd>{value}</dd>
            </div>
          ))}
        </dl>
      </div>
      <section aria-labelledby="history" className="form-next">
        <h2 id="history">{t('forms.history')}</h2>
        <ol className="form-history">
          {claim.history.map(({ state, since, reason }) => (
            <li key={`${state} ${since}`}>
              <time dateTime={since}>{day(since)}</time>
              <div>
                {states[state]}
                {reason && <p className="form-reason">{reason}</p>}
              </div>
            </li>
          ))}
        </ol>
      </section>
      <NextSteps steps={steps} />
    </main>
  );
}
