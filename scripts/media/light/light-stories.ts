/**
 * The light films: what each shows, one step after the other. `lamps` names the variant of each light group; a step changes
 * the group that shines (`show`), its level (`dim`, per cent), its colour temperature (`cct`, kelvins) or its colour (`hue`).
 * `balance` is the colour temperature that looks white; `key` how bright the picture is.
 */

/** Linear sRGB. */
export type Colour = [red: number, green: number, blue: number];
type Step = { show?: string; dim?: number; cct?: number; hue?: string };
export type Story = {
  lamps: Record<string, string>;
  balance: number;
  key: number;
  steps: Step[];
};

/** Linear sRGB of the channels of colour strips, and what the captions call them. */
export const hues: Record<string, Colour> = {
  red: [2.3, 0.14, 0.08],
  green: [0.14, 1.2, 0.16],
  blue: [0.22, 0.34, 4.2],
};

/** By product code. */
export const stories: Record<string, Story> = {
  BRZ90: {
    lamps: {
      narrow: 'BRZ90/13/930/15D/W/DD',
      medium: 'BRZ90/13/930/24D/W/DD',
      wide: 'BRZ90/13/930/38D/W/DD',
    },
    balance: 3300,
    key: 0.1,
    steps: [{ show: 'narrow' }, { show: 'medium' }, { show: 'wide' }, { dim: 30 }, { dim: 5 }],
  },
  GAD90: {
    lamps: {
      narrow: 'GAD90/35/930/B15/B/ND',
      medium: 'GAD90/35/930/B24/B/ND',
      wide: 'GAD90/35/930/B40/B/ND',
      oval: 'GAD90/28/930/B50-16/B/ND',
    },
    balance: 3300,
    key: 0.14,
    steps: [{ show: 'narrow' }, { show: 'medium' }, { show: 'wide' }, { show: 'oval' }],
  },
  KOR600: {
    lamps: {
      wide: 'KOR600/135/840/B105/W/DD',
      medium: 'KOR600/135/840/B60/W/DD',
      aisle: 'KOR600/135/840/B90-34/W/DD',
    },
    balance: 4000,
    key: 0.2,
    steps: [{ show: 'wide' }, { show: 'medium' }, { show: 'aisle' }, { dim: 20 }],
  },
  ISE900: {
    lamps: { ring: 'ISE900/48/9TW/B/D8' },
    balance: 3600,
    key: 0.2,
    steps: [{ show: 'ring', cct: 6500 }, { cct: 4000 }, { cct: 2700 }, { dim: 40 }, { dim: 10 }],
  },
  SED608: {
    lamps: { strip: 'SED608/12/18-40/24/5' },
    balance: 3300,
    key: 0.18,
    steps: [{ show: 'strip', cct: 4000 }, { cct: 2700 }, { cct: 1800 }, { dim: 20 }],
  },
  TRAC60: {
    lamps: { strip: 'TRAC60/12/RGBW30/20' },
    balance: 3600,
    key: 0.26,
    steps: [
      { show: 'strip', cct: 3000 },
      { hue: 'red' },
      { hue: 'green' },
      { hue: 'blue' },
      { cct: 3000, dim: 30 },
    ],
  },
  BRS60: {
    lamps: { line: 'BRS60/1200/44/9TW/W/D8' },
    balance: 4200,
    key: 0.34,
    steps: [{ show: 'line', cct: 4000 }, { cct: 6500 }, { cct: 2700 }, { dim: 40 }, { dim: 10 }],
  },
  RET420: {
    lamps: { warm: 'RET420/20/830/S/B/D', amber: 'RET420/20/822/S/B/D' },
    balance: 2850,
    key: 0.105,
    steps: [{ show: 'warm' }, { show: 'amber' }, { dim: 50 }, { dim: 20 }],
  },
};
