/** What the light films show and say: frames and captions of the stories, from the rows of their products. */
import { readFileSync } from 'node:fs';
import type { LocaleCode } from '#core/i18n/locales.ts';
import { missing } from '#core/missing.ts';
import { lightColour } from '#core/photometry/scene/light-colour.ts';
import { formatCct } from '#core/units.ts';
import { readProduct } from '#scripts/media/films/film-list.mjs';
import { frame } from '#scripts/media/films/film-sheet.mjs';
import { type Colour, hues, type Story } from './light-stories.ts';

export type Row = Record<string, string>;

export const readRows = (code: string): Row[] => readProduct(code).variants as Row[];

/** What shines: a light group at a level, per cent, in a colour temperature or a hue. */
type State = { show: string; dim: number; cct: number; hue: string | null };
/** By light group its level times its colour, linear sRGB. */
export type Levels = Record<string, Colour>;

const FADE_S = 1.2;
const READING_RATE = 16;
const MIN_STEP_S = 3;
const REST_S = 0.8;
/** The colour temperature of the lit faces of the models. */
const FACE_K = 3000;

/** The row of a light group's variant. @throws Error when the product has no such variant. */
export function rowOf(story: Story, group: string, rows: Row[]): Row {
  const sku = story.lamps[group];
  const row = rows.find((variant) => variant.sku === sku);
  if (!row) throw new Error(`No variant has the code ${sku}. Correct light-stories.ts.`);
  return row;
}

/** What shines in each step: what a step leaves out is as before. */
export function listStates(story: Story, rows: Row[]): State[] {
  let state: State = { show: '', dim: 100, cct: 0, hue: null };
  return story.steps.map(({ show = state.show, dim, cct, hue = null }) => {
    const isOther = show !== state.show;
    const usual = isOther ? Number(rowOf(story, show, rows).cct_k) : state.cct;
    state = { show, dim: dim ?? (isOther ? 100 : state.dim), cct: cct ?? usual, hue };
    return state;
  });
}

/** The sentence of each step in a language: the variant that shines, then what changed. */
export function captionSteps(story: Story, rows: Row[], locale: LocaleCode): string[][] {
  const texts = readTexts(locale);
  const say = (key: string) => texts[key] ?? missing();
  return story.steps.map(({ show, dim, cct, hue }) => {
    const row = show ? rowOf(story, show, rows) : null;
    const parts = [
      row && (row[`description_${locale}`] ?? missing()),
      cct === undefined ? null : formatCct(cct),
      hue === undefined ? null : say(hue),
      dim === 100 ? say('full') : null,
      dim === undefined || dim === 100 ? null : say('dim').replace('{percent}', String(dim)),
    ];
    return [parts.filter((part) => part !== null).join(' · ')];
  });
}

const readTexts = (locale: LocaleCode): Record<string, string> =>
  JSON.parse(readFileSync(new URL(`texts/${locale}.json`, import.meta.url), 'utf8'));

/** Seconds of each step: as long as the slower of the languages takes to be read, after the light has changed. */
export function timeSteps(languages: string[][][]): number[] {
  const [first = []] = languages;
  return first.map((_, step) => {
    const lengths = languages.map((steps) => (steps[step] ?? []).join(' ').length);
    return Math.ceil(Math.max(MIN_STEP_S, Math.max(...lengths) / READING_RATE) + REST_S);
  });
}

/** The levels of all frames, and those by which the film is exposed: of its first step. */
export function drawFrames(
  story: Story,
  rows: Row[],
  seconds: number[],
): { frames: Levels[]; exposed: Levels } {
  const states = listStates(story, rows).map((state) => toLevels(state, story));
  const frames = states.flatMap((levels, step) => {
    const before = states[step - 1] ?? levels;
    const count = (seconds[step] ?? missing()) * frame.perSecond;
    return Array.from({ length: count }, (_, index) =>
      blend(before, levels, Math.min(1, (index + 1) / (FADE_S * frame.perSecond))),
    );
  });
  return { frames, exposed: states[0] ?? missing() };
}

/** The levels of a state, for a camera that is balanced to the colour temperature of the story. */
function toLevels({ show, dim, cct, hue }: State, story: Story): Levels {
  const seen = (cctK: number) => balance(lightColour(cctK), lightColour(story.balance));
  const colour = hue === null ? seen(cct) : (hues[hue] ?? missing());
  const scale = (part: Colour): Colour => [
    (part[0] * dim) / 100,
    (part[1] * dim) / 100,
    (part[2] * dim) / 100,
  ];
  const [red, green, blue] = seen(FACE_K);
  const face: Colour = [colour[0] / red, colour[1] / green, colour[2] / blue];
  return { room: [1, 1, 1], glow: scale(face), [show]: scale(colour) };
}

type Rgb = ReturnType<typeof lightColour>;

function balance(light: Rgb, white: Rgb): Colour {
  const [red, green, blue] = [
    light.red / white.red,
    light.green / white.green,
    light.blue / white.blue,
  ];
  const luminance = 0.2126 * red + 0.7152 * green + 0.0722 * blue;
  return [red / luminance, green / luminance, blue / luminance];
}

/** A moment between two levels, `part` of the way; both ends are smooth. */
function blend(from: Levels, to: Levels, part: number): Levels {
  if (part === 1) return to;
  const share = part * part * (3 - 2 * part);
  const groups = new Set([...Object.keys(from), ...Object.keys(to)]);
  const dark: Colour = [0, 0, 0];
  return Object.fromEntries(
    [...groups].map((group): [string, Colour] => {
      const [before, after] = [from[group] ?? dark, to[group] ?? dark];
      const at = (i: 0 | 1 | 2) => before[i] + (after[i] - before[i]) * share;
      return [group, [at(0), at(1), at(2)]];
    }),
  );
}
