import type { AttributeValue } from '#core/catalogue/attributes/attribute.ts';
import type { Archetype } from '#core/catalogue/product-record.ts';
import type { Variant } from '#core/catalogue/product-view.ts';
import { listControl } from '#core/documents/wiring/control-lines.ts';
import { type EmergencyWiring, emergencyOf } from '#core/documents/wiring/emergency-wiring.ts';
import type { ControlLine, CoreColour, Line } from '#core/documents/wiring/line.ts';
import { loopThrough, type Through } from '#core/documents/wiring/through-wiring.ts';
import type { WiredVariant } from '#core/documents/wiring/wired-variant.ts';

type DeviceBody = 'luminaire' | 'gear' | 'strip' | 'track' | 'device';

/** The electrical connection of a variant: what an installer finds at its terminals. */
export type Connection = {
  body: DeviceBody;
  supply: Line[];
  control: ControlLine | null;
  /** Conductors to the load: LED strip, drivers or a switched circuit. */
  output: Line[];
  through: Through | null;
  emergency: EmergencyWiring | null;
  isRadio: boolean;
  /** A detector in the luminaire switches it. */
  isSensing: boolean;
  /** The control gear is beside the luminaire or remote, joined to it by a lead. */
  isGearApart: boolean;
};

const bodies: Partial<Record<Archetype, DeviceBody>> = {
  driver: 'gear',
  accessory: 'gear',
  strip: 'strip',
  track: 'track',
  sensor: 'device',
  switch: 'device',
};

/** Archetypes without light that switch or control others, so that no switch lies in their supply. */
const controls = new Set<Archetype>(['sensor', 'switch', 'driver', 'track', 'accessory']);

/**
 * Returns how a variant is connected; null if it has neither supply nor contacts, as a profile or a switch without
 * battery.
 */
export function connectionOf(variant: WiredVariant): Connection | null {
  const { archetype, voltage, dimming, attributes } = variant;
  if (voltage === null && attributes.output !== 'contact') return null;
  const control = voltage === null ? null : listControl(dimming);
  const emergency = emergencyOf(variant);
  const supply = voltage === null ? [] : listSupply(variant, control, emergency);
  const output = listOutput(variant);
  const ends = [...supply, ...(control?.lines ?? []), ...(isSensing(variant) ? output : [])];
  return {
    body: bodies[archetype] ?? 'luminaire',
    supply,
    control,
    output,
    through: loopThrough(attributes.through_wiring, ends),
    emergency,
    isRadio: isControlRadio(attributes.radio) || isRadio(dimming),
    isSensing: isSensing(variant),
    isGearApart: ['beside', 'remote'].includes(String(attributes.gear_place)),
  };
}

/** A detector sends waves, and no commands. */
function isControlRadio(radio: AttributeValue | undefined): boolean {
  return radio !== undefined && radio !== 'radar';
}

function isSensing({ attributes }: WiredVariant): boolean {
  return attributes.detector !== undefined;
}

function isRadio(dimming: Variant['dimming']): boolean {
  return dimming === 'casambi' || dimming === 'zigbee' || dimming === 'octo';
}

function listSupply(
  variant: WiredVariant,
  control: ControlLine | null,
  emergency: EmergencyWiring | null,
): Line[] {
  const { voltage, protectionClass } = variant;
  const earth: Line[] = protectionClass === 'I' ? [{ name: 'PE', colour: 'GNYE' }] : [];
  if (!voltage?.includes('AC')) return listDirect(variant, control);
  return [...listLive(variant, emergency), { name: 'N', colour: 'BU' }, ...earth];
}

/** A device on a DALI bus or a 1–10 V line of its own nominal voltage is supplied by it. */
function listDirect(variant: WiredVariant, control: ControlLine | null): Line[] {
  const { voltage, archetype } = variant;
  const isSuppliedByControl = control !== null && /^(16|1-10) V/.test(voltage ?? '');
  if (isSuppliedByControl) return [];
  const positive: Line = { name: '+', colour: 'RD' };
  const isLoad = variant.dimming === 'pwm' && !controls.has(archetype);
  return [positive, ...(isLoad ? listChannels(variant) : [{ name: '−', colour: 'BK' } as const])];
}

function listLive(variant: WiredVariant, emergency: EmergencyWiring | null): Line[] {
  const { archetype, dimming, attributes } = variant;
  if (archetype === 'track' || attributes.terminal === 'adapter') {
    return [
      { name: 'L1', colour: 'BN' },
      { name: 'L2', colour: 'BK' },
      { name: 'L3', colour: 'GY' },
    ];
  }
  if (emergency) return emergency.live;
  const live: Line = { name: 'L', colour: 'BN' };
  if (dimming === 'phase') return [{ ...live, device: 'dimmer' }];
  const isSwitched = dimming === 'none' && !controls.has(archetype) && !isSensing(variant);
  return [isSwitched ? { ...live, device: 'switch' } : live];
}

/** Channels of light on one positive conductor: one, two for tunable white, or as many as the variant states. */
function listChannels({ cctMaxK, attributes }: WiredVariant): Line[] {
  const stated = Number(attributes.channels ?? (cctMaxK === null ? 1 : 2));
  if (stated === 1) return [{ name: '−', colour: 'BK' }];
  const colours: CoreColour[] = ['BK', 'GY', 'BU', 'WH', 'BN'];
  return colours.slice(0, stated).map((colour, index) => ({ name: `−${index + 1}`, colour }));
}

/** Conductors to what the variant supplies or switches. */
function listOutput(variant: WiredVariant): Line[] {
  const switched: Line = { name: "L'", colour: 'BK' };
  // A detector leads further luminaires; with a battery its switched conductor is an input.
  if (isSensing(variant)) {
    const isLeading = variant.attributes.detector === 'leading' && variant.emergency === 'none';
    return isLeading ? [switched] : [];
  }
  const outputs: Record<string, Line[]> = {
    relay: [switched],
    phase: [switched],
    dali: listControl('dali-2')?.lines ?? [],
    '1-10v-relay': [switched, ...(listControl('1-10v')?.lines ?? [])],
    contact: listContacts(variant),
    'constant-voltage': [{ name: '+', colour: 'RD' }, ...listChannels(variant)],
  };
  return outputs[String(variant.attributes.output)] ?? [];
}

/** Contacts without voltage, one a key, with one common conductor. */
function listContacts({ attributes }: WiredVariant): Line[] {
  const colours: CoreColour[] = ['GY', 'WH', 'BN', 'BU', 'RD'];
  const keys = colours.slice(0, Number(attributes.channels ?? 1));
  return [
    { name: 'C', colour: 'BK' },
    ...keys.map((colour, index) => ({ name: String(index + 1), colour })),
  ];
}
