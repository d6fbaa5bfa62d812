import type { ChoiceField } from '#core/calculators/led-strip/choice-fields.ts';
import type { MaterialReason } from '#core/calculators/led-strip/material/material-line.ts';
import type { CountedKey, MessageKey } from '#core/i18n/messages.ts';

/** Labels of the selection fields, in form order. */
export const fieldKeys: Record<ChoiceField, MessageKey<'strip'>> = {
  family: 'strip.family',
  colour: 'strip.colour',
  ip: 'strip.ip',
  power: 'strip.power',
  volts: 'strip.volts',
  dimmable: 'strip.dimmable',
};

/** Reasons with plural forms, and the name of the number among their values. */
export const countedReasons = {
  bars: ['strip.reason.bars', 'pieces'],
  boxes: ['strip.reason.boxes', 'drivers'],
  cable: ['strip.reason.cable', 'feeds'],
  controllers: ['strip.reason.controllers', 'drivers'],
  feeds: ['strip.reason.feeds', 'feeds'],
  joiners: ['strip.reason.joiners', 'wanted'],
  links: ['strip.reason.links', 'links'],
  suspensions: ['strip.reason.suspensions', 'points'],
  wipes: ['strip.reason.wipes', 'segments'],
} as const satisfies Partial<Record<MaterialReason, [base: CountedKey<'strip'>, number: string]>>;

type CountedReason = keyof typeof countedReasons;

export const isCounted = (reason: MaterialReason): reason is CountedReason =>
  reason in countedReasons;

/** Reasons without plural forms. */
export const reasonKeys: Record<Exclude<MaterialReason, CountedReason>, MessageKey<'strip'>> = {
  reels: 'strip.reason.reels',
  drivers: 'strip.reason.drivers',
  diffusers: 'strip.reason.diffusers',
  'end-caps': 'strip.reason.end-caps',
  clips: 'strip.reason.clips',
  'sealed-caps': 'strip.reason.sealed-caps',
  'sealed-entries': 'strip.reason.sealed-entries',
  glue: 'strip.reason.glue',
  tool: 'strip.reason.tool',
};
