import { type ReactNode, useLayoutEffect, useRef, useState } from 'react';
import { useT } from '#app/i18n/use-t.ts';
import { PanelGuard } from '#app/search/panel-guard.tsx';
import type { SearchAccess } from '#app/search/search-access.ts';
import styles from '#app/search/search-overlay.module.css';
import { SearchPanel } from '#app/search/search-panel.tsx';
import type { Suggestions } from '#app/search/suggestion-links.tsx';
import { useBackdropPress } from '#app/ui/use-backdrop-press.ts';
import { useScrollLock } from '#app/ui/use-scroll-lock.ts';

export type SearchOverlayProps = {
  isOpen: boolean;
  onClose: () => void;
  access: SearchAccess;
  /** Where to go without searching. */
  suggestions: Suggestions;
  /** Shows what loads and what fails, which the page behind cannot. */
  progress: ReactNode;
};

/**
 * The product search over any page. The browser keeps the focus in it, closes it on Escape and gives the focus back.
 */
export function SearchOverlay({ isOpen, onClose, progress, ...panel }: SearchOverlayProps) {
  const t = useT();
  const dialog = useRef<HTMLDialogElement>(null);
  const [wasOpen, setWasOpen] = useState(isOpen);
  const [opening, setOpening] = useState(0);
  if (wasOpen !== isOpen) {
    setWasOpen(isOpen);
    // Each opening starts with an empty field; closing leaves what is there until it is out of sight.
    if (isOpen) setOpening(opening + 1);
  }
  useScrollLock(isOpen);
  // Before the effects of the page, which may move the focus to where the page begins.
  useLayoutEffect(() => {
    if (!isOpen) return dialog.current?.close();
    dialog.current?.showModal();
    dialog.current?.querySelector('input')?.focus();
  }, [isOpen]);

  useBackdropPress(dialog, onClose);
  const onClosed = () => {
    if (dialog.current?.open === false) onClose();
  };
  return (
    <dialog
      ref={dialog}
      className={styles.overlay}
      aria-label={t('search.open')}
      onClose={onClosed}
    >
      {isOpen && progress}
      <PanelGuard key={opening}>
        <SearchPanel isOpen={isOpen} onClose={onClose} {...panel} />
      </PanelGuard>
    </dialog>
  );
}
