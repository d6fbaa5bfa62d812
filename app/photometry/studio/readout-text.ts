import type { Translate } from '#core/i18n/translate.ts';
import type { createSceneLookup } from '#core/photometry/scene/render-scene.ts';
import { formatQuantity } from '#core/units.ts';

/** What is seen at a place: the surface and its illuminance, of which the direct part where there is another. */
export function readoutText(
  t: Translate<'studio'>,
  seen: ReturnType<ReturnType<typeof createSceneLookup>>,
): string {
  if (seen === null) return t('studio.on.sky');
  if (seen === 'lamp') return t('studio.on.lamp');
  const lux = (value: number) => formatQuantity(t.locale, value, 'lx', decimalsOf(value));
  const values = { surface: t(`studio.on.${seen.face.name}`), lux: lux(seen.allLux) };
  return seen.allLux === seen.directLux
    ? t('studio.read', values)
    : t('studio.read.both', { ...values, direct: lux(seen.directLux) });
}

function decimalsOf(lux: number): number {
  if (lux >= 100) return 0;
  return lux >= 10 ? 1 : 2;
}
