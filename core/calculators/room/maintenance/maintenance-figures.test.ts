import { expect, it } from 'vitest';
import { lambert } from '#core/calculators/room/room.fixtures.ts';
import { parseRoomForm } from '#core/calculators/room/room-address.ts';
import { solveRoom, toRoomTask } from '#core/calculators/room/room-result.ts';
import { texts } from '#server/texts.ts';
import { listMaintenance } from './maintenance-figures.ts';

const life = { fluxPercent: 90, hours: 60_000, name: 'L90B10' };

function list(query: string, luminaire: typeof lambert = { ...lambert, life }) {
  const form = parseRoomForm(new URLSearchParams(query));
  const result = solveRoom(toRoomTask(form, luminaire));
  const figures = listMaintenance(texts.en, result).map(({ value, note, isMet }) => {
    return [value, note?.replaceAll('\u00a0', ' '), isMet];
  });
  return { result, figures };
}

it('lists nothing for a factor that is given as one figure', () => {
  const { figures, result } = list('maintenance=75');
  expect(figures).toEqual([]);
  expect(result.maintenance).toEqual({ factor: 0.75, parts: null });
});

it('lists the parts with where they are from, and calculates with their product', () => {
  // 10 years of 2,250 h + 250 h: 0.9 ^ (25,000 / 60,000) = 0.957; k 1.52 of 8 m × 6 m × 2.25 m: 0.94 to 0.96.
  const { figures, result } = list('dirt=clean&cleaning=2');
  expect(figures).toEqual([
    ['0.75', 'LLMF × LSF × LMF × RSMF', undefined],
    ['0.96', '25,000 h; L90B10 at 60,000 h, as stated', undefined],
    ['1', 'given', undefined],
    ['0.83', 'CIE 97; enclosed (IP2X); clean room; cleaned every 2 years', undefined],
    ['0.95', 'CIE 97; direct light; clean room; cleaned every 3 years; k 1.52', undefined],
  ]);
  expect(result.maintenance.factor).toBeCloseTo(0.957 * 0.83 * 0.949, 3);
  const given = list(`maintenance=${result.maintenance.factor * 100}&rows=2&columns=3`);
  const parts = list('dirt=clean&cleaning=2&rows=2&columns=3');
  expect(parts.result.plane.averageLux).toBeCloseTo(given.result.plane.averageLux, 6);
});

it('says that a room is cleaned every year', () => {
  const { figures } = list('dirt=clean&surfaces=0.5');
  expect(figures[3]?.[1]).toContain('cleaned every year');
  expect(figures[4]?.[1]).toContain('cleaned every 0.5 years');
});

it('says what life is given or assumed, and that it ends before the years in operation', () => {
  const llmf = (query: string, luminaire?: typeof lambert) => list(query, luminaire).figures[1];
  expect(llmf('dirt=clean', lambert)).toEqual([
    '0.89',
    '25,000 h; L80 at 50,000 h, assumed: none is stated',
    undefined,
  ]);
  expect(llmf('dirt=clean&lifetime=20000')).toEqual([
    '0.88',
    '25,000 h; L90 at 20,000 h, given; beyond the rated life',
    false,
  ]);
  expect(llmf('dirt=clean&flux=70&lifetime=50000')?.[1]).toBe('25,000 h; L70 at 50,000 h, given');
});
