import { beamText, cctText } from '#core/catalogue/light-texts.ts';
import type { Variant } from '#core/catalogue/product-view.ts';
import type { Translate } from '#core/i18n/translate.ts';
import type { Picture } from '#core/media.ts';

/** Figures of a variant that a schedule lists. */
type ScheduleFigures = Pick<
  Variant,
  | 'powerW'
  | 'fluxLm'
  | 'efficacyLmW'
  | 'cctK'
  | 'cctMaxK'
  | 'cri'
  | 'beamDeg'
  | 'beamC90Deg'
  | 'ip'
  | 'dimming'
>;

/** A variant as project lists show it, in one language. */
export type ProjectVariant = ScheduleFigures & {
  id: number;
  sku: string;
  description: string;
  /** Title and slug of its product. */
  title: string;
  slug: string;
  /** Title of the product's type. */
  type: string;
  picture: Pick<Picture, 'hash' | 'width' | 'height'> | null;
  /** URL of a drawing, for variants without a picture. */
  drawing: string | null;
  /** True for a driver: its power is what it supplies to others, so totals do not add it. */
  isSupply: boolean;
  /** True for non-maintained emergency luminaires: they give no light in normal operation, so totals do not add them. */
  isDark: boolean;
  /** ISO date of the last change to its product. */
  updated: string;
};

/** Returns colour temperature, colour rendering, beam, protection and control, as far as the variant has them. */
export function variantFacts(t: Translate, variant: ProjectVariant): string[] {
  const { cri, ip, powerW, dimming } = variant;
  const facts = [
    cctText(variant),
    cri === null ? null : `CRI\u00a0${cri}`,
    beamText(t, variant),
    ip,
    powerW === null || dimming === 'none' ? null : t(`dimming.${dimming}`),
  ];
  return facts.filter((fact) => fact !== null);
}
