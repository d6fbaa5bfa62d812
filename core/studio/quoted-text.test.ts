import { expect, test } from 'vitest';
import { divideReply } from '#core/studio/quoted-text.ts';

test.each([
  ['Thank you.', 'Thank you.', ''],
  [
    'Thank you.\n\nOn 27 November Ana wrote:\n> It ships\n> today.\n',
    'Thank you.',
    'On 27 November Ana wrote:\n> It ships\n> today.',
  ],
  [
    'Gracias.\n\nEl vie, 27 nov 2026 a las 10:00, Ana Ruiz (ana@lumbrera.example)\nescribió:\n\n> Sale hoy.',
    'Gracias.',
    'El vie, 27 nov 2026 a las 10:00, Ana Ruiz (ana@lumbrera.example)\nescribió:\n\n> Sale hoy.',
  ],
  ['> When?\nTomorrow.', '> When?\nTomorrow.', ''],
  ['We need 12 of:\n> NIM120', '', 'We need 12 of:\n> NIM120'],
  ['> all of it', '', '> all of it'],
  ['', '', ''],
])('%j', (text, own, quoted) => {
  expect(divideReply(text)).toEqual({ own, quoted });
});
