import type { Translate } from '#core/i18n/translate.ts';
import { formatCct, formatNumber } from '#core/units.ts';

type Colour = { cctK: number | null; cctMaxK: number | null };

/** Formats the colour temperature: `3000 K`, `2700–6500 K`; null if there is none. */
export function cctText({ cctK, cctMaxK }: Colour): string | null {
  return cctK === null ? null : formatCct(cctK, cctMaxK);
}

type Beam = { beamDeg: number | null; beamC90Deg: number | null };

/** Formats the beam angle: `36°`, `60° × 30°`; null if there is none. */
export function beamText(t: Translate, { beamDeg, beamC90Deg }: Beam): string | null {
  if (beamDeg === null) return null;
  const first = formatNumber(t.locale, beamDeg);
  return beamC90Deg === null ? `${first}°` : `${first}° × ${formatNumber(t.locale, beamC90Deg)}°`;
}
