import { type ReactNode, useEffect, useRef } from 'react';
import styles from '#app/catalogue/filter-overlay.module.css';
import { useT } from '#app/i18n/use-t.ts';
import { Icon } from '#app/ui/icon.tsx';
import { useBackdropPress } from '#app/ui/use-backdrop-press.ts';
import { useScrollLock } from '#app/ui/use-scroll-lock.ts';

type Props = {
  isOpen: boolean;
  onClose: () => void;
  /** Products that were found with what is chosen. */
  total: number;
  isPending: boolean;
  /** Query without any filter; null when there is none to take away. */
  clearHref: string | null;
  children: ReactNode;
};

/** The filters of narrow screens over the listing, which changes below them at once. */
export function FilterOverlay({ isOpen, onClose, total, isPending, clearHref, children }: Props) {
  const t = useT();
  const dialog = useRef<HTMLDialogElement>(null);
  const show = useRef<HTMLButtonElement>(null);
  useScrollLock(isOpen);
  useEffect(() => {
    if (isOpen) dialog.current?.showModal();
    else dialog.current?.close();
  }, [isOpen]);

  useBackdropPress(dialog, onClose);
  return (
    <dialog
      ref={dialog}
      className={styles.overlay}
      aria-label={t('filter.title')}
      onClose={onClose}
    >
      {isOpen && (
        <div className={styles.sheet}>
          <div className={styles.head}>
            <h2 className={styles.title}>{t('filter.title')}</h2>
            <button
              type="button"
              className={styles.close}
              aria-label={t('close')}
              onClick={onClose}
            >
              <Icon name="close" size={24} />
            </button>
          </div>
          <div className={styles.body}>{children}</div>
          <div className={styles.foot}>
            {clearHref !== null && (
              <a
                className={styles.clear}
                href={clearHref}
                rel="nofollow"
                onClick={() => show.current?.focus()}
              >
                {t('filter.clear')}
              </a>
            )}
            <button
              ref={show}
              type="button"
              className={styles.show}
              aria-busy={isPending || undefined}
              onClick={onClose}
            >
              {total === 0 ? t('listing.none') : t.count('filter.show', total)}
            </button>
          </div>
        </div>
      )}
    </dialog>
  );
}
