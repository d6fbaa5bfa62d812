import { expect, test } from 'vitest';
import { joinGroups } from '#server/import/join-groups.ts';

test.each([
  ['a 50 000 h, 18 400 m²', 'a 50\u202f000\u00a0h, 18\u202f400\u00a0m²'],
  ['1 250 000,5 kWh al año', '1\u202f250\u202f000,5\u00a0kWh al año'],
  ['a 50\u202f000 h', 'a 50\u202f000\u00a0h'],
  ['a las 50 000 horas', 'a las 50\u202f000 horas'],
  ['<p>12 500 h.</p>', '<p>12\u202f500\u00a0h.</p>'],
  ['la norma EN 301 549.', 'la norma EN\u00a0301 549.'],
  ['2500 h al 70 %', '2500\u00a0h al 70\u00a0%'],
  ['IP65 600 mm', 'IP65 600\u00a0mm'],
  ['L80 100 h', 'L80 100\u00a0h'],
  ['en 2025 100 h', 'en 2025 100\u00a0h'],
  ['0 300 lx', '0 300\u00a0lx'],
  ['<a href="/x" title="50 000 h">2 m</a>', '<a href="/x" title="50 000 h">2\u00a0m</a>'],
])('%s stays on one line', (html, joined) => {
  expect(joinGroups(html)).toBe(joined);
});

test.each([
  ['TM-30, LM-63.', '<b>TM-30</b>, <b>LM-63</b>.'],
  ['DALI-2-certified (DB-HE)', '<b>DALI-2</b>-certified (<b>DB-HE</b>)'],
  ['EN 60598-2-1:2021', 'EN\u00a0<b>60598-2-1</b>:2021'],
  ['UNE-EN 12464-1', '<b>UNE-EN</b>\u00a0<b>12464-1</b>'],
  ['<a href="/x-1" title="TM-30">TM-30</a>', '<a href="/x-1" title="TM-30"><b>TM-30</b></a>'],
])('the name in %s stays on one line and is copied with its hyphen', (html, joined) => {
  const spans = joined.replaceAll('<b>', '<span class="whole">').replaceAll('</b>', '</span>');
  expect(joinGroups(html)).toBe(spans);
});

test.each(['LED-based, A-Class', '<code>TM-30</code>', '<svg role="img"><text>TM-30</text></svg>'])(
  '%s has no name to join',
  (html) => {
    expect(joinGroups(html)).toBe(html);
  },
);

test.each(['+44 114 496 0161', '+34 960 000 168', '<code>5 m</code>', 'BRS60/12 840', '18 8300'])(
  '%s is as it was',
  (html) => {
    expect(joinGroups(html)).toBe(html);
  },
);
