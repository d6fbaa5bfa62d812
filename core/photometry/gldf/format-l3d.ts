import type { LuminousArea } from '#core/photometry/luminaire.ts';
import { element, leaf, xmlDocument } from '#core/photometry/xml/write-xml.ts';
import { EMITTER_NAME } from './gldf.ts';

const SCHEMA = 'https://gldf.io/xsd/l3d/0.11.0/l3d.xsd';
export const GEOMETRY_FOLDER = 'luminaire';
export const GEOMETRY_FILE = 'luminaire.obj';

/**
 * Formats the `structure.xml` of an L3D container (0.11.0): one part, and the luminous area below it facing down.
 * Metres; the luminaire's length lies along y, which is C90.
 */
export function formatL3dStructure(options: {
  application: string;
  created: string;
  /** Height of the luminous area in the model's own coordinates. */
  emitterZ: number;
  area: LuminousArea;
}): string {
  const { application, created, emitterZ, area } = options;
  const zero = { x: 0, y: 0, z: 0 };
  const size = (metres: number) => Math.max(0.001, Number(metres.toFixed(4)));
  const shape =
    area.widthM === 0
      ? element('Circle', { diameter: size(area.lengthM) })
      : element('Rectangle', { sizeX: size(area.widthM), sizeY: size(area.lengthM) });
  const [c0, c90, c180, c270] = area.heightsM;
  const light = element('LightEmittingObject', { partName: EMITTER_NAME }, [
    element('Position', { ...zero, z: Number(emitterZ.toFixed(4)) }),
    element('Rotation', zero),
    shape,
    Math.max(...area.heightsM) > 0 ? element('LuminousHeights', { c0, c90, c180, c270 }) : null,
  ]);
  const geometry = element('Geometry', { partName: 'housing', includedInMeasurement: 'true' }, [
    element('Position', zero),
    element('Rotation', zero),
    element('GeometryReference', { geometryId: GEOMETRY_FOLDER }),
    element('LightEmittingObjects', {}, [light]),
  ]);
  return xmlDocument(
    element(
      'Luminaire',
      {
        'xmlns:xsi': 'http://www.w3.org/2001/XMLSchema-instance',
        'xsi:noNamespaceSchemaLocation': SCHEMA,
      },
      [
        element('Header', {}, [
          leaf('CreatedWithApplication', application),
          leaf('CreationTimeCode', created),
          element('FormatVersion', { major: 0, minor: 11 }),
        ]),
        element('GeometryDefinitions', {}, [
          element('GeometryFileDefinition', {
            id: GEOMETRY_FOLDER,
            filename: GEOMETRY_FILE,
            units: 'm',
          }),
        ]),
        element('Structure', {}, [geometry]),
      ],
    ),
  );
}
