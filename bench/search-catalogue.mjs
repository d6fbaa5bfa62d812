// Generates a realistic catalogue of any size, the same in every run.
import { facets } from '#core/catalogue/listing/facets.ts';
import { searchSchema } from '#core/catalogue/listing/search-schema.ts';
import { seedRandom } from '#core/seeded-random.fixtures.ts';

const TEXTS = ['sku', 'legacy_skus', 'post_title', 'description'];
const SHOWN = ['permalink', 'main_image_url', 'post_date', 'post_id', 'show_in_cat_listing'];
/** The fifteen facets of every listing. */
export const facetFields = facets.filter(({ isMain }) => isMain).map(({ id }) => id);

const names = new Set([...TEXTS, ...SHOWN, ...facetFields]);
/** Fields that all engines index: the search's fields without those that only sort our listing. */
export const schema = {
  ...searchSchema('product_variation'),
  fields: searchSchema('product_variation').fields.filter(({ name }) => names.has(name)),
};
/** Demo documents with only these fields. */
export function trim(document) {
  const entries = Object.entries(document).filter(([name]) => name === 'id' || names.has(name));
  return Object.fromEntries(entries);
}

const STARTS = ['Ar', 'Bri', 'Cal', 'Dor', 'En', 'Fa', 'Gor', 'Hal', 'Il', 'Ko', 'Lu', 'Mer', 'No'];
const MIDDLES = ['bal', 'de', 'gan', 'lo', 'mer', 'ni', 'ro', 'sa', 'tel', 'va', 'xi', 'zo'];
const ENDS = ['da', 'lis', 'mar', 'nel', 'ra', 'sto', 'tia', 'vo'];
const KINDS = ['downlight', 'panel', 'batten', 'floodlight', 'bollard', 'high bay', 'spotlight'];
const FINISHES = ['white', 'black', 'anthracite', 'silver', 'bronze'];
const DIMMING = [
  ['FX', 'switched'],
  ['DD', 'DALI-2'],
  ['PH', 'phase-cut dimming'],
  ['CB', 'Casambi'],
];
const COLOURS = [
  [827, 2700, 80],
  [830, 3000, 80],
  [840, 4000, 80],
  [930, 3000, 90],
  [940, 4000, 90],
];
const VARIANTS_PER_PRODUCT = 15;

/** Seeded random numbers from 0 to 1, and items of a list. */
export function createRandom(seed) {
  const next = seedRandom(seed);
  return { next, pick: (list) => list[Math.floor(next() * list.length)] };
}

/** Generates `count` variants, product by product, newest last. */
export function* generateVariants(count) {
  const random = createRandom(20261121);
  for (let id = 0; id < count; id += VARIANTS_PER_PRODUCT) {
    const product = createProduct(random, id / VARIANTS_PER_PRODUCT);
    const size = Math.min(VARIANTS_PER_PRODUCT, count - id);
    for (let place = 0; place < size; place += 1) yield createVariant(random, product, id + place);
  }
}

function createProduct({ pick, next }, index) {
  const name = pick(STARTS) + pick(MIDDLES) + pick(MIDDLES) + pick(ENDS);
  const size = 40 + 5 * Math.floor(next() * 60);
  const category = Math.floor(next() * 17);
  return {
    code: `${name.slice(0, 3).toUpperCase()}${size}${index.toString(36).toUpperCase()}`,
    title: `${name} ${size}`,
    family: name.toLowerCase(),
    category: [`area-${category % 4}`, `category-${category}`],
    type: [`type-${category}-${Math.floor(next() * 4)}`],
    kind: pick(KINDS),
    ip: pick(['IP20', 'IP40', 'IP44', 'IP54', 'IP65', 'IP66', 'IP67']),
    ik: pick(['IK02', 'IK03', 'IK05', 'IK07', 'IK08', 'IK10']),
    sdcm: pick([2, 3, 5]),
    ugr: pick([16, 19, 22, 25, 28]),
    warranty: pick([3, 5, 7]),
    efficacy: 80 + Math.floor(next() * 100),
    powers: [4, 7, 10, 15, 20, 30, 45, 60, 100].slice(Math.floor(next() * 6)).slice(0, 3),
    postDate: 1_600_000_000 + index * 8_640,
  };
}

function createVariant({ pick, next }, product, id) {
  const [colour, cct, cri] = pick(COLOURS);
  const [dimmingCode, dimming] = pick(DIMMING);
  const power = pick(product.powers);
  const finish = pick(FINISHES);
  const sku = `${product.code}/${power}/${colour}/${finish[0].toUpperCase()}/${dimmingCode}/${id.toString(36).toUpperCase()}`;
  return {
    id: String(id),
    sku,
    legacy_skus: next() < 0.3 ? [`${product.code.slice(0, 4)}-${power}${cct / 100}-${id}`] : [],
    post_title: product.title,
    description: `${product.title} ${product.kind}, ${power} W, ${cct} K, CRI ${cri}, ${finish}, ${dimming}`,
    permalink: `/en/products/${product.family}-${id}`,
    main_image_url: `/images/${id.toString(16).padStart(16, '0')}/160.webp`,
    post_date: product.postDate,
    post_id: id,
    show_in_cat_listing: next() < 0.98 ? 'TRUE' : 'FALSE',
    family: product.family,
    category: product.category,
    type: product.type,
    ip: product.ip,
    ik: product.ik,
    cct: [cct],
    cri: [80, 90, 95].filter((limit) => limit <= cri),
    sdcm: [2, 3, 4, 5].filter((limit) => limit >= product.sdcm),
    ugr: [16, 19, 22, 25, 28].filter((limit) => limit >= product.ugr),
    wattage: power,
    lumens: power * product.efficacy,
    efficacy: product.efficacy,
    warranty: [3, 5, 7].filter((limit) => limit <= product.warranty),
    dimmable: dimmingCode !== 'FX',
    emergency: next() < 0.1,
  };
}
