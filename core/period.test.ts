import { describe, expect, test } from 'vitest';
import { isWithin } from '#core/period.ts';

const record = { posted: '2026-05-01', updated: '2026-06-02T10:00:00.500Z' };

describe('a record', () => {
  test.each([
    [{}, true],
    [{ after: '2026-04-30T23:59:59' }, true],
    [{ after: '2026-05-01T00:00:00' }, false],
    [{ before: '2026-05-01T00:00:01' }, true],
    [{ before: '2026-05-01T00:00:00' }, false],
    [{ modifiedAfter: '2026-06-02T09:59:59' }, true],
    [{ modifiedAfter: '2026-06-02T10:00:00' }, false],
    [{ modifiedBefore: '2026-06-02T10:00:01' }, true],
    [{ after: '2026-04-01T00:00:00', modifiedBefore: '2026-06-01T00:00:00' }, false],
  ])('is within %j: %s', (period, expected) => {
    expect(isWithin(record, period)).toBe(expected);
  });
});
