import { useLayoutEffect, useState } from 'react';
import styles from '#app/frame/message-banner.module.css';
import { useT } from '#app/i18n/use-t.ts';
import { Icon } from '#app/ui/icon.tsx';
import type { SiteOptions } from '#core/content/site-view.ts';

const KEY = 'banner-closed';

/**
 * A short message above the page or floating over it. A visitor who closes it does not see it again in this session.
 */
export function MessageBanner({ options }: { options: SiteOptions }) {
  const t = useT();
  const { show_banner: show, banner_text: text, banner_floating: isFloating } = options;
  const [closedText, setClosedText] = useState<string | null>(null);
  useLayoutEffect(() => {
    try {
      setClosedText(sessionStorage.getItem(KEY));
    } catch {
      // A browser without storage shows the message on every visit of a page.
    }
  }, []);
  if (show !== 'show' || text === '' || closedText === text) return null;

  function close() {
    setClosedText(text);
    try {
      sessionStorage.setItem(KEY, text);
    } catch {
      // As above.
    }
  }
  return (
    <aside
      className={styles.banner}
      aria-label={t('banner.label')}
      data-floating={isFloating || undefined}
    >
      <div className={`container ${styles.row}`}>
        <p>{text}</p>
        <button type="button" className={styles.close} aria-label={t('close')} onClick={close}>
          <Icon name="close" />
        </button>
      </div>
    </aside>
  );
}
