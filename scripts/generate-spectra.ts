// Writes the spectra of white LEDs that the variants of the catalogue name, such as `led-830.spdx`, to content/media/spectra/:
// node scripts/generate-spectra.ts
import { mkdirSync, readdirSync, unlinkSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { formatSpdx } from '#core/photometry/spectrum/format-spdx.ts';
import { calculateSpectralFigures } from '#core/photometry/spectrum/spectral-figures.ts';
import { gridNm } from '#core/photometry/spectrum/spectrum.ts';
import { readCompany } from '#scripts/company.mjs';
import { createSpectrum } from './photometry/create-spectrum.ts';
import { readProducts } from './photometry/read-products.ts';

const catalogue = fileURLToPath(new URL('../content/catalogue/products/', import.meta.url));
const target = new URL('../content/media/spectra/', import.meta.url);
const named = /^led-[\d-]+\.spdx$/;

const { products } = readProducts(catalogue, []);
const wanted = new Map(
  products
    .flatMap(({ variants }) => variants)
    .filter(({ spectrum }) => spectrum !== null && named.test(spectrum))
    .map(({ spectrum, cct_k, cri }) => [spectrum ?? '', { cctK: cct_k ?? 0, cri: cri ?? 0 }]),
);

mkdirSync(target, { recursive: true });
for (const [name, colour] of [...wanted].sort(([one], [other]) => (one < other ? -1 : 1))) {
  const values = createSpectrum(colour);
  const { cctK, cri } = colour;
  const header = {
    manufacturer: readCompany().name,
    catalogNumber: name.replace('.spdx', ''),
    description: `White LED, ${cctK} K, CRI ${cri}`,
    laboratory: 'Calculated spectrum',
  };
  const spectrum = { wavelengthsNm: gridNm, values };
  const comments = 'Calculated from a model of a phosphor-converted LED; not a measurement.';
  writeFileSync(new URL(name, target), formatSpdx({ ...header, spectrum }, comments));
  const figures = calculateSpectralFigures(spectrum);
  const { rendering, fidelity, melanopicRatio } = figures ?? {};
  console.log(
    `${name}: ${figures?.cctK?.toFixed(0)} K, Ra ${rendering?.ra.toFixed(1)}, R9 ${rendering?.special[8]?.toFixed(0)}, ` +
      `Rf ${fidelity?.rf.toFixed(0)}, Rg ${fidelity?.rg.toFixed(0)}, melanopic DER ${melanopicRatio?.toFixed(2)}`,
  );
}
for (const name of readdirSync(target)) {
  if (named.test(name) && !wanted.has(name)) unlinkSync(new URL(name, target));
}
