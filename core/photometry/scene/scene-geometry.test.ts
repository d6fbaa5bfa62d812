import { expect, test } from 'vitest';
import {
  cosinePower,
  createTestLuminaire,
  uniformLight,
} from '#core/photometry/luminaire.fixtures.ts';
import { rounded } from '#core/rounded.fixtures.ts';
import { createScene } from './create-scene.ts';
import { sceneKinds } from './scene.ts';
import { usualSceneSetup } from './scene-setups.ts';

const lambert = createTestLuminaire(cosinePower(1), { lampFluxLm: 3000 });
const long = { lengthM: 1.5, widthM: 0.06, heightsM: [0.02, 0, 0.02, 0] as const };
const lights = {
  square: lambert,
  'long and shining up': createTestLuminaire(uniformLight(180), {
    lampFluxLm: 3000,
    luminousArea: { ...long, heightsM: [...long.heightsM] },
  }),
};

/** Scenes that were looked at: where everything stands is recorded, and looked at again when it changes. */
test.each(sceneKinds.flatMap((kind) => Object.keys(lights).map((light) => [kind, light] as const)))(
  '%s with a luminaire that is %s is arranged as it was',
  (kind, light) => {
    const luminaire = lights[light as keyof typeof lights];
    const usual = usualSceneSetup(kind, { luminaire, ownHeightM: null });
    const setup = { ...usual, tiltDeg: usual.tiltDeg + 5 };
    expect(rounded({ usual, ...createScene(kind, luminaire, setup) })).toMatchSnapshot();
  },
);
