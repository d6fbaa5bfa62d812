import {
  isSealed,
  proposeProfile,
  protocolsOf,
} from '#core/calculators/led-strip/parts/compatible-parts.ts';
import type { Protocol } from '#core/calculators/led-strip/parts/part-words.ts';
import type {
  StripCatalogue,
  StripPart,
} from '#core/calculators/led-strip/parts/strip-catalogue.ts';
import { choiceOf } from '#core/calculators/led-strip/strip-choice.ts';
import { type StripRequest, usualRequest } from '#core/calculators/led-strip/strip-request.ts';
import type { MessageKey } from '#core/i18n/messages.ts';

type Strip = StripPart<'strips'>;

/** A plan that visitors often begin with. */
export type StripPreset = { label: MessageKey<'strip'>; request: StripRequest };

type PresetRule = {
  label: MessageKey<'strip'>;
  isFor: (strip: Strip) => boolean;
  /** Whole millimetres and counts, which read the same in every language. */
  runsText: string;
  /** The usual one of the strip if left out. */
  dimmable?: Protocol;
  feed?: StripRequest['feed'];
  hasProfile?: boolean;
};

const isDryWhite = (strip: Strip) => strip.colour === 'mono' && !isSealed(strip);

const rules: PresetRule[] = [
  {
    label: 'strip.preset.worktop',
    isFor: isDryWhite,
    runsText: '3 x 900',
    hasProfile: true,
  },
  {
    label: 'strip.preset.cove',
    isFor: isDryWhite,
    runsText: '2 x 5400\n2 x 3600',
    dimmable: 'dali-dt6',
    feed: 'centre',
  },
  {
    label: 'strip.preset.wet',
    isFor: (strip) => strip.colour === 'mono' && isSealed(strip),
    runsText: '7230',
    dimmable: 'dali-dt6',
    feed: 'centre',
  },
  {
    label: 'strip.preset.colour',
    isFor: ({ colour }) => colour === 'rgbw' || colour === 'rgb',
    runsText: '2 x 4000',
  },
];

/** Lists the presets that a catalogue has strip for, each with the first strip that suits it. */
export function listStripPresets(catalogue: StripCatalogue): StripPreset[] {
  return rules.flatMap((rule) => {
    const strip = catalogue.strips.find((candidate) => isSuitable(candidate, rule, catalogue));
    return strip ? [{ label: rule.label, request: requestOf(strip, rule, catalogue) }] : [];
  });
}

function isSuitable(
  strip: Strip,
  { isFor, dimmable, hasProfile = false }: PresetRule,
  catalogue: StripCatalogue,
): boolean {
  const ways = protocolsOf(strip, catalogue);
  const isDimmed = dimmable === undefined ? ways.length > 0 : ways.includes(dimmable);
  return isFor(strip) && isDimmed && (!hasProfile || proposeProfile(strip, catalogue) !== null);
}

function requestOf(
  strip: Strip,
  { runsText, dimmable, feed, hasProfile }: PresetRule,
  catalogue: StripCatalogue,
): StripRequest {
  const profile = hasProfile ? proposeProfile(strip, catalogue) : null;
  return {
    ...usualRequest,
    choice: { ...choiceOf(strip), ...(dimmable && { dimmable }) },
    runsText,
    feed: feed ?? usualRequest.feed,
    profile: profile?.variant.product.code ?? '',
  };
}
