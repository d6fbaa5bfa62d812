import { strToU8, zipSync } from 'fflate';
import { expect, test } from 'vitest';
import { createDistribution } from '#core/photometry/distribution.ts';
import { formatSpdx } from '#core/photometry/spectrum/format-spdx.ts';
import { createSeeds } from '#scripts/photometry/fuzz-seeds.ts';
import { openFile } from './open-file.ts';

const light = strToU8(createSeeds(createDistribution({ kind: 'lambertian' })).ldt);
const inline =
  '<Intensity wavelength="450">0.5</Intensity><Intensity wavelength="600">1</Intensity>';
const byFile = '<SpectrumFileReference fileId="s"/>';
const fixed = {
  sources: '<FixedLightSource id="led"><SpectrumReference spectrumId="warm"/></FixedLightSource>',
  equipments: '',
  emitter:
    '<FixedLightEmitter><PhotometryReference photometryId="p"/><LightSourceReference fixedLightSourceId="led"/></FixedLightEmitter>',
};
const changeable = {
  sources:
    '<ChangeableLightSource id="lamp"><SpectrumReference spectrumId="warm"/></ChangeableLightSource>',
  equipments:
    '<Equipment id="e"><LightSourceReference changeableLightSourceId="lamp"/></Equipment>',
  emitter:
    '<ChangeableLightEmitter><PhotometryReference photometryId="p"/><EquipmentReference equipmentId="e"/></ChangeableLightEmitter>',
};

const open = (spectrum: string, { part = fixed, file = '' } = {}) => {
  const xml = `<Root><GeneralDefinitions><Files>
<File id="f" contentType="ldc/eulumdat" type="localFileName">a.ldt</File>
<File id="s" contentType="spectrum/txt" type="localFileName">warm.txt</File></Files>
<Photometries><Photometry id="p"><PhotometryFileReference fileId="f"/></Photometry></Photometries>
<Spectrums><Spectrum id="warm">${spectrum}</Spectrum></Spectrums>
<LightSources>${part.sources}</LightSources><Equipments>${part.equipments}</Equipments>
<Emitters><Emitter id="x">${part.emitter}</Emitter></Emitters></GeneralDefinitions>
<ProductDefinitions><Variants><Variant id="v"><Geometry><EmitterReference emitterId="x"/></Geometry></Variant></Variants></ProductDefinitions></Root>`;
  const parts = {
    'product.xml': strToU8(xml),
    'ldc/a.ldt': light,
    'spectrum/warm.txt': strToU8(file),
  };
  return openFile(zipSync(parts));
};
const warm = { wavelengthsNm: [450, 600], values: [0.5, 1] };

test.each([
  ['fixed', fixed],
  ['changeable', changeable],
])('a %s light source gives its spectrum to the light that it shines with', async (_, part) => {
  const { lights, findings } = await open(inline, { part });
  expect(lights[0].file.spectrum).toEqual(warm);
  expect(findings.map(({ code }) => code)).not.toContain('gldf-unreadable-part');
});

test.each([
  ['pairs', 'nm\tvalue\n450\t0.5\r\n600 1\n'],
  ['pairs with semicolons', '450;0.5\n600;1'],
  [
    'TM-27',
    formatSpdx(
      {
        ...{ manufacturer: '', catalogNumber: '', description: '', laboratory: '' },
        spectrum: warm,
      },
      'Test',
    ),
  ],
])('a file of %s is read', async (_, file) => {
  const { lights } = await open(byFile, { file });
  expect(lights[0].file.spectrum?.wavelengthsNm).toEqual([450, 600]);
  expect(lights[0].file.spectrum?.values.map((value) => value / 1)).toEqual([0.5, 1]);
});

test.each([
  ['', ''],
  [byFile, 'no spectrum'],
  [byFile, '450 x\n600 1'],
  [byFile, '450 1\n'.repeat(200_000)],
  ['<Intensity wavelength="450">NaN</Intensity><Intensity wavelength="600">1</Intensity>', ''],
  ['<SpectrumFileReference fileId="missing"/>', ''],
])('%s with %.12j is a finding, and the light is read', async (spectrum, file) => {
  const { lights, findings } = await open(spectrum, { file });
  expect(lights[0].file.spectrum).toBeNull();
  expect(lights[0].file.figures.fluxLm).toBeGreaterThan(0);
  expect(findings.map(({ code }) => code)).toContain('gldf-unreadable-part');
});

test('a spectrum that no light source of the light names is not its own', async () => {
  const part = { ...fixed, sources: '<FixedLightSource id="led"/>' };
  const { lights } = await open(inline, { part });
  expect(lights[0].file.spectrum).toBeNull();
});
