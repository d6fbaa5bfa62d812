import { useEffect, useMemo, useState } from 'react';
import { listScenes, sceneCct } from '#core/catalogue/light-scenes.ts';
import type { ProductDetail, Variant } from '#core/catalogue/product-view.ts';
import type { Luminaire } from '#core/photometry/luminaire.ts';
import { createScene } from '#core/photometry/scene/create-scene.ts';
import { lightColour, NEUTRAL_K } from '#core/photometry/scene/light-colour.ts';
import { chooseWhite } from '#core/photometry/scene/render-scene.ts';
import type { SceneKind, SceneSetup } from '#core/photometry/scene/scene.ts';
import { usualSceneSetup } from '#core/photometry/scene/scene-setups.ts';
import type { StudioPicture } from './scene-renderer.ts';
import { useLuminaire } from './use-luminaire.ts';

/** A scene with its set-up and exposure, the same for all pictures. */
export type Stage = { kind: SceneKind; setup: SceneSetup; whiteLux: number };

export type Shown = { variant: Variant; luminaire: Luminaire };

/** The stage that a scene opens with. */
export function openStage(kind: SceneKind, { variant, luminaire }: Shown): Stage {
  const ownHeightM = variant.heightMm === null ? null : variant.heightMm / 1000;
  const setup = usualSceneSetup(kind, { luminaire, ownHeightM });
  const scene = createScene(kind, luminaire, setup);
  return { kind, setup, whiteLux: chooseWhite(scene, luminaire.light) };
}

/** The stage of a product, which opens once the first variant's distribution has loaded. */
export function useStage({ archetype }: Pick<ProductDetail, 'archetype'>, variant: Variant) {
  const light = useLuminaire(variant.photometry?.url ?? null);
  const { luminaire } = light;
  const [stage, setStage] = useState<Stage | null>(null);
  const kinds = useMemo(
    () => (luminaire ? listScenes({ archetype, variant, luminaire }) : []),
    [archetype, variant, luminaire],
  );
  const [usual] = kinds;
  useEffect(() => {
    if (luminaire && usual) setStage((open) => open ?? openStage(usual, { variant, luminaire }));
  }, [luminaire, usual, variant]);
  return { ...light, kinds, stage, setStage };
}

/** The picture of a variant on a stage; null until both are there. */
export function useStudioPicture(
  stage: Stage | null,
  luminaire: Luminaire | null,
  variant: Variant | null,
): StudioPicture | null {
  return useMemo(() => {
    if (!stage || !luminaire || !variant) return null;
    return {
      scene: createScene(stage.kind, luminaire, stage.setup),
      light: luminaire.light,
      whiteLux: stage.whiteLux,
      colour: lightColour(sceneCct(variant) ?? NEUTRAL_K),
    };
  }, [stage, luminaire, variant]);
}
