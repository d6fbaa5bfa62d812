/** Codes used in `variants.csv`, in the order of the API and the importer. */
export const dimmingCodes = [
  'none',
  'phase',
  '1-10v',
  'dali-2',
  'dali-2-dt8',
  'casambi',
  'zigbee',
  'octo',
  'push',
  'dmx',
  'pwm',
] as const;

export const emergencyCodes = [
  'none',
  '3h-maintained',
  '3h-non-maintained',
  '3h-self-test',
  '1h-maintained',
  '1h-self-test',
] as const;

export const finishCodes = [
  'white',
  'black',
  'grey',
  'anthracite',
  'silver',
  'aluminium',
  'chrome',
  'brass',
  'bronze',
  'corten',
  'stainless-steel',
  'opal',
  'green',
] as const;

export type FinishCode = (typeof finishCodes)[number];

export const energyClasses = ['A', 'B', 'C', 'D', 'E', 'F', 'G'] as const;
