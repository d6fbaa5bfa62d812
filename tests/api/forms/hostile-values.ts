import { randomInt } from 'node:crypto';
import sharp from 'sharp';
import { goodMessage, goodRegistration } from '#server/forms/forms.fixtures.ts';
import { UNIT_TAG } from '#tests/api/forms/forms.ts';
import {
  CLAIM,
  COPY,
  FEEDBACK,
  form,
  type HostileRequest,
  NASTY,
  pick,
  REGISTER,
} from '#tests/api/forms/hostile.ts';

type Fields = Record<string, string | string[]>;

/** A valid photo with a script in its metadata and after its end. */
const photo = await sharp({ create: { width: 24, height: 16, channels: 3, background: '#844' } })
  .withExif({ IFD0: { ImageDescription: '<script>alert(1)</script>' } })
  .jpeg()
  .toBuffer();
const polyglot = new Uint8Array(
  Buffer.concat([photo, Buffer.from('<?php system("touch /tmp/owned"); ?>')]),
);
const photoNames = ['a.jpg', '../../../../tmp/owned.jpg', '"><script>.jpg', 'a\r\nBcc: x.jpg'];

const EMAILS = [
  'a@example.test',
  'A.b+c@EXAMPLE.test',
  'a@example.test\r\nBcc: all@example.test',
  'a@example.test,all@example.test',
  '"<script>"@example.test',
  "o'brien&x@example.test",
  'a@example.test\u2028Bcc: all@example.test',
];

/** Cut to the maximum length of the field; another kind of request tests longer values. */
const nasty = (length: number) => `Zz ${pick(NASTY)}`.slice(0, length);
const claim = {
  product: 'NIM120',
  'your-name': 'Ana García',
  'your-email': 'a@example.test',
};

const KINDS: (() => [path: string, Fields, [string, File][]?])[] = [
  () => [
    FEEDBACK,
    { ...goodMessage, 'your-name': nasty(60), 'your-message': nasty(400), [nasty(90)]: 'x' },
  ],
  () => [FEEDBACK, { ...goodMessage, 'your-email': pick(EMAILS), 'your-message': nasty(400) }],
  () => [
    FEEDBACK,
    {
      ...goodMessage,
      'your-site': pick(['https://evil.example/"><script>', 'javascript:alert(1)', nasty(60)]),
      'your-phone': pick(['+34 (96) 1', nasty(30)]),
      qty: pick(['5', '1e1', '0x5', '\u0665', nasty(5)]),
      visit: pick(['2026-02-28', '2026-02-30', nasty(10)]),
      topic: pick(['Sales', 'Support', nasty(20)]),
      'areas[]': pick([['Indoor'], ['Indoor', '<b>'], ['__proto__']]),
    },
  ],
  () => [REGISTER, { ...goodRegistration, installer: nasty(90), site: nasty(120) }],
  () => [
    REGISTER,
    {
      ...goodRegistration,
      'products-code[]': ['NIM120', pick(['vel400', ' nim120 ', '<b>', nasty(40)])],
      'products-quantity[]': ['12', pick(['3', '0', '-1', '1.5', '1e3', '\uff13'])],
    },
  ],
  () => [
    CLAIM,
    { ...claim, fault: nasty(400), 'your-name': nasty(60) },
    Array.from({ length: randomInt(0, 4) }, () => [
      'photos',
      new File([polyglot], pick(photoNames)),
    ]),
  ],
  () => [
    COPY,
    { 'your-email': pick(EMAILS), _copy_of: pick(['project-list', nasty(20)]), _copy: nasty(400) },
  ],
];

/** Creates a plausible request with a valid token and timing; only its values are hostile. */
export function createHostileSubmission(index: number, token: string): HostileRequest {
  const [path, fields, files] = (KINDS[index % KINDS.length] as (typeof KINDS)[0])();
  const protocol = {
    _wpcf7_unit_tag: UNIT_TAG,
    _wpcf7_recaptcha_response: token,
    _elapsed: '60000',
  };
  return form(path, { consent: '1', ...fields, ...protocol }, files);
}
