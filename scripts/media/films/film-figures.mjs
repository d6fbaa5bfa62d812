/** Figures of a product that its film draws: those of its variants, attributes, model and rows of the specification. */
import { bollardFigures } from './film-bollard.mjs';
import { inGroundFigures } from './film-in-ground.mjs';
import { grooveOf } from './film-profile.mjs';

/** A row of the specification by its English label. */
function rowsOf(product) {
  return (label) => {
    const row = product.specification.find((entry) => entry.label.en === label);
    if (!row) throw new Error(`${product.code}: no row “${label}” in the specification`);
    return row.value.en;
  };
}

/** Dimensions of the first variant, mm. */
const sizesOf = (variant) => ({
  L: Number(variant.length_mm),
  W: Number(variant.width_mm),
  H: Number(variant.height_mm),
  D: Number(variant.diameter_mm),
  cut: Number(variant.cut_out_mm.split('x')[0]),
});

/** Room for the cable above a luminaire that states no depth, mm. */
const CABLE_ROOM = 20;

const forDowncast = ({ product, variants, sizes }) => {
  const { attributes, model } = product;
  const stated = [attributes, ...variants].map((values) => Number(values.recess_depth_mm ?? 0));
  const stating = Math.max(...stated);
  const depth = stating || sizes.H + CABLE_ROOM;
  return {
    diameter: sizes.D,
    height: sizes.H,
    cut: sizes.cut,
    aperture: model.aperture_mm,
    ceiling: attributes.ceiling_mm.split('-').at(-1),
    depth,
    depthText: stating ? String(depth) : `${sizes.H} + ${CABLE_ROOM}`,
    isPlastered: model.bezel_mm === 0,
  };
};

/** Longest body that is drawn whole, mm. */
const LONGEST = 640;

/** Ceilings have modules of a multiple of this, mm. */
const MODULE = 25;

const forLong = (source) => {
  const { length, cells, ...rest } = forLength(source);
  const share = Math.min(1, LONGEST / length);
  return { ...rest, length: length * share, cells: Math.round(cells * share) };
};

const forLength = ({ product, sizes }) => ({
  length: sizes.L,
  width: sizes.W,
  height: sizes.H,
  cells: product.model.cells ?? 0,
});

const ofKind = {
  recessed: forDowncast,
  plastered: forDowncast,
  'track-spot': ({ sizes }) => ({ diameter: sizes.D, length: sizes.L }),
  batten: forLong,
  linear: forLong,
  profile: ({ product, row }) => ({
    width: product.model.width_mm,
    height: product.model.height_mm,
    flange: product.model.bezel_mm,
    channel: Number(row('Channel for strip').match(/^([\d.]+) mm/)[1]),
    ...grooveOf(row('Mounting')),
  }),
  panel: (source) => {
    const { length, height } = forLength(source);
    const cells = Math.sqrt(source.product.model.heads);
    return { length, height, cells, module: Math.round(length / MODULE) * MODULE };
  },
  bulkhead: ({ product, row, sizes }) => ({
    diameter: sizes.D,
    depth: product.model.depth_mm,
    spacing: Number(row('Mounting').match(/holes on (\d+) mm/)[1]),
  }),
  floodlight: ({ product }) => ({
    depth: product.model.depth_mm,
    tall: product.model.height_mm,
    fins: product.model.fins,
  }),
  emergency: (source) => ({
    ...forLength(source),
    recharge: Math.max(...source.variants.map((variant) => Number(variant.recharge_h))),
  }),
  bollard: ({ product, row, sizes }) => ({
    diameter: sizes.D,
    height: sizes.H,
    fins: product.model.fins,
    slack: 400,
    ...bollardFigures(row),
  }),
  'in-ground': ({ product, row, sizes }) => ({
    diameter: sizes.D,
    depth: product.model.depth_mm,
    rim: product.model.bezel_mm,
    aperture: product.model.aperture_mm,
    screws: 4,
    ...inGroundFigures(row),
  }),
};

/** The figures of a product for the film of a kind. */
export function filmFigures(kind, product, variants) {
  const { attributes } = product;
  const row = rowsOf(product);
  return {
    ...ofKind[kind]({ product, variants, row, sizes: sizesOf(variants[0]) }),
    terminal: attributes.terminal,
    strip: attributes.terminal_strip_mm,
    protectionClass: variants[0].protection_class,
    isDali: variants[0].dimming.startsWith('dali'),
  };
}
