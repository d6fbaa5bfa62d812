import { expect, test } from 'vitest';
import { pseudoShort, pseudoText } from './pseudo-text.ts';

test.each([
  ['Luminous flux', 'Lúúmííñóóúús flúúx'],
  ['{count} articles of {total}', '{count} áártííçléés óf {total}'],
  ['Read [the guide](page:guide-ugr) first', 'Rééáád [thé gúúíídéé](page:guide-ugr) fíírst'],
  ['<b>Choose</b> IP44 &amp; DALI-2, 20 lm/W', '<b>Çhóóóóséé</b> IP44 &amp; DALI-2, 20 lm/W'],
  ['Write to hello@example.com', 'Wríítéé tó hello@example.com'],
  ['See https://example.com/help', 'Séé https://example.com/help'],
])('%s becomes %s', (text, expected) => {
  expect(pseudoText(text)).toBe(expected);
});

test('a text with a limit keeps its length', () => {
  expect(pseudoShort('Recessed downlight, 12 W')).toBe('Réçésséd dówñlíght, 12 W');
});
