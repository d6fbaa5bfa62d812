import { describe, expect, it } from 'vitest';
import { createOpening } from './ies-opening.ts';
import type { IesVersion } from './ies-version.ts';

function open(sizes: string, version: IesVersion = '2002', millimetres = 1000) {
  const [width = 0, length = 0, height = 0] = sizes.split(' ').map(Number);
  return createOpening({ width, length, height }, version, millimetres);
}

describe('createOpening', () => {
  it.each([
    ['0 0 0', 'point'],
    ['0.5 2 0', 'rectangle'],
    ['0.5 2 3', 'box'],
    ['-1 -1 0', 'circle'],
    ['-1 0 0', 'circle'],
    ['0 -1 0', 'circle'],
    ['-1 -2 0', 'ellipse'],
    ['-1 -1 3', 'vertical-cylinder'],
    ['-1 0 3', 'vertical-cylinder'],
    ['-1 -2 3', 'vertical-elliptic-cylinder'],
    ['-1 -1 -1', 'sphere'],
    ['-1 -2 -3', 'ellipsoid'],
    ['-1 -1 -2', 'ellipsoid'],
    ['-1 -2 -1', 'ellipsoid'],
    ['-1 2 -1', 'horizontal-cylinder-along'],
    ['-1 2 -3', 'horizontal-elliptic-cylinder-along'],
    ['1 -2 -2', 'horizontal-cylinder-across'],
    ['1 -2 -3', 'horizontal-elliptic-cylinder-across'],
    ['-1 0 -1', 'vertical-circle-along'],
    ['0 -1 -1', 'vertical-circle-across'],
    ['-1 0 -2', 'vertical-ellipse'],
    ['0 -1 -2', 'vertical-ellipse'],
  ])('reads the sizes %s of LM-63-2002 and 2019 as %s', (sizes, shape) => {
    expect(open(sizes).shape).toBe(shape);
    expect(open(sizes, '2019').shape).toBe(shape);
  });

  it.each([
    ['0 0 0', 'point'],
    ['0 0 0.5', 'rectangle'],
    ['0 0 -0.5', 'rectangle'],
    ['0.5 0.6 0', 'rectangle'],
    ['0.5 0 0', 'rectangle'],
    ['0 0.5 0', 'rectangle'],
    ['0.5 0.6 0.5', 'box'],
    ['0.5 0.6 -0.5', 'box'],
    ['-0.5 0 0', 'circle'],
    ['0 -0.5 0', 'circle'],
    ['-0.5 -0.6 0', 'circle'],
    ['-0.5 0 0.5', 'vertical-cylinder'],
    ['0 -0.5 0.5', 'vertical-cylinder'],
    ['-0.5 0.6 0', 'ellipse'],
    ['0.5 -0.6 0', 'ellipse'],
    ['-0.5 0 -0.5', 'sphere'],
    ['0 -0.5 -0.5', 'sphere'],
    ['-0.5 0.6 -0.5', 'ellipsoid'],
    ['0.5 -0.6 -0.5', 'ellipsoid'],
    ['0 0.5 -0.5', 'horizontal-cylinder-along'],
    ['0.5 0 -0.5', 'horizontal-cylinder-across'],
  ])('reads the sizes %s of LM-63-1995 as %s', (sizes, shape) => {
    expect(open(sizes, '1995').shape).toBe(shape);
  });

  it('gives a round form of one size both, and a disc that stands no depth', () => {
    expect(open('-0.3 0 0.2')).toMatchObject({ widthMm: 300, lengthMm: 300, heightMm: 200 });
    expect(open('0 -0.3 0')).toMatchObject({ widthMm: 300, lengthMm: 300, heightMm: 0 });
    expect(open('-0.3 0 -0.3')).toMatchObject({ widthMm: 300, lengthMm: 0, heightMm: 300 });
    expect(open('0 -0.3 -0.4')).toMatchObject({ widthMm: 0, lengthMm: 300, heightMm: 400 });
    expect(open('-0.2 -0.3 0')).toMatchObject({ widthMm: 200, lengthMm: 300 });
  });

  it('converts feet', () => {
    expect(open('2 4 0.5', '2002', 304.8)).toMatchObject({
      widthMm: 609.6,
      lengthMm: 1219.2,
      heightMm: 152.4,
    });
  });
});
