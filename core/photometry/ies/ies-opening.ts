import type { IesVersion } from '#core/photometry/ies/ies-version.ts';

/** Forms of a luminous opening, LM-63-2002 table 1 and the ellipses of 1995. "Along" is the plane H 0°-180°. */
type IesShape =
  | 'point'
  | 'rectangle'
  | 'box'
  | 'circle'
  | 'ellipse'
  | 'vertical-cylinder'
  | 'vertical-elliptic-cylinder'
  | 'sphere'
  | 'ellipsoid'
  | 'horizontal-cylinder-along'
  | 'horizontal-cylinder-across'
  | 'horizontal-elliptic-cylinder-along'
  | 'horizontal-elliptic-cylinder-across'
  | 'vertical-circle-along'
  | 'vertical-circle-across'
  | 'vertical-ellipse';

/** Width lies across, length along H 0°-180°; millimetres, never negative. */
export type IesOpening = { shape: IesShape; widthMm: number; lengthMm: number; heightMm: number };

type Sizes = { width: number; length: number; height: number };

/**
 * Interprets three signed sizes as a luminous opening. The signs give the form: up to 1995 by the rules of that
 * edition, from 2002 on by table 1. A size omitted by a round form is taken from its other one.
 *
 * @param millimetres millimetres per unit of the file.
 */
export function createOpening(sizes: Sizes, version: IesVersion, millimetres: number): IesOpening {
  const isRecent = version === '2002' || version === '2019';
  const shape = isRecent ? shapeOf2002(sizes) : shapeOf1995(sizes);
  const width = Math.abs(sizes.width);
  const length = Math.abs(sizes.length);
  const height = Math.abs(sizes.height);
  const isUpright = shape.startsWith('vertical-circle') || shape === 'vertical-ellipse';
  const fill = shape !== 'point' && !isUpright;
  return {
    shape,
    widthMm: (fill && width === 0 ? length : width) * millimetres,
    lengthMm: (fill && length === 0 ? width : length) * millimetres,
    heightMm: height * millimetres,
  };
}

/** LM-63-1995, 4.3.10; files of 1986 and 1991 have only its round and rectangular forms. */
function shapeOf1995({ width, length, height }: Sizes): IesShape {
  if (width === 0 && length === 0) return height === 0 ? 'point' : 'rectangle';
  const isElliptic = width * length < 0;
  const isRound = width < 0 || length < 0;
  if (height < 0) {
    if (isElliptic) return 'ellipsoid';
    if (isRound) return 'sphere';
    if (width === 0) return 'horizontal-cylinder-along';
    return length === 0 ? 'horizontal-cylinder-across' : 'box';
  }
  if (isElliptic) return 'ellipse';
  if (isRound) return height > 0 ? 'vertical-cylinder' : 'circle';
  return height > 0 ? 'box' : 'rectangle';
}

/** LM-63-2002, table 1. */
function shapeOf2002({ width, length, height }: Sizes): IesShape {
  const signs = [width, length, height].map((size) => '-0+'[Math.sign(size) + 1]).join('');
  const isRound = width === length;
  switch (signs) {
    case '000':
      return 'point';
    case '--0':
    case '-00':
    case '0-0':
      return isRound || width === 0 || length === 0 ? 'circle' : 'ellipse';
    case '--+':
    case '-0+':
      return isRound || length === 0 ? 'vertical-cylinder' : 'vertical-elliptic-cylinder';
    case '---':
      return isRound && width === height ? 'sphere' : 'ellipsoid';
    case '-+-':
      return width === height ? 'horizontal-cylinder-along' : 'horizontal-elliptic-cylinder-along';
    case '+--':
      return length === height
        ? 'horizontal-cylinder-across'
        : 'horizontal-elliptic-cylinder-across';
    case '-0-':
      return width === height ? 'vertical-circle-along' : 'vertical-ellipse';
    case '0--':
      return length === height ? 'vertical-circle-across' : 'vertical-ellipse';
    default:
      // Combinations missing from the table are those of the previous edition.
      return shapeOf1995({ width, length, height });
  }
}
