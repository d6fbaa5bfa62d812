import { useState } from 'react';
import { useT } from '#app/i18n/use-t.ts';
import styles from '#app/screens/product/media/model-viewer.module.css';
import { focusWithoutScrolling } from '#app/ui/browser/focus-without-scrolling.ts';
import { loadChunk } from '#app/ui/browser/loads.ts';
import { Photo } from '#app/ui/photo.tsx';
import type { FinishCode } from '#core/catalogue/figures/codes.ts';
import type { FileLink, Picture } from '#core/media.ts';
import { formatFileSize } from '#core/units.ts';

type Props = {
  title: string;
  model: FileLink;
  poster: Picture | null;
  /** Shown on the model if it has this finish. */
  finish: FinishCode;
};

type State = 'poster' | 'loading' | 'ready' | 'failed';

/** The 3D model of a product. The viewer is large, so it loads on request; a picture is shown until then. */
export function ModelViewer({ title, model, poster, finish }: Props) {
  const t = useT();
  const [state, setState] = useState<State>('poster');
  const open = async () => {
    if (state === 'loading') return;
    setState('loading');
    try {
      await loadChunk(() => import('@google/model-viewer'));
      setState('ready');
    } catch (error) {
      console.error(error);
      setState('failed');
    }
  };
  if (state === 'ready') {
    return (
      <div className={styles.viewer} ref={focusWithoutScrolling}>
        <model-viewer
          src={model.url}
          alt={t('model.alt', { title })}
          loading="eager"
          camera-controls
          touch-action="pan-y"
          shadow-intensity="0.7"
          exposure="0.9"
          environment-image="neutral"
          variant-name={finish}
          ar
          ar-modes="scene-viewer quick-look"
        >
          <button type="button" slot="ar-button" className={styles.open}>
            {t('model.place')}
          </button>
        </model-viewer>
      </div>
    );
  }
  return (
    <div className={styles.viewer}>
      {poster && <Photo picture={{ ...poster, alt: '' }} sizes="(min-width: 1024px) 60vw, 92vw" />}
      <button
        type="button"
        className={styles.open}
        onClick={open}
        aria-disabled={state === 'loading' || undefined}
      >
        {state === 'loading' ? t('loading') : t('model.open')}
        <span>{formatFileSize(t.locale, model.sizeBytes)}</span>
      </button>
      <p role="status" className={styles.status}>
        {state === 'failed' && t('model.failed')}
      </p>
    </div>
  );
}
