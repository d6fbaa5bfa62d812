import fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  formatStripRequest,
  parseStripRequest,
} from '#core/calculators/led-strip/strip-request.ts';

const requestOf = (query: string) => parseStripRequest('en', new URLSearchParams(query));

test('an empty query selects nothing and uses the defaults', () => {
  expect(requestOf('')).toMatchObject({
    choice: { family: undefined, power: undefined, dimmable: undefined },
    runsText: '',
    feed: 'one-end',
    rounding: 'down',
    packing: 'fewest',
    areaMm2: 1.5,
  });
});

test('names values that a query cannot have', () => {
  const { choice, feed, areaMm2, diffuser, refused } = requestOf(
    'power=x&volts=-3&dimmable=voice&feed=all&area=-9&diffuser=red',
  );
  const values = ['power=x', 'volts=-3', 'dimmable=voice', 'feed=all', 'area=-9', 'diffuser=red'];
  expect(refused).toEqual(values);
  expect(requestOf('feed=centre&power=14.4&place=strip').refused).toEqual([]);
  expect({ choice, feed, areaMm2, diffuser }).toMatchObject({
    choice: { power: undefined, volts: undefined, dimmable: undefined },
    feed: 'one-end',
    areaMm2: 1.5,
    diffuser: '',
  });
});

test('writes a request as its query, without defaults', () => {
  expect(formatStripRequest('en', requestOf(''))).toBe('');
  const query =
    '?family=TRA128&power=14.4&runs=7230%0A2+x+1200&feed=centre&cable=0&area=2.5&resistance=class-5&profile=SUR17&driver=VATCV%2F100%2F24%2F20&accessory=TALLER%2FCUT&accessory=TALLER%2FBOX%2F20';
  expect(formatStripRequest('en', requestOf(query))).toBe(query);
  expect(requestOf('accessory=x/1&accessory=X/1&accessory=').accessories).toEqual(['X/1']);
});

test.each([
  ['en', '1.5\n4 x 1,200\n1.234 m', '0.5'],
  ['es', '1,5\n4 x 1.200\n1,234 m', '0,5'],
] as const)('input in one language (%s) is read in all', (locale, runs, cable) => {
  const typed = new URLSearchParams({ typed: locale, runs, cable });
  const request = parseStripRequest(locale, typed);
  // Text does not change while it is typed.
  expect(request).toMatchObject({ runsText: runs, cableText: cable });
  const address = new URLSearchParams(formatStripRequest(locale, request));
  expect(address.get('cable')).toBe('0.5');
  expect(address.has('typed')).toBe(false);
  for (const [language, expected] of Object.entries({
    en: { runsText: '1.5\n4 x 1200\n1.234 m', cableText: '0.5' },
    es: { runsText: '1,5\n4 x 1200\n1,234 m', cableText: '0,5' },
  })) {
    const localised =
      locale === 'en' && language === 'en' ? { ...expected, runsText: runs } : expected;
    expect(parseStripRequest(language as 'en' | 'es', address)).toMatchObject(localised);
  }
});

test('a query survives the round trip, whatever was typed', () => {
  const text = fc.string({ unit: fc.constantFrom(...'0123456789.,x mc;\n'), maxLength: 30 });
  fc.assert(
    fc.property(text, fc.constantFrom('en', 'es'), (runs, locale) => {
      const typed = parseStripRequest(locale, new URLSearchParams({ typed: locale, runs }));
      const address = formatStripRequest(locale, typed);
      const read = parseStripRequest(locale, new URLSearchParams(address));
      expect(formatStripRequest(locale, read)).toBe(address);
    }),
  );
});
