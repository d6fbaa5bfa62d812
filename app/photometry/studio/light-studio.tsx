import { type RefObject, useEffect, useId, useMemo, useRef, useState } from 'react';
import { loadStyleSheet } from '#app/ui/browser/load-style-sheet.ts';
import { useScrollLock } from '#app/ui/browser/use-scroll-lock.ts';
import { Icon } from '#app/ui/icon.tsx';
import type { ProductDetail, Variant } from '#core/catalogue/product-view.ts';
import { createSceneLookup } from '#core/photometry/scene/render-scene.ts';
import studioStyles from './light-studio.css?url';
import { readoutText } from './readout-text.ts';
import type { StudioPicture } from './scene-renderer.ts';
import { StudioControls } from './studio-controls.tsx';
import { StudioFigure } from './studio-figure.tsx';
import { StudioNotes } from './studio-notes.tsx';
import { ASPECT, type Place } from './studio-picture.tsx';
import { useT } from './studio-texts.ts';
import { findRival, StudioVariants } from './studio-variants.tsx';
import { useLuminaire } from './use-luminaire.ts';
import { openStage, useStage, useStudioPicture } from './use-stage.ts';

type Props = {
  product: Pick<ProductDetail, 'archetype' | 'calculator' | 'title' | 'variants'>;
  chosen: Variant;
  onClose: () => void;
};

const FIRST_PLACE: Place = { x: 0, y: -0.3 };

/** The light studio: a scene lit by a variant, beside it another one, drawn in the browser from their own files. */
export function LightStudio({ product, chosen, onClose }: Props) {
  const t = useT();
  const dialog = useModal();
  const titleId = useId();
  const [place, setPlace] = useState(FIRST_PLACE);
  const [spoken, setSpoken] = useState('');
  const shown = useScenes({ product, chosen, place });
  const { variant, setVariant, rival, setRival, lit, stage, setStage, kinds, luminaire } = shown;
  const { picture, rivalPicture, readout, rivalReadout, hasFailed } = shown;
  const label = stage ? t(`studio.scene.${stage.kind}.text`) : t('loading');
  const point = (to: Place, by: 'pointer' | 'keys') => {
    setPlace(to);
    // A pointer moves too often for a screen reader.
    if (by === 'keys') setSpoken(`${to.x} ${to.y}`);
  };
  const shared = { label, place, onPoint: point };

  return (
    <dialog ref={dialog} className="studio" aria-labelledby={titleId} onClose={onClose}>
      <StudioHeader {...{ titleId, title: product.title, dialog }} />
      <div className="studio-body">
        <div className="studio-pictures" data-count={rival ? 2 : 1}>
          <StudioFigure {...shared} picture={picture} variant={variant} readout={readout} />
          {rival && (
            <StudioFigure
              {...{ ...shared, picture: rivalPicture, readout: rivalReadout, variant: rival }}
            />
          )}
        </div>
        <div className="studio-variants" data-count={rival ? 2 : 1}>
          <StudioVariants {...{ variants: lit, chosen: variant }} onChoose={setVariant} />
          {rival && <StudioVariants {...{ variants: lit, chosen: rival }} onChoose={setRival} />}
        </div>
        <aside className="studio-side">
          {stage && luminaire && (
            <StudioControls
              stage={stage}
              kinds={kinds}
              onKind={(kind) => setStage(openStage(kind, { variant, luminaire }))}
              onChange={setStage}
            />
          )}
          {lit.length > 1 && (
            <CompareChoice
              isChosen={rival !== null}
              onChoose={(isChosen) => setRival(isChosen ? findRival(lit, variant) : null)}
            />
          )}
          <StudioNotes
            calculator={product.calculator}
            {...{ variantId: variant.id, picture, hasFailed }}
          />
        </aside>
      </div>
      <p role="status" className="visually-hidden">
        {spoken && [readout, rivalReadout].filter((text) => text !== '').join('. ')}
      </p>
    </dialog>
  );
}

type Shown = Pick<Props, 'product' | 'chosen'> & { place: Place };

/** The scene with a variant, and with another one beside it. */
function useScenes({ product, chosen, place }: Shown) {
  const [variant, setVariant] = useState(chosen);
  const [rival, setRival] = useState<Variant | null>(null);
  const { luminaire, hasFailed, kinds, stage, setStage } = useStage(product, variant);
  const second = useLuminaire(rival?.photometry?.url ?? null);
  const picture = useStudioPicture(stage, luminaire, variant);
  const rivalPicture = useStudioPicture(stage, second.luminaire, rival);
  const lit = useMemo(
    () => product.variants.filter(({ photometry }) => photometry !== null),
    [product.variants],
  );
  const readout = useReadout(picture, place);
  const rivalReadout = useReadout(rivalPicture, place);
  return {
    ...{ variant, setVariant, rival, setRival, lit, stage, setStage, kinds, luminaire },
    ...{ picture, rivalPicture, readout, rivalReadout },
    hasFailed: hasFailed || second.hasFailed,
  };
}

/** Opens a dialog over the page, which does not scroll meanwhile. */
function useModal(): RefObject<HTMLDialogElement | null> {
  const dialog = useRef<HTMLDialogElement>(null);
  useScrollLock(true);
  useEffect(() => dialog.current?.showModal(), []);
  return dialog;
}

/** The illuminance at a place of a picture, in words. */
function useReadout(picture: StudioPicture | null, { x, y }: Place): string {
  const t = useT();
  const look = useMemo(
    () => picture && createSceneLookup(picture.scene, picture.light, ASPECT),
    [picture],
  );
  return look ? readoutText(t, look(x, y)) : '';
}

/** Loads the studio with its style sheet, which no page has at first. */
export async function loadStyledStudio() {
  await loadStyleSheet(studioStyles);
  return LightStudio;
}

type HeaderProps = {
  titleId: string;
  title: string;
  dialog: RefObject<HTMLDialogElement | null>;
};

function StudioHeader({ titleId, title, dialog }: HeaderProps) {
  const t = useT();
  return (
    <header>
      <h2 id={titleId}>
        {t('studio.title')} <span>{title}</span>
      </h2>
      <button type="button" onClick={() => dialog.current?.close()} aria-label={t('close')}>
        <Icon name="close" size={22} />
      </button>
    </header>
  );
}

type ChoiceProps = { isChosen: boolean; onChoose: (isChosen: boolean) => void };

function CompareChoice({ isChosen, onChoose }: ChoiceProps) {
  const t = useT();
  return (
    <label className="studio-compare">
      <input
        type="checkbox"
        checked={isChosen}
        onChange={({ target }) => onChoose(target.checked)}
      />
      {t('studio.compare')}
    </label>
  );
}
