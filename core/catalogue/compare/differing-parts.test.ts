import { describe, expect, test } from 'vitest';
import { markSharedParts } from '#core/catalogue/compare/differing-parts.ts';

const marked = (descriptions: string[]) =>
  markSharedParts(descriptions).map((parts) =>
    parts.map(({ text, isShared }) => (isShared ? text : `[${text}]`)).join(''),
  );

describe('markSharedParts', () => {
  test('marks what every description has, wherever it stands', () => {
    expect(
      marked([
        'Ardea 150, 12 W, 3000 K, white',
        'Ardea 150, 18 W, white',
        'Ardea 150, 12 W, white',
      ]),
    ).toEqual([
      'Ardea 150, [12 W, ][3000 K, ]white',
      'Ardea 150, [18 W, ]white',
      'Ardea 150, [12 W, ]white',
    ]);
  });

  test('keeps the whole text and decimal commas', () => {
    const descriptions = ['Traza, 9,6 W/m, 24 V', 'Traza, 4,8 W/m, 24 V'];
    expect(marked(descriptions)).toEqual(['Traza, [9,6 W/m, ]24 V', 'Traza, [4,8 W/m, ]24 V']);
    const joined = markSharedParts(descriptions).map((parts) =>
      parts.map(({ text }) => text).join(''),
    );
    expect(joined).toEqual(descriptions);
  });

  test('marks nothing of a single description', () => {
    expect(marked(['Ardea 150, 12 W'])).toEqual(['[Ardea 150, ][12 W]']);
    expect(markSharedParts([])).toEqual([]);
  });
});
