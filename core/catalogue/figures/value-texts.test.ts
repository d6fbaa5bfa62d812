import { expect, test } from 'vitest';
import { ambientText } from '#core/catalogue/figures/value-texts.ts';

test.each([
  [-20, 45, '−20 … +45\u00a0°C'],
  [0, 35, '0 … +35\u00a0°C'],
])(
  'an ambient range from %d to %d carries signs, and nothing before zero',
  (taMinC, taMaxC, text) => {
    expect(ambientText({ taMinC, taMaxC })).toBe(text);
  },
);
