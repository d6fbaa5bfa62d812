import { describe, expect, it } from 'vitest';
import { findNemaType, formatNema } from './nema-type.ts';

describe('findNemaType', () => {
  it.each([
    [8, 1],
    [10, 1],
    [17.9, 1],
    [18, 2],
    [28.9, 2],
    [29, 3],
    [46, 4],
    [70, 5],
    [100, 6],
    [129.9, 6],
    [130, 7],
    [180, 7],
  ])('a field of %f° is type %i', (fieldDeg, type) => {
    expect(findNemaType({ c0Deg: fieldDeg, c90Deg: 50 })).toEqual({
      horizontal: 4,
      vertical: type,
    });
  });

  it('is written horizontal × vertical, and does not exist without a beam', () => {
    expect(formatNema({ horizontal: 6, vertical: 5 })).toBe('6 × 5');
    expect(findNemaType({ c0Deg: null, c90Deg: 50 })).toBeNull();
    expect(findNemaType({ c0Deg: 50, c90Deg: null })).toBeNull();
  });
});
