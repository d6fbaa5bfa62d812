import type { Translate } from '#core/i18n/translate.ts';
import { formatCct, formatNumber } from '#core/units.ts';

type Colour = { cctK: number | null; cctMaxK: number | null };

/** Colour temperature: `3000 K`, `2700–6500 K`; null where there is none. */
export function cctText({ cctK, cctMaxK }: Colour): string | null {
  return cctK === null ? null : formatCct(cctK, cctMaxK);
}

type Beam = { beamDeg: number | null; beamC90Deg: number | null };

/** Beam angle: `36°`, `60° × 30°`; null where there is none. */
export function beamText(t: Translate, { beamDeg, beamC90Deg }: Beam): string | null {
  if (beamDeg === null) return null;
  const first = formatNumber(t.locale, beamDeg);
  return beamC90Deg === null ? `${first}°` : `${first}° × ${formatNumber(t.locale, beamC90Deg)}°`;
}
