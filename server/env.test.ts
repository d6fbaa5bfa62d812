import { describe, expect, test } from 'vitest';
import { readEnv } from '#server/env.ts';

describe('readEnv', () => {
  test('needs nothing', () => {
    expect(readEnv({})).toMatchObject({ PORT: 3000, DATA_DIR: './data', API_BASE: '/api' });
  });

  test('takes an empty variable as not set', () => {
    expect(readEnv({ DATABASE_URL: '', PORT: '' })).toMatchObject({ PORT: 3000 });
  });

  test('names every wrong variable with a valid example', () => {
    const source = { PORT: 'eighty', DATABASE_URL: 'mysql://x', API_BASIC_AUTH: 'secret' };
    expect(() => readEnv(source)).toThrow(/PORT must be a port such as 3000, got 'eighty'/);
    expect(() => readEnv(source)).toThrow(
      /DATABASE_URL must be .*postgres:\/\/user:password@host:5432\/name/,
    );
    expect(() => readEnv(source)).toThrow(
      /API_BASIC_AUTH must be a name and a password such as site:secret/,
    );
  });
});
