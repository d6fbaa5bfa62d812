import { createFinding, type Finding, PhotometryError } from '#core/photometry/finding.ts';
import { select, textOf, type XmlElement } from '#core/photometry/xml/parse-xml.ts';
import type { Tm33Intensity } from './tm33.ts';
import { numberOf } from './tm33-numbers.ts';

const MAX_ANGLES = 1000;
/** Names of the attributes in TM-33 and in ATLA S001. */
const horizontalNames = ['h', 'horz', 'horizontal'];
const verticalNames = ['v', 'vert', 'vertical'];

/** Values by vertical angle, by horizontal angle. */
type Grid = Map<number, Map<number, number>>;

/**
 * Reads the luminous intensities of an emitter; null if it has none, as luminaires for plants have.
 *
 * @param goniometer the type of the gonioradiometer, as written.
 * @throws PhotometryError for a value that is not a number, and for a grid with gaps.
 */
export function readIntensity(
  emitter: XmlElement,
  goniometer: string,
  findings: Finding[],
): Tm33Intensity | null {
  const found = findValues(emitter);
  if (!found) return null;
  const { from, values } = found;
  const type = readType(textOf(from, 'PhotometryType') || goniometer);
  if (!type.isSaid) findings.push(createFinding('tm33-planes-assumed'));
  const said = textOf(from, 'AbsolutePhotometry').toLowerCase();
  return {
    type: type.type,
    system: type.system,
    isAbsolute: said !== 'false' && said !== '0',
    ...readGrid(values, numberOf(from, 'Multiplier') ?? 1),
  };
}

function findValues(emitter: XmlElement): { from: XmlElement; values: XmlElement[] } | null {
  const places = [
    ...select(emitter, 'LuminousData', 'LuminousIntensity'),
    ...select(emitter, 'LuminousData'),
    ...select(emitter, 'IntensityDistribution').filter(isLuminous),
  ];
  for (const from of places) {
    const values = [...select(from, 'IntData'), ...select(from, 'IntensityData')];
    if (values.length > 0) return { from, values };
  }
  return null;
}

function isLuminous(distribution: XmlElement): boolean {
  return /^(|luminous)$/i.test(textOf(distribution, 'Metric'));
}

/** `CIE_C`, `CIE _ C`, `IES_B`, `TypeC`, `C`. */
function readType(text: string) {
  const [, system, type = 'C'] =
    text.replace(/\s/g, '').match(/^(CIE|IES)?_?(?:Type)?([ABC])$/i) ?? [];
  return {
    type: type.toUpperCase() as Tm33Intensity['type'],
    system: system?.toUpperCase() === 'CIE' ? ('CIE' as const) : ('IES' as const),
    isSaid: system !== undefined || type !== 'C',
  };
}

function readGrid(values: readonly XmlElement[], multiplier: number) {
  if (!(multiplier > 0)) throw new PhotometryError('factor-not-positive', { value: multiplier });
  const grid: Grid = new Map();
  for (const element of values) {
    const horizontal = readAngle(element, horizontalNames);
    const vertical = readAngle(element, verticalNames);
    const row = grid.get(horizontal) ?? new Map<number, number>();
    grid.set(horizontal, row.set(vertical, readValue(element.text) * multiplier));
  }
  const horizontalDeg = sortAngles(grid.keys());
  const verticalDeg = sortAngles(new Set([...grid.values()].flatMap((row) => [...row.keys()])));
  const count = horizontalDeg.length * verticalDeg.length;
  const found = [...grid.values()].reduce((sum, row) => sum + row.size, 0);
  if (found < count) throw new PhotometryError('tm33-gaps', { found, wanted: count });
  if (verticalDeg.length < 2) throw new PhotometryError('cut-short');
  return {
    horizontalDeg,
    verticalDeg,
    candela: horizontalDeg.map((h) => verticalDeg.map((v) => grid.get(h)?.get(v) ?? 0)),
  };
}

function sortAngles(angles: Iterable<number>): number[] {
  const sorted = [...angles].sort((a, b) => a - b);
  if (sorted.length > MAX_ANGLES) throw new PhotometryError('too-many-values', { max: MAX_ANGLES });
  return sorted;
}

function readAngle({ attributes }: XmlElement, names: readonly string[]): number {
  const text = names.map((name) => attributes[name]).find((value) => value !== undefined) ?? '';
  const angle = readNumber(text);
  if (Math.abs(angle) > 360) {
    throw new PhotometryError('out-of-range', { value: angle, min: -180, max: 360 });
  }
  return angle;
}

function readValue(text: string): number {
  const value = readNumber(text);
  if (value < 0) throw new PhotometryError('negative-intensity', { value });
  return value;
}

function readNumber(text: string): number {
  const value = text.trim() === '' ? Number.NaN : Number(text);
  if (Number.isFinite(value)) return value;
  throw new PhotometryError('not-a-number', { value: text.trim().slice(0, 40) });
}
