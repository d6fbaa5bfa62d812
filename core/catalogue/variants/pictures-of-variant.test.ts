import { expect, test } from 'vitest';
import {
  ofFinish,
  type ProductPicture,
  portraitsOf,
} from '#core/catalogue/variants/pictures-of-variant.ts';

const picture = (hash: string, finish?: ProductPicture['finish']): ProductPicture => ({
  ...{ hash, width: 800, height: 800, alt: hash },
  ...(finish && { finish }),
});

const white = picture('white', 'white');
const black = picture('black', 'black');
const room = picture('room');

test('a variant is shown with the pictures of its finish and those of no finish, in their order', () => {
  expect(ofFinish([white, black, room], 'black')).toEqual([black, room]);
  expect(ofFinish([white, black, room], 'brass')).toEqual([room]);
});

test('a portrait shows the finish of the variant, or there is none', () => {
  expect(portraitsOf([white, room, black], 'black')).toEqual([black]);
  expect(portraitsOf([white, room], 'brass')).toEqual([]);
});

test('pictures without finishes stand for all variants', () => {
  expect(portraitsOf([room], 'brass')).toEqual([room]);
});
