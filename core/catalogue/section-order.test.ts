import { expect, test } from 'vitest';
import { lightCalculators } from '#core/light-calculator.ts';
import { orderSections, pairSections, sectionIds, sortSections } from './section-order.ts';

test.each(lightCalculators)('All sections have a place in the order of %s', (calculator) => {
  const order = orderSections({ named: null, calculator });
  expect(order.toSorted()).toEqual(sectionIds.toSorted());
});

test('Light comes first wherever luminaires are planned', () => {
  for (const calculator of lightCalculators) {
    const [first] = orderSections({ named: null, calculator });
    expect(first, calculator).toBe(calculator === 'none' ? 'specification' : 'light');
  }
});

test('The sections that a category names come first, in its order', () => {
  const order = orderSections({ named: ['downloads', 'questions'], calculator: 'road' });
  expect(order.slice(0, 4)).toEqual(['downloads', 'questions', 'light', 'specification']);
});

test('Sections are sorted by an order, after those that it does not have', () => {
  const sections = ['about', 'light', 'successors'].map((id) => ({ id }));
  const sorted = sortSections(sections, orderSections({ named: null, calculator: 'room' }));
  expect(sorted.map(({ id }) => id)).toEqual(['successors', 'light', 'about']);
});

test.each([
  ['two in a row', 'a+ b+ c', 'a b'],
  ['the last of three has a row of its own', 'a+ b+ c+', 'a b'],
  ['only neighbours', 'a+ b c+ d', ''],
  ['four in two rows', 'a+ b+ c+ d+', 'a b c d'],
])('Sections share rows: %s', (_, text, paired) => {
  const sections = text.split(' ').map((word) => ({ id: word[0] ?? '', isHalf: word.length > 1 }));
  expect([...pairSections(sections)].join(' ')).toBe(paired);
});
