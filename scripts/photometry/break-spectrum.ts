import { mutate } from '#core/photometry/reading/mutate.fixtures.ts';
import { formatSpdx } from '#core/photometry/spectrum/format-spdx.ts';

type Random = () => number;

const wavelengthsNm = Array.from({ length: 81 }, (_, index) => 380 + 5 * index);
const sound = formatSpdx(
  {
    ...{ manufacturer: 'Company', catalogNumber: '840', description: 'LED', laboratory: 'Lab' },
    spectrum: {
      wavelengthsNm,
      values: wavelengthsNm.map((nm) => Math.exp(-(((nm - 560) / 90) ** 2))),
    },
  },
  'Test',
);

const entities = [
  '<!DOCTYPE x [<!ENTITY a "0123456789"><!ENTITY b "&a;&a;&a;&a;&a;&a;&a;&a;"><!ENTITY c "&b;&b;&b;&b;&b;&b;">]>',
  '<!DOCTYPE x [<!ENTITY x SYSTEM "file:///etc/passwd">]>',
  '<!DOCTYPE x SYSTEM "http://127.0.0.1:1/evil.dtd">',
  '<!doctype x [<!ENTITY % p SYSTEM "http://127.0.0.1:1/p"> %p;]>',
];
/** What `Number` reads, or nearly, and no power is. */
const numbers = [
  ...['NaN', 'Infinity', '-Infinity', '1e999', '-1e308', '1e308', '5e-324', '0x1F', '0b1'],
  ...['1_000', '1,5', '١', '', ' ', '-', '--1', '1e', '&#48;', '&x;', '<a/>', '9'.repeat(400)],
];

/** Creates a spectrum that is broken in its bytes, entities, nesting, size or numbers. */
export function breakSpectrum(random: Random): Uint8Array {
  const pick = <Item>(list: readonly Item[]) => list[Math.floor(random() * list.length)] as Item;
  const count = 1 + Math.floor(random() * 30_000);
  const data = (nm: number | string, power: number | string) =>
    `<SpectralData wavelength="${nm}">${power}</SpectralData>`;
  const replaceOne = (pattern: RegExp, by: (match: string) => string) => {
    const found = [...sound.matchAll(pattern)];
    const { index, 0: match } = pick(found);
    return `${sound.slice(0, index)}${by(match)}${sound.slice(index + match.length)}`;
  };
  const breaks = [
    () => mutate(new TextEncoder().encode(sound), random),
    () => `${pick(entities)}${sound.replace('Company', '&c;&x;')}`,
    () => `${'<a>'.repeat(count)}${sound}${'</a>'.repeat(random() < 0.5 ? count : 1)}`,
    () => sound.replace('<SpectralDistribution>', `$&${data(400, 1).repeat(count)}`),
    () =>
      sound.replace(
        '<SpectralDistribution>',
        `$&${Array.from({ length: count }, (_, index) => data(200 + index / 20, random())).join('')}`,
      ),
    () => sound.replace('Company', 'x'.repeat(100 * count)),
    () => sound.replace('<Header>', `<Header ${'b="x" '.repeat(count)}>`),
    () => `${sound}${'<!--'.repeat(count)}`,
    () => `${sound.slice(0, sound.length / 2)}<![CDATA[${']'.repeat(count)}`,
    () => replaceOne(/>[\d.e-]+</g, () => `>${pick(numbers)}<`),
    () =>
      replaceOne(/wavelength="[^"]*"/g, () => `wavelength="${pick(numbers).replace(/[<"]/g, '')}"`),
    () => replaceOne(/wavelength="[^"]*"/g, (match) => `${match} ${match}`),
  ];
  const broken = pick(breaks)();
  return typeof broken === 'string' ? new TextEncoder().encode(broken) : broken;
}
