/** Turns the sentences of a film's scenes into WebVTT, and says how long each scene takes. */

/** Characters a second that people read in subtitles. */
const READING_RATE = 16;
const MIN_CUE_S = 1.6;
/** Characters of two lines on a phone. */
const MAX_CUE_LENGTH = 84;
const MIN_SCENE_S = 5;
/** Rest at the end of a scene, for a look at what was done. */
const REST_S = 0.8;

const secondsOf = (cue: string): number => Math.max(MIN_CUE_S, cue.length / READING_RATE);

/** Parts of a sentence that fit a cue, parted at its punctuation where it can be. */
function splitSentence(sentence: string): string[] {
  const text = sentence.trim();
  if (text.length <= MAX_CUE_LENGTH) return text ? [text] : [];
  const parts = Math.ceil(text.length / MAX_CUE_LENGTH);
  const aim = text.length / parts;
  const breaks = [...text.matchAll(/[;:,.)]? /g)]
    .map(({ 0: gap, index }) => ({ at: index + gap.length, cost: gap.length > 1 ? 0 : 30 }))
    .filter(({ at }) => at <= MAX_CUE_LENGTH);
  const best = breaks.reduce((first, second) =>
    Math.abs(second.at - aim) + second.cost < Math.abs(first.at - aim) + first.cost
      ? second
      : first,
  );
  return [text.slice(0, best.at).trim(), ...splitSentence(text.slice(best.at))];
}

const cuesOf = (sentences: string[]): string[] =>
  sentences.flatMap((sentence) => sentence.split(/(?<=[.!?]) (?=\p{Lu})/u)).flatMap(splitSentence);

/** Seconds of each scene: as long as the slower of the languages takes to be read. */
export function timeScenes(languages: string[][][]): number[] {
  const [first = []] = languages;
  return first.map((_, scene) => {
    const times = languages.map((scenes) =>
      cuesOf(scenes[scene] ?? []).reduce((sum, cue) => sum + secondsOf(cue), 0),
    );
    return Math.ceil(Math.max(MIN_SCENE_S, ...times) + REST_S);
  });
}

function timestamp(seconds: number): string {
  const minutes = Math.floor(seconds / 60);
  return `${String(minutes).padStart(2, '0')}:${(seconds - minutes * 60).toFixed(3).padStart(6, '0')}`;
}

/** The WebVTT of a film in one language. */
export function captionFilm(scenes: string[][], seconds: number[]): string {
  const starts = seconds.map((_, index) =>
    seconds.slice(0, index).reduce((sum, part) => sum + part, 0),
  );
  const cues = scenes.flatMap((sentences, scene) => {
    const parts = cuesOf(sentences);
    const total = parts.reduce((sum, cue) => sum + secondsOf(cue), 0);
    const share = ((seconds[scene] ?? 0) - REST_S) / total;
    let at = starts[scene] ?? 0;
    return parts.map((cue) => {
      const start = at;
      at += secondsOf(cue) * share;
      return `${timestamp(start)} --> ${timestamp(at)}\n${cue}`;
    });
  });
  return `WEBVTT\n\n${cues.join('\n\n')}\n`;
}
