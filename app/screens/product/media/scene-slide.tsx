import { useState } from 'react';
import type { LightStudio } from '#app/photometry/studio/light-studio.tsx';
import styles from '#app/screens/product/media/scene-slide.module.css';
import { loadChunk } from '#app/ui/browser/loads.ts';
import type { ProductDetail, Variant } from '#core/catalogue/product-view.ts';
import type { SceneSummary } from '#core/photometry/scene/scene-summary.ts';

type Props = {
  product: ProductDetail;
  chosen: Variant;
  /** Address of the picture of the chosen variant's light. */
  picture: string;
  /** That of the first variant; its texts apply to all. */
  summary: SceneSummary;
};

const loadStudio = async () =>
  (await loadChunk(() => import('#app/photometry/studio/light-studio.tsx'))).loadStyledStudio();

/** A still picture of the light, and the button that opens the light studio; it loads on a press. */
export function SceneSlide({ product, chosen, picture, summary }: Props) {
  const [isOpen, setOpen] = useState(false);
  const [Studio, setStudio] = useState<typeof LightStudio | null>(null);
  const { alt, size, open } = summary;
  return (
    <div className={styles.scene}>
      <img src={picture} alt={alt} width={size} height={size} loading="lazy" />
      <button
        type="button"
        className={styles.open}
        aria-busy={isOpen && !Studio}
        onPointerEnter={() => void loadStudio().catch(() => {})}
        onClick={() => {
          setOpen(true);
          loadStudio().then((loaded) => setStudio(() => loaded), reportError);
        }}
      >
        {open}
      </button>
      {Studio && isOpen && (
        <Studio product={product} chosen={chosen} onClose={() => setOpen(false)} />
      )}
    </div>
  );
}
