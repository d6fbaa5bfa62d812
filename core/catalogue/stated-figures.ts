import type { VariantRecord } from '#core/catalogue/variant-record.ts';
import type { StatedFigure, StatedFigures } from '#core/photometry/agreement/agreement-rules.ts';

/** Column of `variants.csv` for each figure that a photometric file contains, too. */
export const statedColumns = {
  fluxLm: 'flux_lm',
  powerW: 'power_w',
  efficacyLmW: 'efficacy_lm_w',
  cctK: 'cct_k',
  cctMaxK: 'cct_max_k',
  cri: 'cri',
  beamDeg: 'beam_deg',
  beamC90Deg: 'beam_c90_deg',
  ugr: 'ugr',
  lengthMm: 'length_mm',
  widthMm: 'width_mm',
  heightMm: 'height_mm',
  diameterMm: 'diameter_mm',
} as const satisfies Record<StatedFigure, keyof VariantRecord>;

/** The figures of a variant that its photometric file may not contradict. */
export function statedFiguresOf(record: VariantRecord): StatedFigures {
  const entries = Object.entries(statedColumns).map(([figure, column]) => [figure, record[column]]);
  return Object.fromEntries(entries) as StatedFigures;
}

/** The same figures by their columns. */
export function columnsOf(figures: StatedFigures): Partial<VariantRecord> {
  const entries = Object.entries(figures).map(([figure, value]) => [
    statedColumns[figure as StatedFigure],
    value,
  ]);
  return Object.fromEntries(entries);
}
