/** Kinds of light distribution, in the order of the filter. */
export const lightKinds = [
  'rotational',
  'lambertian',
  'elliptical',
  'batwing',
  'asymmetric',
  'street',
  'up-down',
  'omnidirectional',
] as const;

export type LightKind = (typeof lightKinds)[number];

/** Ways of mounting, in the order of the filter. */
export const mountingCodes = [
  'recessed',
  'surface',
  'suspended',
  'wall',
  'track',
  'column',
  'ground',
] as const;

export type MountingCode = (typeof mountingCodes)[number];
