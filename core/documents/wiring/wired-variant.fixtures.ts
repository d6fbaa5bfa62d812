import type { WiredVariant } from '#core/documents/wiring/wired-variant.ts';

/** A luminaire of class I on mains, switched, without emergency light. */
export const wiredLuminaire: WiredVariant = {
  archetype: 'batten',
  dimming: 'none',
  voltage: '220-240 V AC',
  protectionClass: 'I',
  emergency: 'none',
  cctMaxK: null,
  attributes: {},
};
