import { expect, test } from 'vitest';
import { findFranceFaults, findInstalledFaults, findZones } from './sky-rules.ts';

test.each([
  [0, ['E1', 'E2', 'E3', 'E4'], ['E0', 'E1', 'E2', 'E3', 'E4']],
  [0.04, ['E1', 'E2', 'E3', 'E4'], ['E0', 'E1', 'E2', 'E3', 'E4']],
  [0.06, ['E1', 'E2', 'E3', 'E4'], ['E2', 'E3', 'E4']],
  [1, ['E1', 'E2', 'E3', 'E4'], ['E2', 'E3', 'E4']],
  [1.06, ['E2', 'E3', 'E4'], ['E2', 'E3', 'E4']],
  [2.6, ['E2', 'E3', 'E4'], ['E3', 'E4']],
  [5, ['E2', 'E3', 'E4'], ['E3', 'E4']],
  [5.1, ['E3', 'E4'], ['E4']],
  [15.1, ['E4'], []],
  [25, ['E4'], []],
  [25.1, [], []],
] as const)(
  '%d %% upwards are permitted in %j by Spain, in %j by the ILP',
  (percent, spain, uk) => {
    expect(findZones('spain', percent)).toEqual(spain);
    expect(findZones('uk', percent)).toEqual(uk);
  },
);

test('the French order limits upward light, light near the horizontal and colour', () => {
  const good = { upwardPercent: 0.94, fluxCode3: 95, cctK: 3000 };
  expect(findFranceFaults(good)).toEqual([]);
  expect(findFranceFaults({ ...good, upwardPercent: 0.96 })).toEqual(['upwardPercent']);
  expect(findFranceFaults({ upwardPercent: 30, fluxCode3: 94.4, cctK: 3001 })).toEqual([
    'upwardPercent',
    'fluxCode3',
    'cctK',
  ]);
  expect(findFranceFaults({ ...good, cctK: null })).toBeNull();
  expect(findFranceFaults({ ...good, cctK: null, fluxCode3: 80 })).toEqual(['fluxCode3']);
});

test('the French order limits upward light of luminaires as they are aimed', () => {
  const good = { upwardPercent: 0, fluxCode3: 96, cctK: 3000 };
  expect(findInstalledFaults(good, 3.94)).toEqual([]);
  expect(findInstalledFaults(good, 3.96)).toEqual(['installedPercent']);
  expect(findInstalledFaults({ ...good, cctK: 4000 }, 9)).toEqual(['cctK', 'installedPercent']);
  expect(findInstalledFaults({ ...good, cctK: null }, 0)).toBeNull();
  expect(findInstalledFaults({ ...good, cctK: null }, 9)).toEqual(['installedPercent']);
});
