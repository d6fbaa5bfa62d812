import type { Protocol } from '#core/calculators/led-strip/parts/part-words.ts';
import type { MessageKey } from '#core/i18n/messages.ts';
import type { Translate } from '#core/i18n/translate.ts';

export const protocolKeys: Record<Protocol, MessageKey<'strip'>> = {
  none: 'dimming.none',
  phase: 'dimming.phase',
  '1-10v': 'dimming.1-10v',
  push: 'dimming.push',
  'dali-dt6': 'dimming.dali-2',
  'dali-dt8': 'dimming.dali-2-dt8',
  casambi: 'dimming.casambi',
  zigbee: 'dimming.zigbee',
  octo: 'dimming.octo',
  dmx: 'dimming.dmx',
};

export const diffuserKeys = {
  opal: 'strip.diffuser.opal',
  satin: 'strip.diffuser.satin',
  microprismatic: 'strip.diffuser.microprismatic',
  black: 'strip.diffuser.black',
  clear: 'strip.diffuser.clear',
} as const satisfies Record<string, MessageKey<'strip'>>;

/** `3000-90` → `3000 K, CRI 90`; `rgbw-2700` → `RGBW, 2700 K`. */
export function colourName(t: Translate<'strip'>, code: string): string {
  if (code === 'rgb') return t('strip.colour.rgb');
  const white = code.match(/^rgbw-(\d+)$/)?.[1];
  if (white) return `${t('strip.colour.rgbw')}, ${white}\u00a0K`;
  const parts = code.split('-');
  const cri = parts.length > 1 ? parts.at(-1) : null;
  const ccts = cri === null ? parts : parts.slice(0, -1);
  return [`${ccts.join('–')}\u00a0K`, ...(cri ? [`CRI\u00a0${cri}`] : [])].join(', ');
}

/** Colour temperatures in the code of a light, kelvins: one of a white, two of a tunable one, none of RGB. */
export function whitesOf(code: string): number[] {
  return code
    .split('-')
    .map(Number)
    .filter((part) => part >= 1000);
}

/** Formats a label for use within a sentence: `Voltage` → `voltage`, `IP rating` unchanged. */
export function withinSentence(label: string): string {
  return /^\p{Lu}{2}/u.test(label) ? label : label.charAt(0).toLowerCase() + label.slice(1);
}
