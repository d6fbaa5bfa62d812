import { expect, test } from 'vitest';
import { hashOf, widthsFor } from '#core/media.ts';

test('pictures are never enlarged, but at least the smallest width is offered', () => {
  expect(widthsFor(479)).toEqual([160, 320]);
  expect(widthsFor(480)).toEqual([160, 320, 480]);
  expect(widthsFor(160)).toEqual([160]);
  expect(widthsFor(20)).toEqual([160]);
  expect(widthsFor(5_000)).toEqual([160, 320, 480, 640, 720, 800, 1200, 1600, 1920]);
});

test('the address of a file contains its digest', () => {
  expect(hashOf('/files/0123456789abcdef/a.pdf')).toBe('0123456789abcdef');
  expect(hashOf('/files/0123/a.pdf')).toBeNull();
  expect(hashOf('/images/0123456789abcdef/a.pdf')).toBeNull();
});
