import { expect, test } from 'vitest';
import { layOut } from './escape.ts';
import { moveLight, takeLights } from './take-lights.ts';

const sections = layOut({ sections: [{ lengthM: 10, turn: 'none' }], widthM: 2 }).map(
  (section) => ({
    ...section,
    ...{ fromM: 0, toM: 10, plane: { columns: 1, rows: 1, values: [1] } },
  }),
);
const lights = [
  { x: 10 / 3, y: 0, alongM: 10 / 3, acrossM: 1 },
  { x: 20 / 3, y: 0, alongM: 20 / 3, acrossM: 1 },
];
const outcome = { sections, lights };

test('calculated places are taken over to 5 cm', () => {
  expect(takeLights(outcome)).toEqual([
    { at: 3.35, across: 1 },
    { at: 6.65, across: 1 },
  ]);
});

test('the first move takes the calculated places over, further ones keep the rest', () => {
  const once = moveLight([], outcome, { index: 1, to: { x: 8, y: 0.5 } });
  expect(once).toEqual([
    { at: 3.35, across: 1 },
    { at: 8, across: 0.5 },
  ]);
  expect(moveLight(once, outcome, { index: 0, to: { x: -1, y: 9 } })).toEqual([
    { at: 0, across: 0 },
    { at: 8, across: 0.5 },
  ]);
});
