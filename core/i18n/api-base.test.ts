import { describe, expect, test } from 'vitest';
import { apiBaseOf } from '#core/i18n/api-base.ts';

describe('apiBaseOf', () => {
  test.each([
    ['/api', 'en', '/api/'],
    ['/api/', 'en', '/api/'],
    ['/api', 'es', '/api/es/'],
    ['/api/es', 'es', '/api/es/'],
    ['/es/api', 'es', '/es/api/'],
    ['https://cms.example.com/wp-json', 'es', 'https://cms.example.com/wp-json/es/'],
  ] as const)('%s in %s is %s', (base, locale, expected) => {
    expect(apiBaseOf(base, locale)).toBe(expected);
  });
});
