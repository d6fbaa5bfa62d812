import type { Variant } from '#core/catalogue/product-view.ts';
import type { ControlLine } from '#core/documents/wiring/line.ts';

const dali: ControlLine = {
  label: 'DALI',
  lines: [
    { name: 'DA', colour: 'BK' },
    { name: 'DA', colour: 'GY' },
  ],
};

const lines: Partial<Record<Variant['dimming'], ControlLine>> = {
  'dali-2': dali,
  'dali-2-dt8': dali,
  '1-10v': {
    label: '1–10 V',
    lines: [
      { name: '+', colour: 'BK' },
      { name: '−', colour: 'GY' },
    ],
  },
  dmx: {
    label: 'DMX',
    lines: [
      { name: 'D+', colour: 'BK' },
      { name: 'D−', colour: 'GY' },
    ],
  },
  push: { label: '', lines: [{ name: 'T', colour: 'BK', device: 'push-button', isBranch: true }] },
};

/** The conductors of a wired control; null for radio, and for control through the supply. */
export function listControl(dimming: Variant['dimming']): ControlLine | null {
  return lines[dimming] ?? null;
}
