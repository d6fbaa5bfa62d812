import { expect, test } from 'vitest';
import { listUntranslated } from '#core/editing/untranslated.ts';

test('a sentence that is the same in every language is found where it stands', () => {
  const same = { en: 'Cut the strip every 50 mm', es: 'Cut the strip every 50 mm' };
  const record = { title: { en: 'Strip', es: 'Tira' }, features: [{ en: 'a', es: 'b' }, same] };
  expect(listUntranslated(record)).toEqual([['features', 1]]);
});

test('names, codes and figures may be the same', () => {
  expect(listUntranslated({ title: { en: 'Ardea 150', es: 'Ardea 150' } })).toEqual([]);
  expect(listUntranslated({ value: { en: 'DALI-2, DT6, DT8', es: 'DALI-2, DT6, DT8' } })).toEqual(
    [],
  );
});
