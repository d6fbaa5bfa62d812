import { chooseSize } from '#core/catalogue/search/choose-sizes.ts';
import type { Choice } from '#core/catalogue/search/figure-limit.ts';
import type { FigureWord } from '#core/catalogue/search/figure-words.ts';
import type { FigureContext, Measured } from '#core/catalogue/search/limit-choices.ts';
import type { TypedText } from '#core/catalogue/search/read-amount.ts';

type PhraseWord = Extract<
  FigureWord,
  | `tone.${string}`
  | `dimming.${string}`
  | `beam.${string}`
  | `emergency.${string}`
  | `battery.${string}`
  | `wiring.${string}`
>;

export type PhraseLimit = { choices: Choice[]; end: number };

const colour = (...values: string[]): Choice => ({ kind: 'term', facet: 'cct', values });
const dimming = (...values: string[]): Choice => ({ kind: 'term', facet: 'dimming', values });
const beam = (min: number | null, max: number | null): Choice => {
  return { kind: 'range', facet: 'beam', limits: { min, max } };
};
const emergency = (...values: string[]): Choice => {
  return { kind: 'term', facet: 'emergency-type', values };
};

const battery = (...values: string[]): Choice => ({ kind: 'term', facet: 'battery', values });

/** What words without a number choose. Names of whites are those of EN 12464-1, where the trade agrees with it. */
const phrases: Record<PhraseWord, Choice> = {
  'tone.very-warm': colour('1800', '2200', '2700'),
  'tone.warm': colour('2700', '3000'),
  'tone.neutral': colour('3500', '4000'),
  'tone.cool': colour('4000', '5000', '5700', '6500'),
  'tone.daylight': colour('5000', '5700', '6500'),
  'tone.tunable': { kind: 'flag', facet: 'tunable' },
  'dimming.any': { kind: 'flag', facet: 'dimmable' },
  'dimming.none': dimming('none'),
  'dimming.phase': dimming('phase'),
  'dimming.1-10v': dimming('1-10v'),
  'dimming.dali': dimming('dali-2', 'dali-2-dt8'),
  'dimming.dt8': dimming('dali-2-dt8'),
  'dimming.casambi': dimming('casambi'),
  'dimming.zigbee': dimming('zigbee'),
  'dimming.octo': dimming('octo'),
  'dimming.push': dimming('push'),
  'dimming.dmx': dimming('dmx'),
  'dimming.pwm': dimming('pwm'),
  'beam.narrow': beam(null, 25),
  'beam.medium': beam(25, 50),
  'beam.wide': beam(50, null),
  'emergency.any': { kind: 'flag', facet: 'emergency' },
  'emergency.battery': { kind: 'flag', facet: 'emergency' },
  'emergency.maintained': emergency('3h-maintained', '1h-maintained'),
  'emergency.non-maintained': emergency('3h-non-maintained'),
  'emergency.self-test': emergency('3h-self-test', '1h-self-test'),
  'emergency.dali-test': { kind: 'term', facet: 'emergency-test', values: ['dali'] },
  'battery.lithium': battery('lifepo4'),
  'battery.nickel': battery('nimh', 'nicd'),
  'wiring.through': { kind: 'flag', facet: 'through-wiring' },
};

/** Colours of light that are also what a sensor measures: `luz natural`. */
const daylight: readonly PhraseWord[] = ['tone.neutral', 'tone.daylight'];

const groups = ['tone', 'dimming', 'beam', 'emergency', 'battery', 'wiring'] as const;

/** The choice of the longest phrase that begins at a token. */
export function readPhrase(
  typed: TypedText,
  at: number,
  context: FigureContext,
): PhraseLimit | null {
  const isType = typed.words.find('noun.emergency', typed.tokens, at) !== null;
  const found = groups
    .flatMap((group) => typed.words.find(group, typed.tokens, at) ?? [])
    // Alone, and as the beginning of a type, it is the name of what is wanted.
    .filter(({ word }) => word !== 'emergency.any' || (context.nouns.has('luminaire') && !isType))
    .filter(({ word }) => !daylight.includes(word) || !context.nouns.has('sensor'))
    .sort((a, b) => b.end - a.end)[0];
  if (found) return { choices: [phrases[found.word]], end: found.end };
  const length = typed.words.find('length', typed.tokens, at);
  const choices = length ? chooseSize(lengthOf(length.word), context) : [];
  if (length && choices.length > 0) return { choices, end: length.end };
  return readClass(typed, at) ?? readEnergyClass(typed, at);
}

/** A length in words is in its key, mm: `length.1500` is a metre and a half. */
function lengthOf(word: Extract<FigureWord, `length.${string}`>): Measured {
  const value = Number(word.split('.')[1]);
  return { value, to: null, sign: null, sides: [], typed: '', unit: null };
}

const protectionClasses = new Map([
  ['i', 'I'],
  ['ii', 'II'],
  ['iii', 'III'],
  ['1', 'I'],
  ['2', 'II'],
  ['3', 'III'],
]);

/** `class II`, `clase 2`. */
function readClass(typed: TypedText, at: number): PhraseLimit | null {
  const name = typed.words.find('name.class', typed.tokens, at);
  const value = name && protectionClasses.get(typed.tokens[name.end]?.text ?? '');
  if (!value) return null;
  return { choices: [{ kind: 'term', facet: 'class', values: [value] }], end: name.end + 1 };
}

const energyClasses = 'ABCDEFG';

/** `energy class C`; with `or better`, the classes above it, too. */
function readEnergyClass({ words, tokens }: TypedText, at: number): PhraseLimit | null {
  const name = words.find('name.energy', tokens, at);
  const text = name ? (tokens[name.end]?.text.toUpperCase() ?? '') : '';
  const place = text.length === 1 ? energyClasses.indexOf(text) : -1;
  if (!name || place < 0) return null;
  const better = words.find('sign.or-more', tokens, name.end + 1);
  const values = [...energyClasses].slice(better ? 0 : place, place + 1);
  return {
    choices: [{ kind: 'term', facet: 'energy', values }],
    end: better?.end ?? name.end + 1,
  };
}
