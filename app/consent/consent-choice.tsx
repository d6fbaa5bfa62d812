import { choices, isOptedOut } from '#app/consent/consent-choices.ts';
import { useT } from '#app/consent/cookies-texts.ts';
import { useIsHydrated } from '#app/ui/browser/use-is-hydrated.ts';
import { COOKIE_SETTINGS, type ConsentPurpose } from '#core/consent.ts';
import type { Translate } from '#core/i18n/translate.ts';

/** The visitor's choice, with a button to change it; without a tag manager there is nothing to choose. */
export function ConsentChoice({ hasTagManager }: { hasTagManager: boolean }) {
  const t = useT();
  const choice = choices.use();
  const isHydrated = useIsHydrated();
  return (
    <section className="cookies" aria-labelledby={COOKIE_SETTINGS}>
      <h2 id={COOKIE_SETTINGS}>{t('cookies.choice')}</h2>
      <p>{t(hasTagManager ? 'cookies.rule' : 'cookies.none')}</p>
      {hasTagManager && (
        <noscript>
          <p>{t('cookies.without-script')}</p>
        </noscript>
      )}
      {hasTagManager && isHydrated && <p>{stateText(t, choice)}</p>}
      {hasTagManager && isHydrated && !isOptedOut() && (
        <a className="cookies-change" href={`#${COOKIE_SETTINGS}`}>
          {t('cookies.change')}
        </a>
      )}
    </section>
  );
}

function stateText(t: Translate<'cookies'>, choice: readonly ConsentPurpose[] | null): string {
  if (isOptedOut()) return t('cookies.opted-out');
  if (choice === null) return t('cookies.undecided');
  if (choice.length === 0) return t('cookies.refused');
  const names = { statistics: t('cookies.statistics'), marketing: t('cookies.marketing') };
  const purposes = new Intl.ListFormat(t.locale).format(choice.map((purpose) => names[purpose]));
  return t('cookies.allowed', { purposes });
}
