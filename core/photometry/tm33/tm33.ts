import type { Spectrum } from '#core/photometry/spectrum/spectrum.ts';

/**
 * Content of an XML file of luminaire optical data (ANSI/IES TM-33-18 and TM-33-23, ATLA S001, UNI 11733): what a light
 * distribution needs. Lengths in millimetres.
 */
export type Tm33 = {
  manufacturer: string;
  catalogNumber: string;
  description: string;
  reportNumber: string;
  reportDate: string;
  housing: Tm33Size;
  opening: Tm33Opening;
  emitters: readonly [Tm33Emitter, ...Tm33Emitter[]];
  /** Of the first emitter that has one. */
  spectrum: Spectrum | null;
};

export type Tm33Size = { lengthMm: number; widthMm: number; heightMm: number };

/** The area that gives light, seen from below, and its height seen from C0, C90, C180 and C270. */
export type Tm33Opening = {
  lengthMm: number;
  widthMm: number;
  isRound: boolean;
  heightsMm: readonly [number, number, number, number];
};

export type Tm33Emitter = {
  quantity: number;
  description: string;
  /** Lumens of one lamp; null if the file has none. */
  ratedLumens: number | null;
  /** Watts; 0 if the file has none. */
  inputWatts: number;
  /** `3000 K`, `2700-6500 K`; an empty string if the file has none. */
  colour: string;
  /** CIE Ra as written. */
  colourRendering: string;
  intensity: Tm33Intensity;
};

export type Tm33Intensity = {
  /** Planes of CIE 121: around the vertical (A), horizontal (B) or, as half planes, vertical axis (C). */
  type: 'A' | 'B' | 'C';
  /** Where the length of the luminaire lies in planes of type C: along C90-C270 (CIE) or along 0°-180° (IES). */
  system: 'CIE' | 'IES';
  /** Whether the intensities are those of the luminaire, not of rated lamps. */
  isAbsolute: boolean;
  horizontalDeg: readonly number[];
  verticalDeg: readonly number[];
  /** Candela, one row for each horizontal angle. */
  candela: readonly (readonly number[])[];
};
