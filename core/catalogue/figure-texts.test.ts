import { expect, test } from 'vitest';
import { ambientText } from '#core/catalogue/figure-texts.ts';
import type { Variant } from '#core/catalogue/product-view.ts';

test.each([
  [-20, 45, '−20 … +45\u00a0°C'],
  [0, 35, '0 … +35\u00a0°C'],
])(
  'an ambient range from %d to %d carries signs, and nothing before zero',
  (taMinC, taMaxC, text) => {
    expect(ambientText({ taMinC, taMaxC } as Variant)).toBe(text);
  },
);
