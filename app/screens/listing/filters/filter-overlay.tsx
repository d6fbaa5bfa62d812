import { type ReactNode, useEffect, useRef } from 'react';
import { useT } from '#app/screens/listing/filters/filter-texts.ts';
import { useBackdropPress } from '#app/ui/browser/use-backdrop-press.ts';
import { useScrollLock } from '#app/ui/browser/use-scroll-lock.ts';
import { Icon } from '#app/ui/icon.tsx';
import styles from '#app/ui/shared/close-button.module.css';

type Props = {
  isOpen: boolean;
  onClose: () => void;
  /** Number of products that match the selection. */
  total: number;
  isPending: boolean;
  /** URL without any filter; null if none is active. */
  clearHref: string | null;
  children: ReactNode;
};

/** The filters on narrow screens, as an overlay; the listing below updates at once. */
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
      className="filter-overlay"
      aria-label={t('filter.title')}
      onClose={onClose}
    >
      {isOpen && (
        <div className="filter-overlay-sheet">
          <div className="filter-overlay-head">
            <h2 className="filter-overlay-title">{t('filter.title')}</h2>
            <button
              type="button"
              className={styles.close}
              aria-label={t('close')}
              onClick={onClose}
            >
              <Icon name="close" size={24} />
            </button>
          </div>
          <div className="filter-overlay-body">{children}</div>
          <div className="filter-overlay-foot">
            {clearHref !== null && (
              <a
                className="filter-overlay-clear"
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
              className="filter-overlay-show"
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
