import { strToU8, zipSync } from 'fflate';
import { describe, expect, it } from 'vitest';
import { createDistribution } from '#core/photometry/distribution.ts';
import { createSeeds } from '#scripts/photometry/fuzz-seeds.ts';
import { openFile } from './open-file.ts';

const { ldt } = createSeeds(createDistribution({ kind: 'lambertian' }));

const nameOf = (...texts: [string, string][]) =>
  `<Name>${texts.map(([language, text]) => `<Locale language="${language}">${text}</Locale>`).join('')}</Name>`;
const emitterOf = (id: string, content: string) => `<Emitter id="${id}">${content}</Emitter>`;
const lightOf = (photometryId: string, fluxLm: number, more = '', attributes = '') =>
  `<FixedLightEmitter${attributes}>${more}<PhotometryReference photometryId="${photometryId}"/><RatedLuminousFlux>${fluxLm}</RatedLuminousFlux></FixedLightEmitter>`;
const turnOf = (x: number) => `<Rotation><X>${x}</X><Y>0</Y><Z>0</Z></Rotation>`;
const modelOf = (...ids: string[]) =>
  `<ModelGeometryReference geometryId="g">${ids.map((id) => `<EmitterReference emitterId="${id}" targetModelType="l3d"/><EmitterReference emitterId="${id}" targetModelType="m3d"/>`).join('')}</ModelGeometryReference>`;

/** A container with a distribution that is turned up for its second emitter. */
function packVariant(geometry: string, emitters: string) {
  const xml = `<Root><GeneralDefinitions>
    <Files><File id="f0" contentType="ldc/eulumdat" type="localFileName">a.ldt</File><File id="f1" contentType="ldc/eulumdat" type="localFileName">b.ldt</File></Files>
    <Photometries><Photometry id="p0"><PhotometryFileReference fileId="f0"/></Photometry><Photometry id="p1"><PhotometryFileReference fileId="f1"/></Photometry></Photometries>
    <Emitters>${emitters}</Emitters></GeneralDefinitions>
    <ProductDefinitions><Variants><Variant id="v">${nameOf(['de', 'Stehleuchte'], ['en', 'Floor lamp'], ['es', 'Luminaria de pie'])}<Geometry>${geometry}</Geometry></Variant></Variants></ProductDefinitions></Root>`;
  const light = strToU8(ldt);
  return zipSync({ 'product.xml': strToU8(xml), 'ldc/a.ldt': light, 'ldc/b.ldt': light });
}

const below = emitterOf('e0', lightOf('p0', 1602, nameOf(['en', 'down'], ['es', 'abajo'])));
const above = emitterOf('e1', lightOf('p1', 7821, `${nameOf(['en', 'up'])}${turnOf(180)}`));

describe('A GLDF container whose emitters shine together', () => {
  it('is their sum first, at their rated flux and turned, then each of them with its name', async () => {
    const packed = packVariant(modelOf('e0', 'e1'), below + above);
    const { lights, findings } = await openFile(packed, 'es');
    const [sum, ...each] = lights;
    expect(sum.file.figures.fluxLm).toBeCloseTo(1602 + 7821, -1);
    expect(sum.file.figures.dffPercent).toBeCloseTo((100 * 1602) / 9423, 0);
    expect(lights.map(({ name }) => name)).toEqual([
      'Luminaria de pie',
      'Luminaria de pie: abajo',
      'Luminaria de pie: up',
    ]);
    expect(each).toHaveLength(2);
    expect(findings.filter(({ code }) => code === 'gldf-emitters-added')).toMatchObject([
      { values: { count: 2, fluxes: '1602 + 7821' } },
    ]);
  });

  it('counts an emitter once that the simple geometry beside the model names, too', async () => {
    const both = `<GeometryReferences><SimpleGeometryReference geometryId="s" emitterId="e0"/>${modelOf('e0', 'e1')}</GeometryReferences>`;
    const [sum] = (await openFile(packVariant(both, below + above))).lights;
    expect(sum.file.figures.fluxLm).toBeCloseTo(9423, -1);
    expect(sum.name).toBe('Floor lamp');
  });

  it('leaves out emitters for emergencies alone', async () => {
    const emergency = lightOf('p1', 200, '', ' emergencyBehaviour="EmergencyOnly"');
    const packed = packVariant(modelOf('e0', 'e1'), below + emitterOf('e1', emergency));
    const { lights, findings } = await openFile(packed);
    expect(lights).toHaveLength(2);
    expect(findings).toEqual([]);
  });

  it('is its distribution as it is with one emitter, and turned if that is', async () => {
    const one = '<EmitterReference emitterId="e0"/>';
    expect((await openFile(packVariant(one, below))).lights).toHaveLength(2);
    const turned = await openFile(packVariant('<EmitterReference emitterId="e1"/>', above));
    expect(turned.lights[0].file.figures.dffPercent).toBeLessThan(1);
    expect(turned.lights[0].file.figures.peakGammaDeg).toBe(180);
  });
});
