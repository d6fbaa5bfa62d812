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

/** Modes of emergency operation, EN 60598-2-22. */
export const emergencyModes = [
  'maintained',
  'non-maintained',
  'combined-maintained',
  'combined-non-maintained',
] as const;

/** How function and duration of an emergency luminaire are tested, EN 62034. */
export const emergencyTests = ['manual', 'self-test', 'dali', 'wireless'] as const;

/** Chemistry of a battery. */
export const batteryTypes = ['lifepo4', 'nimh', 'nicd'] as const;

/** Radio of a control or a detector. */
export const radioCodes = ['bluetooth-le', 'zigbee', 'octo-mesh', 'radar'] as const;
