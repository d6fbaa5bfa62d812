import { z } from '@hono/zod-openapi';
import type { ProductCard, Variant } from '#core/catalogue/product-view.ts';
import { energyClasses, variantRecordSchema } from '#core/catalogue/variant-record.ts';
import type { LocaleCode } from '#core/i18n/locales.ts';
import { pathTo } from '#core/i18n/paths.ts';
import { imageSchema, presentImage } from '#server/http/rest/image.ts';

const { finish, dimming, emergency } = variantRecordSchema.shape;
const figure = (description: string) => z.number().nullable().openapi({ description });
const label = (description: string) => z.string().nullable().openapi({ description });

/** Every figure under its name in the catalogue files, with its unit; null means "does not apply". */
const figures = {
  finish,
  power_w: figure('Power from the mains, watts.'),
  flux_lm: figure('Luminous flux, lumens.'),
  efficacy_lm_w: figure('Luminous efficacy, lumens per watt.'),
  cct_k: figure('Colour temperature, kelvin; for tunable white the warm end.'),
  cct_max_k: figure('The cool end of tunable white, kelvin.'),
  cri: figure('Colour rendering index Ra.'),
  sdcm: figure('Colour consistency, steps of MacAdam ellipses.'),
  ugr: figure('UGR limit at 4H 8H, reflectances 70/50/20.'),
  beam_deg: figure('Full width at half maximum in C0-C180, degrees.'),
  beam_c90_deg: figure('The same in C90-C270 where it differs, degrees.'),
  optic: label('What gives the variant its distribution.'),
  ip: label('Ingress protection.'),
  ik: label('Protection against impact.'),
  protection_class: z.enum(['I', 'II', 'III']).nullable(),
  voltage: label('Mains or supply voltage.'),
  dimming,
  emergency,
  length_mm: figure('Millimetres.'),
  width_mm: figure('Millimetres.'),
  height_mm: figure('Millimetres.'),
  diameter_mm: figure('Millimetres.'),
  cut_out_mm: label('A diameter, or length x width, millimetres.'),
  weight_kg: z.number().openapi({ description: 'Kilograms.' }),
  ta_min_c: figure('Lowest ambient temperature, degrees Celsius.'),
  ta_max_c: figure('Highest ambient temperature, degrees Celsius.'),
  lifetime_h: figure('Hours until `lifetime_class` is reached.'),
  lifetime_class: label('Such as L80B10.'),
  energy_class: z.enum(energyClasses).nullable(),
  eprel: label('Number of the light source in the EPREL register.'),
};

export const variationSchema = z
  .object({
    id: z.number().int(),
    parent: z.number().int().openapi({ description: 'Id of the product.' }),
    sku: z.string(),
    legacy_skus: z.array(z.string()),
    title: z.string().openapi({ description: 'Title of the product.' }),
    description: z.string(),
    link: z.string().openapi({ description: 'Address on the site, with the variant chosen.' }),
    image: imageSchema.nullable(),
    photometry: z
      .object({ url: z.string(), name: z.string(), size_bytes: z.number().int() })
      .nullable(),
    ...figures,
  })
  .openapi('ProductVariation', {
    example: {
      id: 520771384,
      parent: 684201733,
      sku: 'ALC1200/28/830/FX',
      legacy_skus: ['ACP1200-2830-W'],
      title: 'Alcora 1200',
      description: 'Alcora 1200, 28 W, 3000 K, switched',
      link: '/en/products/alcora-1200?variation=520771384',
      image: null,
      photometry: {
        url: '/files/7c90e1d2a4b35f68/ALC1200-28-830-FX.ldt',
        name: 'ALC1200-28-830-FX.ldt',
        size_bytes: 5120,
      },
      finish: 'white',
      power_w: 28,
      flux_lm: 3420,
      efficacy_lm_w: 122.1,
      cct_k: 3000,
      cct_max_k: null,
      cri: 80,
      sdcm: 3,
      ugr: 25,
      beam_deg: 112,
      beam_c90_deg: null,
      optic: 'Opal',
      ip: 'IP20',
      ik: 'IK03',
      protection_class: 'II',
      voltage: '220-240 V AC',
      dimming: 'none',
      emergency: 'none',
      length_mm: 1195,
      width_mm: 295,
      height_mm: 11,
      diameter_mm: null,
      cut_out_mm: '1180x280',
      weight_kg: 2.3,
      ta_min_c: -10,
      ta_max_c: 35,
      lifetime_h: 50000,
      lifetime_class: 'L80B10',
      energy_class: 'D',
      eprel: '1268363',
    },
  });

export type Variation = z.infer<typeof variationSchema>;

/** A variant of a product. */
export function presentVariation(
  locale: LocaleCode,
  product: ProductCard,
  variant: Variant,
): Variation {
  const { photometry } = variant;
  return {
    id: variant.id,
    parent: product.id,
    sku: variant.sku,
    legacy_skus: variant.legacySkus,
    title: product.title,
    description: variant.description,
    link: `${pathTo(locale, 'products', product.slug)}?variation=${variant.id}`,
    image: presentImage(variant.picture),
    photometry: photometry && {
      url: photometry.url,
      name: photometry.name,
      size_bytes: photometry.sizeBytes,
    },
    ...presentFigures(variant),
  };
}

function presentFigures(variant: Variant): Pick<Variation, keyof typeof figures> {
  return {
    finish: variant.finish,
    power_w: variant.powerW,
    flux_lm: variant.fluxLm,
    efficacy_lm_w: variant.efficacyLmW,
    cct_k: variant.cctK,
    cct_max_k: variant.cctMaxK,
    cri: variant.cri,
    sdcm: variant.sdcm,
    ugr: variant.ugr,
    beam_deg: variant.beamDeg,
    beam_c90_deg: variant.beamC90Deg,
    optic: variant.optic,
    ip: variant.ip,
    ik: variant.ik,
    protection_class: variant.protectionClass,
    voltage: variant.voltage,
    dimming: variant.dimming,
    emergency: variant.emergency,
    length_mm: variant.lengthMm,
    width_mm: variant.widthMm,
    height_mm: variant.heightMm,
    diameter_mm: variant.diameterMm,
    cut_out_mm: variant.cutOutMm,
    weight_kg: variant.weightKg,
    ta_min_c: variant.taMinC,
    ta_max_c: variant.taMaxC,
    lifetime_h: variant.lifetimeH,
    lifetime_class: variant.lifetimeClass,
    energy_class: variant.energyClass,
    eprel: variant.eprel,
  };
}
