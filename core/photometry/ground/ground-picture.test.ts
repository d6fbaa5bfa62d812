import { expect, test } from 'vitest';
import { cosinePower, createTestLuminaire } from '#core/photometry/luminaire.fixtures.ts';
import { texts } from '#server/texts.ts';
import { drawGroundPicture, drawUtilisationPicture } from './ground-picture.ts';
import { planGround } from './ground-plan.ts';
import { calculateRoadUtilisation } from './road-utilisation.ts';

const luminaire = createTestLuminaire(cosinePower(2), { lampFluxLm: 12_000 });

/** Pictures that were looked at: a change is seen in the recorded SVG. */
test.each([
  { heightM: 8, tiltDeg: 0 },
  { heightM: 6, tiltDeg: 25 },
])('the ground below $heightM m and $tiltDeg° is drawn as it was', (setup) => {
  const plan = planGround(luminaire, setup);
  expect(plan && drawGroundPicture(texts.es, plan)).toMatchSnapshot();
});

test('utilisation curves are drawn as they were', () => {
  const curves = calculateRoadUtilisation(luminaire);
  expect(curves && drawUtilisationPicture(texts.en, curves)).toMatchSnapshot();
});
