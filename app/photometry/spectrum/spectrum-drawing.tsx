import { useId } from 'react';
import {
  drawSpectrum,
  placeOf,
  shareOf,
  spectrumBox,
  wavelengthColours,
} from '#core/photometry/drawings/spectrum-curve.ts';

const ticksNm = [400, 450, 500, 550, 600, 650, 700, 750];

type Props = {
  /** Relative power from 380 to 780 nm, 0 to 1. */
  values: readonly number[];
  /** Accessible name and description. */
  label: string;
};

/** A spectrum over its wavelengths, the area below it in their colours. */
export function SpectrumDrawing({ values, label }: Props) {
  const gradient = useId();
  const { curve, area } = drawSpectrum(values);
  const { width, height, left, right, top, bottom } = spectrumBox;
  return (
    <svg className="spectrum" role="img" aria-label={label} viewBox={`0 0 ${width} ${height}`}>
      <defs>
        <linearGradient id={gradient} gradientUnits="userSpaceOnUse" x1={left} x2={right}>
          {wavelengthColours.map(({ nm, colour }) => (
            <stop key={nm} offset={shareOf(nm)} stopColor={colour} />
          ))}
        </linearGradient>
      </defs>
      <g className="spectrum-grid">
        {ticksNm.map((nm) => (
          <line key={nm} x1={placeOf(nm)} x2={placeOf(nm)} y1={top} y2={bottom} />
        ))}
        <line x1={left} x2={right} y1={bottom} y2={bottom} />
      </g>
      <path className="spectrum-area" d={area} fill={`url(#${gradient})`} />
      <path className="spectrum-curve" d={curve} />
      <g className="polar-text">
        {ticksNm.map((nm) => (
          <text key={nm} x={placeOf(nm)} y={bottom + 11} textAnchor="middle">
            {nm}
          </text>
        ))}
        <text x={right} y={bottom + 20} textAnchor="end">
          nm
        </text>
      </g>
    </svg>
  );
}
