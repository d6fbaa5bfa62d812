import { type ReactNode, useLayoutEffect, useRef, useState } from 'react';
import { useT } from '#app/i18n/use-t.ts';
import type { SearchAccess } from '#app/search/client/search-access.ts';
import { PanelGuard } from '#app/search/panel-guard.tsx';
import searchStyles from '#app/search/search.css?url';
import { SearchPanel } from '#app/search/search-panel.tsx';
import type { Suggestions } from '#app/search/suggestion-links.tsx';
import { loadStyleSheet } from '#app/ui/browser/load-style-sheet.ts';
import { useBackdropPress } from '#app/ui/browser/use-backdrop-press.ts';
import { useScrollLock } from '#app/ui/browser/use-scroll-lock.ts';

export type SearchOverlayProps = {
  isOpen: boolean;
  onClose: () => void;
  access: SearchAccess;
  /** Links for browsing without a search. */
  suggestions: Suggestions;
  /** Shows progress and failures, which the page behind cannot. */
  progress: ReactNode;
};

/** The product search over any page. The browser keeps the focus in it, closes it on Escape and restores the focus. */
export function SearchOverlay({ isOpen, onClose, progress, ...panel }: SearchOverlayProps) {
  const t = useT();
  const dialog = useRef<HTMLDialogElement>(null);
  const [wasOpen, setWasOpen] = useState(isOpen);
  const [opening, setOpening] = useState(0);
  if (wasOpen !== isOpen) {
    setWasOpen(isOpen);
    // Each opening starts with an empty field; closing leaves the content until it is out of sight.
    if (isOpen) setOpening(opening + 1);
  }
  useScrollLock(isOpen);
  // Before the effects of the page, which may move the focus to the start of the page.
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
      className="search-overlay"
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

/** Renders the overlay once its style sheet is loaded, which no page includes. */
export async function loadStyledOverlay() {
  await loadStyleSheet(searchStyles);
  return SearchOverlay;
}
