import { describe, expect, it, test } from 'vitest';
import { readPhotometry } from '#core/photometry/reading/read-photometry.ts';
import { formatSpdx } from './format-spdx.ts';
import { illuminants } from './illuminants.fixtures.ts';
import { readSpectrumFile } from './open-spectrum.ts';
import { looksLikeSpdx, readSpdx } from './read-spdx.ts';
import { gridNm } from './spectrum.ts';

const bytesOf = (text: string) => new TextEncoder().encode(text);
const spectrum = { wavelengthsNm: gridNm, values: illuminants.f2 };
const file = {
  manufacturer: 'Company',
  catalogNumber: '840',
  description: 'Lamp & ballast',
  laboratory: 'Calculated',
  spectrum,
};
const spdx = formatSpdx(file, 'Test');
const withValues = (values: string) =>
  `<IESTM2714 xmlns="iestm2714"><Header/><SpectralDistribution>${values}</SpectralDistribution></IESTM2714>`;
const value = (nm: number | string, power: number | string) =>
  `<SpectralData wavelength="${nm}">${power}</SpectralData>`;

describe('readSpdx', () => {
  it('reads what formatSpdx writes, relative to the peak', () => {
    const read = readSpdx(spdx);
    const peak = Math.max(...illuminants.f2);
    expect(looksLikeSpdx(spdx)).toBe(true);
    expect(read).toMatchObject({ description: 'Lamp & ballast', catalogNumber: '840' });
    read.spectrum.values.forEach((power, index) => {
      expect(power).toBeCloseTo((illuminants.f2[index] ?? 0) / peak, 4);
    });
    expect(readSpectrumFile(bytesOf(spdx)).report.figures.rendering?.ra).toBeCloseTo(64.2, 0);
  });

  it('sorts wavelengths and takes noise below zero as darkness', () => {
    const { spectrum: read } = readSpdx(
      withValues(value(500, 100) + value(400, -1) + value(600, 20)),
    );
    expect(read).toEqual({ wavelengthsNm: [400, 500, 600], values: [0, 100, 20] });
  });

  test.each([
    ['xml-broken', spdx.slice(0, 300)],
    ['xml-broken', `<!DOCTYPE x []>${spdx}`],
    ['xml-unknown', '<IESTM33/>'],
    ['no-spectrum', withValues(value(500, 1))],
    ['no-spectrum', withValues('')],
    ['dark-spectrum', withValues(value(400, 0) + value(500, 0))],
    ['dark-spectrum', withValues(value(900, 1) + value(950, 1))],
    ['wavelength-twice', withValues(value(400, 1) + value(400, 2))],
    ['negative-intensity', withValues(value(400, 10) + value(500, -5))],
    ['not-a-number', withValues(value(400, 10) + value(500, 'x'))],
    ['not-a-number', withValues(value('', 10) + value(500, 1))],
    ['out-of-range', withValues(value(4e9, 10) + value(500, 1))],
    ['xml-broken', withValues(value(400, 1).repeat(30_000))],
  ])('refuses %s in words', (code, text) => {
    expect(() => readSpectrumFile(bytesOf(text))).toThrow(expect.objectContaining({ code }));
  });

  it('is refused where a light distribution is needed, and says what it is', () => {
    expect(() => readPhotometry(bytesOf(spdx))).toThrow(
      expect.objectContaining({ code: 'spectrum-alone' }),
    );
  });
});

describe('the spectrum of a TM-33 file', () => {
  const light =
    '<LuminousData><LuminousIntensity><IntData h="0" v="0">5</IntData><IntData h="0" v="90">5</IntData></LuminousIntensity></LuminousData>';
  const tm33 = (data: string) =>
    readPhotometry(bytesOf(`<IESTM33-22><Header/><Emitter>${light}${data}</Emitter></IESTM33-22>`));

  test.each([
    '<SpectralData><EmitterSpectral><PwrData w="400">1</PwrData><PwrData w="500">2</PwrData></EmitterSpectral></SpectralData>',
    '<SpectralDistribution><SpectralData w="400">1</SpectralData><SpectralData w="500">2</SpectralData></SpectralDistribution>',
    '<SpectralDistribution><Wavelengths>400 500</Wavelengths><Values>1 2</Values></SpectralDistribution>',
  ])('is read from %s', (data) => {
    expect(tm33(data).spectrum).toEqual({ wavelengthsNm: [400, 500], values: [1, 2] });
  });

  it('is left out with a finding where it cannot be read, and null where there is none', () => {
    const broken = tm33(
      '<SpectralDistribution><Wavelengths>400 x</Wavelengths><Values>1 2</Values></SpectralDistribution>',
    );
    expect(broken.spectrum).toBeNull();
    expect(broken.findings.map(({ code }) => code)).toContain('tm33-spectrum-unreadable');
    expect(tm33('').spectrum).toBeNull();
  });
});
