/** Colour codes of IEC 60757, which are legible in black and white, too. */
export type CoreColour = 'BN' | 'BU' | 'GNYE' | 'BK' | 'GY' | 'RD' | 'WH';

/** What lies in a conductor between supply and terminal. */
export type LineDevice = 'switch' | 'push-button' | 'dimmer' | 'test-switch';

/** A conductor that ends at a terminal named like it. */
export type Line = {
  name: string;
  colour: CoreColour;
  device?: LineDevice;
  /** Branches off the first conductor, the live one of the same circuit. */
  isBranch?: true;
};

/** What controls a pair or more of the conductors. */
export type ControlLine = { label: string; lines: Line[] };
