import { describe, expect, test } from 'vitest';
import { createCodingRanking } from '#server/http/encoding/accept-encoding.ts';

const rank = createCodingRanking(['br', 'zstd', 'gzip']);

describe('createCodingRanking', () => {
  test.each([
    [undefined, ['identity']],
    ['', ['identity']],
    ['gzip, deflate, br, zstd', ['br', 'zstd', 'gzip', 'identity']],
    ['gzip', ['gzip', 'identity']],
    ['GZIP;Q=0.5', ['gzip', 'identity']],
    ['br;q=0, gzip', ['gzip', 'identity']],
    ['br;q=0.000, *', ['zstd', 'gzip', 'identity']],
    ['br; q=0.5, gzip; q=0.9', ['gzip', 'br', 'identity']],
    ['*', ['br', 'zstd', 'gzip', 'identity']],
    ['*;q=0', ['identity']],
    ['*;q=0, gzip', ['gzip']],
    ['identity', ['identity']],
    ['identity, br;q=0.2', ['identity', 'br']],
    ['gzip, identity;q=0', ['gzip']],
    ['identity;q=0', ['identity']],
    ['deflate, brr, xgzip', ['identity']],
    ['gzip;q=abc', ['identity']],
  ])('%s gives %j', (header, expected) => {
    expect(rank(header)).toEqual(expected);
    // The second time from the cache.
    expect(rank(header)).toEqual(expected);
  });

  test('made-up headers neither fill the cache nor change the results of others', () => {
    for (let at = 0; at < 1000; at += 1) rank(`gzip;q=0.${at}`);
    expect(rank(`${'x,'.repeat(5000)}br`)).toEqual(['identity']);
    expect(rank('gzip;q=0')).toEqual(['identity']);
  });
});
