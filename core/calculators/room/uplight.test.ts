import { describe, expect, it } from 'vitest';
import { missing } from '#core/missing.ts';
import { cosinePower, createTestLuminaire } from '#core/photometry/luminaire.fixtures.ts';
import type { Luminaire } from '#core/photometry/luminaire.ts';
import { texts } from '#server/texts.ts';
import { parseRoomForm } from './room-address.ts';
import { findRoomProblems, roomProblemText } from './room-problems.ts';
import { highestMounting } from './uplight.ts';

const cosine = (degrees: number) => Math.max(0, Math.cos((degrees * Math.PI) / 180));
const downlight = createTestLuminaire(cosinePower(1));
const { light } = downlight;
const gammasDeg = Array.from({ length: 181 }, (_, gamma) => gamma);
/** With a share of its light, from 0 to 1, above the horizontal. */
const withUpward = (share: number): Luminaire => ({
  ...downlight,
  light: {
    ...light,
    gammasDeg,
    intensities: [
      gammasDeg.map((gamma) => (1 - share) * cosine(gamma) + share * cosine(180 - gamma)),
    ],
  },
});
const find = (query: string, luminaire = withUpward(1), others: Luminaire[] = []) =>
  findRoomProblems(parseRoomForm(new URLSearchParams(query)), luminaire, others);

describe('highestMounting', () => {
  it('is the ceiling, but for luminaires that send most of their light up', () => {
    expect(highestMounting(downlight, 3)).toBe(3);
    expect(highestMounting(withUpward(0.5), 3)).toBe(3);
    expect(highestMounting(withUpward(0.55), 3)).toBeCloseTo(2.8, 9);
    expect(highestMounting(withUpward(1), 3)).toBeCloseTo(2.8, 9);
  });
});

describe('findRoomProblems', () => {
  it('refuses an uplight at the ceiling, with the height that is possible', () => {
    const [problem] = find('height=3&mounting=3');
    expect(problem).toEqual({
      field: 'mounting',
      kind: 'uplight',
      values: { max: expect.closeTo(2.8, 9) },
    });
    expect(roomProblemText(texts.en, problem ?? missing())).toContain('2.8');
    expect(find('height=3&mounting=2.8')).toEqual([]);
    expect(find('height=3&mounting=3', withUpward(0.4))).toEqual([]);
  });

  it('refuses one in a further group, too', () => {
    const group = 'height=3&mounting=2.8&luminaire2=X&mounting2=';
    expect(find(`${group}3`, downlight, [withUpward(1)])).toMatchObject([
      { field: 'mounting2', kind: 'uplight' },
    ]);
    expect(find(`${group}2.7`, downlight, [withUpward(1)])).toEqual([]);
  });
});
