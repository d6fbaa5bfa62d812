import { useEffect, useRef } from 'react';
import styles from '#app/frame/navigation/error-notice.module.css';
import { useRecovery } from '#app/frame/navigation/use-recovery.ts';
import { useLocale } from '#app/i18n/use-locale.ts';
import { type Translate, useT } from '#app/i18n/use-t.ts';
import { isErrorResponse } from '#app/router/page-state.ts';
import { useLocation } from '#app/router/router.tsx';
import { useIsOffline } from '#app/ui/browser/connection.ts';
import { focusWithoutScrolling } from '#app/ui/browser/focus-without-scrolling.ts';
import { LoadError } from '#app/ui/browser/loads.ts';
import { useIsHydrated } from '#app/ui/browser/use-is-hydrated.ts';
import { ErrorGuard } from '#app/ui/error-guard.tsx';
import { getLocale, type LocaleCode } from '#core/i18n/locales.ts';
import type { MessageKey } from '#core/i18n/messages.ts';
import { pathTo } from '#core/i18n/paths.ts';
import { pageErrorText } from '#core/page-errors.ts';

type Props = {
  error: unknown;
  /** Text of a 404, if not the default. */
  notFound?: MessageKey;
};

/**
 * Describes an error in a sentence, with a retry and a link home; empty while loading the page as a document may help.
 * Falls back to bare text when it cannot be rendered itself.
 */
export function ErrorNotice(props: Props) {
  const isRecovering = useRecovery(props.error);
  const isOffline = useIsOffline();
  if (isRecovering && !isOffline)
    return <main id="main" className={styles.notice} aria-busy="true" />;
  return (
    <ErrorGuard onError={() => <BareNotice />}>
      <Notice {...props} />
    </ErrorGuard>
  );
}

function Notice({ error, notFound = 'error.not-found' }: Props) {
  const t = useT();
  const { pathname, search } = useLocation();
  const text = textOf(error, notFound, t);
  // Only responses of a server have a number.
  const status = isErrorResponse(error) ? error.status : null;
  const hasComeLater = useRef(useIsHydrated());
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (hasComeLater.current) focusWithoutScrolling(heading.current);
  }, []);
  return (
    <main id="main" className={`container ${styles.notice}`}>
      <title>{text}</title>
      <meta name="robots" content="noindex" />
      {status && <p className={styles.status}>{status}</p>}
      <h1 className={styles.text} ref={heading}>
        {text}
      </h1>
      <p className={styles.ways}>
        {status !== 404 && (
          <a className={styles.first} href={pathname + search}>
            {t('error.try-again')}
          </a>
        )}
        <a className={status === 404 ? styles.first : undefined} href={pathTo(t.locale, 'home')}>
          {t('error.go-home')}
        </a>
        <a href={pathTo(t.locale, 'product-categories')}>{t('home.browse')}</a>
      </p>
    </main>
  );
}

function textOf(error: unknown, notFound: MessageKey, t: Translate): string {
  if (error instanceof LoadError) return t('error.not-loaded');
  if (!isErrorResponse(error)) return t('error.default');
  const { status, retryAfterS: wait } = error;
  if (status === 404) return t(notFound);
  if (status !== 429 || !wait) return t(pageErrorText(status));
  return t('error.too-many-wait', { wait: formatWait(t.locale, wait) });
}

/** `30 seconds`, `5 minutos`. */
function formatWait(locale: LocaleCode, seconds: number): string {
  const inMinutes = seconds > 90;
  const unit = {
    style: 'unit',
    unitDisplay: 'long',
    unit: inMinutes ? 'minute' : 'second',
  } as const;
  const count = Math.ceil(inMinutes ? seconds / 60 : seconds);
  return new Intl.NumberFormat(locale, unit).format(count);
}

function BareNotice() {
  const locale = useLocale();
  const { text, goHome } = getLocale(locale).failed;
  return (
    <main>
      <p>{text}</p>
      <a href={pathTo(locale, 'home')}>{goHome}</a>
    </main>
  );
}
