import { useEffect, useRef } from 'react';
import { useT } from '#app/compare/comparison-texts.ts';
import { openProduct } from '#app/compare/open-product.ts';
import { VariantList } from '#app/compare/variant-list.tsx';
import { useBackdropPress } from '#app/ui/browser/use-backdrop-press.ts';
import { useScrollLock } from '#app/ui/browser/use-scroll-lock.ts';
import { Icon } from '#app/ui/icon.tsx';
import { COMPARE_LIMIT, type CompareItem } from '#core/catalogue/compare/compare-list.ts';
import { comparisonHref } from '#core/catalogue/compare/comparison-address.ts';

/**
 * A modal dialog to choose variants of a product, over any page. The browser traps the focus in it, closes it on Escape
 * and restores the focus.
 */
export function VariantDialog({ list }: { list: CompareItem[] }) {
  const t = useT();
  const parent = openProduct.use();
  const isOpen = parent !== null;
  const dialog = useRef<HTMLDialogElement>(null);
  const close = () => openProduct.set(null);
  useScrollLock(isOpen);
  useBackdropPress(dialog, close);
  useEffect(() => {
    if (isOpen) dialog.current?.showModal();
    else dialog.current?.close();
  }, [isOpen]);
  useEffect(() => close, []);

  return (
    <dialog
      ref={dialog}
      className="compare-dialog"
      aria-labelledby="compare-dialog-title"
      onClose={close}
    >
      {isOpen && (
        <div className="compare-dialog-sheet">
          <div className="compare-dialog-head">
            <h2 id="compare-dialog-title">{t('comparison.choose')}</h2>
            <button type="button" aria-label={t('close')} onClick={close}>
              <Icon name="close" size={24} />
            </button>
          </div>
          <VariantList key={parent} parent={parent} list={list} />
          <div className="compare-dialog-foot">
            <p role="status">
              {t('comparison.chosen', { count: list.length, most: COMPARE_LIMIT })}
            </p>
            <button type="button" onClick={close}>
              {t('comparison.done')}
            </button>
            {list.length > 0 && (
              <a href={comparisonHref(t.locale, { ids: list.map(({ id }) => id) })} onClick={close}>
                {t('comparison.open', { count: list.length })}
              </a>
            )}
          </div>
        </div>
      )}
    </dialog>
  );
}
