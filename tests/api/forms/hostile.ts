import { randomBytes, randomInt } from 'node:crypto';
import { zipSync } from 'fflate';
import { goodMessage, goodRegistration } from '#server/forms/forms.fixtures.ts';
import { UNIT_TAG } from '#tests/api/forms/forms.ts';

/** A hostile request. */
export type HostileRequest = {
  path: string;
  headers: Record<string, string>;
  body: string | Uint8Array<ArrayBuffer> | FormData;
};

export const FEEDBACK = '/contact-form-7/v1/contact-forms/6/feedback';
export const CLAIM = '/ansell/v1/product/warranty-claim';
export const COPY = '/contact-form-7/v1/contact-forms/105/feedback';
export const REGISTER = '/ansell/v1/product/warranty-register';
const claim = {
  product: 'NIM120',
  fault: 'x'.repeat(20),
  'your-name': 'A',
  'your-email': 'a@example.test',
};

export const NASTY = [
  "'; drop table form_submission; --",
  '<script>alert(1)</script>',
  '{{7*7}}#{7*7}<%= 7*7 %>',
  '$(touch /tmp/owned)`touch /tmp/owned`|touch /tmp/owned',
  '../../../../etc/passwd',
  '..\\..\\windows\\win.ini',
  '%00%0d%0aBcc: all@example.test',
  'a\r\nBcc: all@example.test\r\n\r\nbody',
  '=?utf-8?B?Ymlm?= <x@example.test>',
  '\u0000\u0001\u001b[31m',
  '\u202egnp.exe\u2066\u200b\ufeff',
  '\ud800 lone \udfff',
  'Z͑ͫ̓ͪ̂ͫ̽͏̴̙̤̞͉͚̯̞̠͍A̴̵̜̰͔ͫ͗͢L̠ͨͧͩ͘G̴̻͈͍͔̹̑͗̎̅͛́Ǫ̵̹̻̝̳͂̌̌͘!͖̬̰̙̗̿̋ͥͥ̂ͣ̐́́͜͞',
  '𝕱𝖚𝖑𝖑𝖜𝖎𝖉𝖙𝖍 ＜ｓｃｒｉｐｔ＞',
  '=HYPERLINK("http://evil.example","x")',
  '__proto__',
  'NaN',
  '1e309',
  '-0',
  '[object Object]',
  'a'.repeat(5000),
  'é'.repeat(70_000),
];
const NAMES = [
  ...Object.keys(goodMessage),
  '__proto__',
  'constructor',
  'toString',
  'products-code[]',
  'a'.repeat(3000),
];

export const pick = <Item>(items: readonly Item[]): Item => items[randomInt(items.length)] as Item;

/** Creates a multipart body with raw part headers that no browser would send. */
function rawBody(parts: string[], boundary = 'xx'): HostileRequest {
  const body = `${parts.map((part) => `--${boundary}\r\n${part}\r\n`).join('')}--${boundary}--\r\n`;
  return {
    path: pick([FEEDBACK, CLAIM]),
    headers: { 'content-type': `multipart/form-data; boundary=${boundary}` },
    body,
  };
}

export function form(
  path: string,
  fields: Record<string, string | string[]>,
  files: [string, File][] = [],
) {
  const body = new FormData();
  for (const [name, value] of Object.entries(fields)) {
    for (const entry of [value].flat()) body.append(name, entry.toWellFormed());
  }
  for (const [name, file] of files) body.append(name, file);
  return { path, headers: {}, body };
}

const fileOf = (bytes: Uint8Array<ArrayBuffer>, name: string) =>
  new File([bytes], name.toWellFormed());
const latin = (text: string) => new Uint8Array(Buffer.from(text, 'latin1'));

/** A picture whose header declares gigantic dimensions. */
const pixelBomb = latin(
  '\x89PNG\r\n\x1a\n\x00\x00\x00\rIHDR\x00\x01\x86\xa0\x00\x01\x86\xa0\x08\x02\x00\x00\x00\x00\x00\x00\x00',
);
const FILES: (() => [string, Uint8Array<ArrayBuffer>])[] = [
  () => ['a.jpg', pixelBomb],
  () => ['a.png', pixelBomb],
  () => ['a.jpg', latin('GIF89a/*<script>alert(1)</script>*/=1;')],
  () => [
    'a.png',
    latin(`\x89PNG\r\n\x1a\n<?php system($_GET["c"]); ?>${randomBytes(300).toString('latin1')}`),
  ],
  () => ['a.jpg', latin(`\xff\xd8\xff\xe1\xff\xff${randomBytes(2000).toString('latin1')}`)],
  () => ['a.webp', latin(`RIFF\xff\xff\xff\xffWEBPVP8 ${randomBytes(500).toString('latin1')}`)],
  () => ['a.jpg', new Uint8Array(zipSync({ 'a.txt': new Uint8Array(100_000) }))],
  () => ['a.svg', latin('<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)"/>')],
  () => ['../../../../tmp/owned.jpg', latin('\xff\xd8\xff\xe0')],
  () => ['a.jpg\u0000.php', latin('\xff\xd8\xff\xe0')],
  () => [`${'n'.repeat(5000)}.jpg`, new Uint8Array(0)],
];

const KINDS: (() => HostileRequest)[] = [
  () => form(FEEDBACK, { ...goodMessage, _wpcf7_unit_tag: UNIT_TAG, [pick(NAMES)]: pick(NASTY) }),
  () =>
    form(FEEDBACK, {
      ...goodMessage,
      _wpcf7_unit_tag: pick(NASTY),
      _wpcf7_recaptcha_response: pick(NASTY),
    }),
  () =>
    form(FEEDBACK, {
      _wpcf7_unit_tag: UNIT_TAG,
      [`${pick(NAMES)}[]`]: NASTY.slice(0, randomInt(1, 20)),
    }),
  () =>
    form(REGISTER, {
      ...goodRegistration,
      'products-code[]': NASTY.slice(0, 10),
      _idempotency_key: pick(NASTY),
    }),
  () =>
    form(REGISTER, {
      ...goodRegistration,
      installed: pick([...NASTY, '9999-99-99', '0000-00-00']),
    }),
  () =>
    form(COPY, {
      'your-email': 'a@example.test',
      _wpcf7_unit_tag: UNIT_TAG,
      _copy_of: pick([...NASTY, 'energy-report', 'project-list', 'constructor']),
      _copy: pick(NASTY),
    }),
  () => form(CLAIM, claim, [['photos', fileOf(...swap(pick(FILES)()))]]),
  () =>
    form(
      CLAIM,
      claim,
      Array.from({ length: 8 }, () => ['photos', fileOf(...swap(pick(FILES)()))]),
    ),
  () =>
    form(FEEDBACK, {
      ...goodMessage,
      _wpcf7_unit_tag: UNIT_TAG,
      'your-message': 'x'.repeat(1_000_000),
    }),
  () =>
    rawBody(
      Array.from(
        { length: 3000 },
        (_, index) => `content-disposition: form-data; name="f${index}"\r\n\r\n1`,
      ),
    ),
  () => rawBody([`content-disposition: form-data; name="a"\r\n${'x-y: z\r\n'.repeat(2000)}\r\n1`]),
  () => rawBody(['content-disposition: form-data\r\n\r\n1', 'nothing', '']),
  () =>
    rawBody([
      `content-disposition: form-data; name="photos"; filename="${'../'.repeat(50)}x"\r\n\r\nx`,
    ]),
  () => ({ ...rawBody(['a']), body: randomBytes(randomInt(1, 3000)) as Uint8Array<ArrayBuffer> }),
  () => {
    const { body, ...rest } = rawBody([
      'content-disposition: form-data; name="photos"; filename="a.jpg"\r\n\r\nxxxx',
    ]);
    return { ...rest, body: String(body).slice(0, randomInt(10, 80)) };
  },
  () => ({
    path: pick([FEEDBACK, CLAIM, REGISTER]),
    headers: {
      'content-type': pick([
        'text/plain',
        'multipart/form-data',
        'multipart/form-data; boundary=',
        'application/json',
        'multipart/mixed; boundary=x',
      ]),
    },
    body: pick(NASTY).toWellFormed(),
  }),
  () => ({
    path: '/jgm/v1/google-recaptcha/verify',
    headers: { 'content-type': 'application/json' },
    body: pick([
      '',
      '{',
      '[]',
      '{"token":{}}',
      `{"token":"${'x'.repeat(20_000)}"}`,
      '{"token":"q.1.1.1.0000000000000000.00.1"}',
      JSON.stringify({ token: pick(NASTY).toWellFormed() }),
    ]),
  }),
];

function swap([name, bytes]: [string, Uint8Array<ArrayBuffer>]): [Uint8Array<ArrayBuffer>, string] {
  return [bytes, name];
}

/** Creates one of many kinds of hostile requests without a valid token; requests of a kind differ by index. */
export function createHostileRequest(index: number): HostileRequest {
  return (KINDS[index % KINDS.length] as () => HostileRequest)();
}
