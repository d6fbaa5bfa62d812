import type { Translate } from '#core/i18n/translate.ts';
import { sceneUrl } from '#core/media.ts';
import { formatNumber, formatQuantity } from '#core/units.ts';
import type { SceneSetup } from './scene.ts';
import { sceneRanges } from './scene-setups.ts';
import { createStill, STILL_SIZE, type StillTask } from './still.ts';

/** The still picture of a luminaire's light on a page. */
export type SceneSummary = {
  /** Address and size in pixels; it is square. */
  picture: string;
  size: number;
  /** What it shows. */
  alt: string;
  /** Set-up and exposure, as sentences. */
  text: string;
  /** Label of the button that opens the light studio. */
  open: string;
};

/** @param t must include the message area `studio`. */
export function createSceneSummary(
  t: Translate<'studio'>,
  variantId: number,
  task: StillTask,
): SceneSummary {
  const { setup, whiteLux, scene } = createStill(task);
  const white = formatQuantity(t.locale, whiteLux, 'lx', 1);
  const sentences = [
    `${describeSetup(t, task.kind, setup)}.`,
    t('studio.white.text', { lux: white }),
    reflectedText(t, scene.reflectedLux),
  ];
  return {
    picture: sceneUrl(variantId),
    size: STILL_SIZE,
    alt: t(`studio.scene.${task.kind}.text`),
    text: sentences.join(' '),
    open: t('studio.open'),
  };
}

/** The set-up in words: the figures that the scene has controls for. */
function describeSetup(
  t: Translate<'studio'>,
  kind: StillTask['kind'],
  { heightM, distanceM, tiltDeg }: SceneSetup,
): string {
  const ranges = sceneRanges[kind];
  const metres = (value: number) => formatQuantity(t.locale, value, 'm', 2);
  const distance = kind === 'street' ? 'studio.spacing' : 'studio.distance';
  const parts = [
    ranges.heightM && `${t('studio.height')} ${metres(heightM)}`,
    ranges.distanceM && `${t(distance)} ${metres(distanceM)}`,
    ranges.tiltDeg && tiltDeg !== 0 && `${t('studio.tilt')} ${formatNumber(t.locale, tiltDeg, 0)}°`,
  ];
  return parts.filter((part) => !!part).join(', ');
}

/** Says how reflected light is counted. */
export function reflectedText(t: Translate<'studio'>, reflectedLux: number): string {
  if (reflectedLux === 0) return t('studio.direct');
  const decimals = reflectedLux < 10 ? 1 : 0;
  return t('studio.reflected', {
    lux: formatQuantity(t.locale, reflectedLux, 'lx', decimals),
  });
}
