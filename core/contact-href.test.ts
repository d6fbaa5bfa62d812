import { expect, test } from 'vitest';
import { contactHrefOf } from '#core/contact-href.ts';

test.each([
  ['+44 114 496 0140', 'tel:+441144960140'],
  ['+34 960 000 140', 'tel:+34960000140'],
  ['+34\u00a0960\u00a0000\u00a0140', 'tel:+34960000140'],
  ['+1 (212) 555-0100', 'tel:+12125550100'],
  ['hello@example.com', 'mailto:hello@example.com'],
])('%s leads to %s', (text, href) => {
  expect(contactHrefOf(text)).toBe(href);
});

test.each([
  ['hours', 'Mon–Thu 8.30–17.00'],
  ['a power', '+20 %'],
  ['a short number', '+44 12'],
  ['an address within a sentence', 'Write to hello@example.com'],
  ['two addresses', 'a@b.example, c@d.example'],
  ['a script', 'javascript:alert(1)@b.example?subject=x'],
  ['nothing', ''],
])('%s leads nowhere', (_, text) => {
  expect(contactHrefOf(text)).toBeNull();
});
