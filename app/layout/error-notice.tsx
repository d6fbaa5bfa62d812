import { useLocale } from '#app/i18n/use-locale.ts';
import { useT } from '#app/i18n/use-t.ts';
import styles from '#app/layout/error-notice.module.css';
import { useRecovery } from '#app/layout/use-recovery.ts';
import { isErrorResponse } from '#app/router/page-state.ts';
import { ErrorGuard } from '#app/ui/error-guard.tsx';
import type { MessageKey } from '#core/i18n/messages.ts';
import { pathTo } from '#core/i18n/paths.ts';

type Props = {
  error: unknown;
  /** Text of a 404, where it is not the usual one. */
  notFound?: MessageKey;
};

/**
 * What went wrong in a sentence, and the way home; nothing yet where loading the page as a document may help. Falls back
 * to bare text when it cannot be shown itself.
 */
export function ErrorNotice(props: Props) {
  const isRecovering = useRecovery(props.error);
  if (isRecovering) return <main id="main" className={styles.notice} aria-busy="true" />;
  return (
    <ErrorGuard onError={() => <BareNotice />}>
      <Notice {...props} />
    </ErrorGuard>
  );
}

function Notice({ error, notFound = 'error.not-found' }: Props) {
  const t = useT();
  const status = isErrorResponse(error) ? error.status : 500;
  const text = status === 404 ? t(notFound) : t('error.default');
  return (
    <main id="main" className={`container ${styles.notice}`}>
      <title>{text}</title>
      <meta name="robots" content="noindex" />
      <p className={styles.status}>{status}</p>
      <h1 className={styles.text}>{text}</h1>
      <p className={styles.ways}>
        <a className={styles.home} href={pathTo(t.locale, 'home')}>
          {t('error.go-home')}
        </a>
        <a href={pathTo(t.locale, 'product-categories')}>{t('home.browse')}</a>
      </p>
    </main>
  );
}

function BareNotice() {
  const locale = useLocale();
  const texts = {
    en: ['An error occurred while showing the error page', 'Go to Homepage'],
    es: ['Se ha producido un error al mostrar la página de error', 'Ir a la página de inicio'],
  }[locale];
  return (
    <main>
      <p>{texts[0]}</p>
      <a href={pathTo(locale, 'home')}>{texts[1]}</a>
    </main>
  );
}
