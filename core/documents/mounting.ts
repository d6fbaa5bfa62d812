import type { Archetype } from '#core/catalogue/product-record.ts';
import type { Variant } from '#core/catalogue/product-view.ts';

/** How a product is mounted, which decides its instructions. */
export type Mounting =
  | 'accessory'
  | 'bollard'
  | 'control'
  | 'driver'
  | 'emergency'
  | 'emergency-recessed'
  | 'floodlight'
  | 'grid'
  | 'ground'
  | 'high-bay'
  | 'in-ground'
  | 'linear'
  | 'plastered'
  | 'profile'
  | 'recessed'
  | 'street'
  | 'strip'
  | 'surface'
  | 'switch'
  | 'suspended'
  | 'track'
  | 'track-line'
  | 'track-spot'
  | 'wall-box';

const mountings: Record<Archetype, Mounting> = {
  downlight: 'surface',
  panel: 'grid',
  linear: 'linear',
  batten: 'surface',
  'track-spot': 'track-spot',
  track: 'track',
  'ceiling-disc': 'surface',
  'wall-light': 'surface',
  pendant: 'suspended',
  'high-bay': 'high-bay',
  'exit-sign': 'emergency',
  emergency: 'emergency',
  floodlight: 'floodlight',
  bulkhead: 'surface',
  bollard: 'bollard',
  street: 'street',
  'in-ground': 'in-ground',
  strip: 'strip',
  profile: 'profile',
  driver: 'driver',
  sensor: 'control',
  switch: 'switch',
  accessory: 'accessory',
};

/** Archetypes that are recessed into a ceiling or wall if a variant has a cut-out. */
const recessible = new Set<Archetype>(['downlight', 'linear', 'wall-light']);

/** What decides how a product is mounted. */
type Mounted = {
  archetype: Archetype;
  isTrimless?: boolean | undefined;
  /** It only hangs. */
  isSuspended?: boolean | undefined;
  variants: MountedVariant[];
};

type MountedVariant = Pick<Variant, 'cutOutMm'> & {
  /** It is put into a track with an adapter. */
  isOnTrack: boolean;
  /** It stands on a spike, an anchor or a plate, without a foundation. */
  isInSoil?: boolean;
};

/** Returns how the variants of a product are mounted. */
export function mountingOf({ archetype, variants, isTrimless, isSuspended }: Mounted): Mounting {
  const isRecessed = ({ cutOutMm }: MountedVariant) => cutOutMm !== null;
  if (variants.some(({ isOnTrack }) => isOnTrack)) {
    return archetype === 'linear' ? 'track-line' : 'track-spot';
  }
  if (variants.some(({ isInSoil }) => isInSoil)) return 'ground';
  if (archetype === 'bulkhead' && variants.some(isRecessed)) return 'wall-box';
  if (recessible.has(archetype) && variants.some(isRecessed))
    return isTrimless ? 'plastered' : 'recessed';
  if (archetype === 'linear' && isSuspended) return 'suspended';
  const mounting = mountings[archetype];
  return mounting === 'emergency' && variants.every(isRecessed) ? 'emergency-recessed' : mounting;
}
