import type { OpticRecord, ProductRecord } from '#core/catalogue/product-record.ts';
import type { VariantRecord } from '#core/catalogue/variant-record.ts';
import { defaultLocale } from '#core/i18n/locales.ts';
import { STRIP_PIECE_MM } from '#core/photometry/agreement/file-figures.ts';
import { createDistribution, usualBeamDeg } from '#core/photometry/distribution.ts';
import type { Ldt } from '#core/photometry/eulumdat/ldt.ts';
import { expandDistribution } from '#core/photometry/eulumdat/ldt-symmetry.ts';
import { calculateDirectRatios } from '#core/photometry/figures/direct-ratios.ts';
import { calculateDownwardShare } from '#core/photometry/figures/flux.ts';
import { placeLuminaire } from './luminaire-size.ts';

/** A variant that gives light and names its photometric file. */
export type LitVariant = VariantRecord & { flux_lm: number; photometry: string };

type VariantSource = { product: ProductRecord; variant: LitVariant };

/**
 * The EULUMDAT record of a variant: the distribution of its optic with the variant's own beam, as
 * absolute photometry of the luminaire, or of one metre of LED strip.
 *
 * @throws Error if the variant's optic is unknown, the luminous area is larger than the luminaire, or the light figures
 *   contradict each other.
 */
export function createVariantLdt(company: string, source: VariantSource): Ldt {
  const { product, variant } = source;
  const optic = product.optics[variant.optic ?? ''];
  if (!optic) throw new Error(`The product has no optic '${variant.optic ?? ''}'.`);
  const pieceMm = product.model.archetype === 'strip' ? STRIP_PIECE_MM : null;
  const share = pieceMm === null ? 1 : pieceMm / (variant.length_mm ?? pieceMm);
  const partOf = (figure: number) => Number((figure * share).toFixed(3));
  const size = placeLuminaire({ ...variant, length_mm: pieceMm ?? variant.length_mm }, optic);
  if (!size) {
    throw new Error(`The shining area of optic '${variant.optic}' is larger than the luminaire.`);
  }
  const light = getLight(source, optic);
  return {
    company,
    sourceType: getSourceType(light.distribution.symmetry, size),
    reportNumber: 'Calculated distribution',
    luminaireName: `${pieceMm === null ? '' : '1 m of '}${variant[`description_${defaultLocale}`]}`,
    luminaireNumber: variant.sku,
    fileName: variant.photometry,
    dateAndUser: `${product.post_date} / ${company}`,
    ...size,
    downwardFluxPercent: light.downwardPercent,
    lightOutputRatioPercent: 100,
    conversionFactor: 1,
    tiltDeg: 0,
    lampSets: [
      {
        lampCount: -1,
        lampType: 'LED',
        fluxLm: partOf(variant.flux_lm),
        colour: formatColour(variant),
        colourRendering: String(variant.cri ?? ''),
        powerW: partOf(variant.power_w ?? 0),
      },
    ],
    directRatios: light.directRatios,
    ...light.distribution,
  };
}

function formatColour({ cct_k, cct_max_k }: VariantRecord): string {
  if (cct_k === null) return '';
  return cct_max_k === null ? `${cct_k} K` : `${cct_k}-${cct_max_k} K`;
}

/** Ityp: 1 for light around an axis, 2 for a linear source, 3 for any other. */
function getSourceType(
  symmetry: number,
  size: { luminousLengthMm: number; luminousWidthMm: number },
) {
  if (symmetry === 1) return 1;
  return size.luminousWidthMm > 0 && size.luminousLengthMm >= 3 * size.luminousWidthMm ? 2 : 3;
}

/** Beam along a line of light, of the one across it: its ends and bodies shield more than its sides. */
const beamsAlong: Partial<Record<OpticRecord['kind'], number>> = {
  lambertian: 0.93,
  rotational: 0.95,
  batwing: 0.92,
  'up-down': 0.93,
};
/** Strips of bare LEDs are narrower, and shielded by nothing. */
const THINNEST_BODY_MM = 20;
/** From this ratio on a luminous area is a line; from the other on it is longer than wide. */
const LINE_RATIO = 3.25;
const OBLONG_RATIO = 1.2;
/** Round lenses side by side: two heads in one housing shine like one. */
const TWIN_HEADS: readonly string[] = ['downlight', 'track-spot', 'emergency'];

/** The beam in C90 of an oblong luminous area that states none, the narrower the longer it is; null for any other. */
function findBeamAlong({ product, variant }: VariantSource, optic: OpticRecord) {
  const { kind, luminous, cut_off_deg } = optic;
  const share = beamsAlong[kind];
  const usual = kind === 'up-down' ? usualBeamDeg(kind, cut_off_deg ?? null) : null;
  const beamDeg = variant.beam_deg ?? usual;
  if (beamDeg === null || share === undefined || 'diameter_mm' in luminous) return null;
  if (luminous.width_mm < THINNEST_BODY_MM) return null;
  const ratio = luminous.length_mm / luminous.width_mm;
  if (ratio >= LINE_RATIO) return Math.round(beamDeg * share);
  const isTwin = kind === 'rotational' && TWIN_HEADS.includes(product.model.archetype);
  if (ratio < OBLONG_RATIO || isTwin) return null;
  const shielding = ((1 - share) * (ratio - 1)) / (LINE_RATIO - 1);
  return Math.min(beamDeg - 1, Math.round(beamDeg * (1 - shielding)));
}

const lights = new Map<string, ReturnType<typeof createLight>>();

/** Cache: variants of the same optic and beam share their light. */
function getLight(source: VariantSource, optic: OpticRecord) {
  const { variant } = source;
  const { luminous } = optic;
  const parameters = {
    kind: optic.kind,
    beamDeg: variant.beam_deg,
    beamC90Deg: variant.beam_c90_deg ?? findBeamAlong(source, optic),
    peakDeg: optic.peak_deg,
    uplight: optic.uplight,
    cutOffDeg: optic.cut_off_deg,
    flank: optic.flank,
    dip: optic.dip,
    throwToDeg: optic.throw_to_deg,
    widthRatio: 'diameter_mm' in luminous ? 1 : luminous.width_mm / luminous.length_mm,
    facing: optic.facing,
  };
  const key = JSON.stringify(parameters);
  const light = lights.get(key) ?? createLight(parameters);
  lights.set(key, light);
  return light;
}

function createLight(parameters: Parameters<typeof createDistribution>[0]) {
  const distribution = createDistribution(parameters);
  const light = expandDistribution(distribution);
  return {
    distribution,
    downwardPercent: Number((100 * calculateDownwardShare(light)).toFixed(1)),
    directRatios: calculateDirectRatios(light).map((ratio) => Number(ratio.toFixed(3))),
  };
}
