import { expect, test } from 'vitest';
import { captionFilm, timeScenes } from './film-cues.ts';

const long =
  'Connect the control gear outside the ceiling, pass it through the opening and lay it beside the luminaire, never on it.';

test('A long sentence is parted at its punctuation, and its cues fill the scene up to its rest', () => {
  const seconds = timeScenes([[[long]]]);
  expect(seconds).toEqual([9]);
  expect(captionFilm([[long]], seconds)).toBe(
    'WEBVTT\n\n' +
      '00:00.000 --> 00:03.127\nConnect the control gear outside the ceiling,\n\n' +
      '00:03.127 --> 00:08.200\npass it through the opening and lay it beside the luminaire, never on it.\n',
  );
});

test('A scene takes as long as its slower language, and never less than it is drawn for', () => {
  expect(
    timeScenes([
      [[long], ['Strip 9 mm.']],
      [[`${long} ${long}`], ['Pele 9 mm.']],
    ]),
  ).toEqual([16, 6]);
});

test('Sentences of a scene are cues of their own; the next scene starts with its own time', () => {
  expect(captionFilm([['One. Two.'], ['Three.']], [5, 6])).toMatch(
    /One\.\n\n00:02\.100 --> 00:04\.200\nTwo\.\n\n00:05\.000 --> 00:10\.200\nThree\.\n$/,
  );
});
