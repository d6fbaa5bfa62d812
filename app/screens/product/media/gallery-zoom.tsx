import { useEffect, useRef, useState } from 'react';
import { useT } from '#app/i18n/use-t.ts';
import zoomStyles from '#app/screens/product/media/gallery-zoom.css?url';
import { loadStyleSheet } from '#app/ui/browser/load-style-sheet.ts';
import { useScrollLock } from '#app/ui/browser/use-scroll-lock.ts';
import { Icon } from '#app/ui/icon.tsx';
import { Photo } from '#app/ui/photo.tsx';
import type { Picture } from '#core/media.ts';
import { missing } from '#core/missing.ts';

type Props = {
  pictures: Picture[];
  shown: number;
  isOpen: boolean;
  onShow: (index: number) => void;
  onClose: () => void;
};

/** Minimum ratio of the master's size to the screen for which full size is offered. */
const MIN_ZOOM_RATIO = 1.3;

/** Shows a picture as large as the window; if the master is larger, a press shows it at full size. */
export function GalleryZoom({ pictures, shown, isOpen, onShow, onClose }: Props) {
  const t = useT();
  const dialog = useRef<HTMLDialogElement>(null);
  const [isFullSize, setFullSize] = useState(false);
  useScrollLock(isOpen);
  useEffect(() => {
    if (isOpen) dialog.current?.showModal();
    else setFullSize(false);
  }, [isOpen]);

  const picture = pictures[shown] ?? pictures[0] ?? missing();
  const step = (by: number) => {
    setFullSize(false);
    onShow((shown + by + pictures.length) % pictures.length);
  };
  return (
    <dialog
      ref={dialog}
      className="gallery-zoom"
      aria-label={picture.alt}
      onClose={onClose}
      onKeyDown={({ key }) => {
        if (key === 'ArrowRight') step(1);
        if (key === 'ArrowLeft') step(-1);
      }}
    >
      <div className="gallery-zoom-controls">
        {pictures.length > 1 && (
          <StepButtons position={`${shown + 1} / ${pictures.length}`} onStep={step} />
        )}
        <button type="button" onClick={() => dialog.current?.close()} aria-label={t('close')}>
          <Icon name="close" size={22} />
        </button>
      </div>
      <div className="gallery-zoom-stage">
        {isOpen && (
          <button
            type="button"
            className="gallery-zoom-large"
            aria-pressed={isFullSize}
            disabled={
              picture.width < MIN_ZOOM_RATIO * Math.min(window.innerWidth, window.innerHeight)
            }
            onClick={() => setFullSize(!isFullSize)}
          >
            <Photo picture={picture} sizes={`${picture.width}px`} isFirst />
            <span className="visually-hidden">{t('gallery.full-size')}</span>
          </button>
        )}
      </div>
      <p className="gallery-zoom-caption">{picture.alt}</p>
    </dialog>
  );
}

/** Loads the zoom with its style sheet, which no page has at first. */
export async function loadStyledZoom() {
  await loadStyleSheet(zoomStyles);
  return GalleryZoom;
}

type StepProps = { position: string; onStep: (by: number) => void };

function StepButtons({ position, onStep }: StepProps) {
  const t = useT();
  return (
    <>
      <button type="button" onClick={() => onStep(-1)} aria-label={t('gallery.previous')}>
        <Icon name="right" size={22} />
      </button>
      <span>{position}</span>
      <button type="button" onClick={() => onStep(1)} aria-label={t('gallery.next')}>
        <Icon name="right" size={22} />
      </button>
    </>
  );
}
