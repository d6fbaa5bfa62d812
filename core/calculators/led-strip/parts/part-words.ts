/** Colour types of strip: one white, two whites, colours, colours and a white. */
export const stripColours = ['mono', 'tunable-white', 'rgb', 'rgbw'] as const;
export type StripColour = (typeof stripColours)[number];

/** Number of channels by colour type. */
export const coloursOf: Readonly<Record<StripColour, number>> = {
  mono: 1,
  'tunable-white': 2,
  rgb: 3,
  rgbw: 4,
};

/** Dimming protocols of drivers and of controllers behind them. */
export const protocols = [
  'none',
  'phase',
  '1-10v',
  'push',
  'dali-dt6',
  'dali-dt8',
  'casambi',
  'zigbee',
  'octo',
  'dmx',
] as const;
export type Protocol = (typeof protocols)[number];

export const diffusers = ['opal', 'satin', 'microprismatic', 'black', 'clear'] as const;

export const partKinds = [
  'end-cap',
  'connector',
  'dc-cable',
  'silicone',
  'profile-accessory',
  'additional',
] as const;

/** Role of a part; the bill of materials looks parts up by it. */
export const partRoles = [
  'plain-cap',
  'cable-cap',
  'feed-lead',
  'link',
  'cable',
  'sealed-cap',
  'sealed-entry',
  'glue',
  'clip',
  'joiner',
  'suspension',
  'cleaner',
  'junction-box',
  'tool',
] as const;
