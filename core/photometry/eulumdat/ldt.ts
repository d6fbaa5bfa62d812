import { missing } from '#core/missing.ts';
import { type Said, say } from '#core/say.ts';
import { LdtError, LdtReader } from './ldt-lines.ts';
import { countStoredPlanes, type LdtSymmetry, type StoredDistribution } from './ldt-symmetry.ts';

/** Room indices k of the ten direct ratios of a file. */
export const directRatioRoomIndices = [0.6, 0.8, 1, 1.25, 1.5, 2, 2.5, 3, 4, 5] as const;

/** One set of lamps that the luminaire may be equipped with. */
export type LdtLampSet = {
  /** Number of lamps; negative for absolute photometry: the flux is that of the luminaire. */
  lampCount: number;
  lampType: string;
  /** Luminous flux of all lamps of the set, lumens. */
  fluxLm: number;
  /** Colour appearance or correlated colour temperature, as written: `3000 K`. */
  colour: string;
  /** Colour rendering group or index, as written: `80`, `1B`. */
  colourRendering: string;
  /** Power with control gear, watts. */
  powerW: number;
};

/**
 * The content of an EULUMDAT file, field by field (Stockmar 1990, extended 1998). Lengths in
 * millimetres; a width of 0 means that the length is a diameter.
 */
export type Ldt = StoredDistribution & {
  company: string;
  /** 1: point source symmetric about its axis, 2: linear, 3: other point source; some write 0. */
  sourceType: number;
  /** Step between C-planes, degrees; 0 for uneven steps. */
  planeStepDeg: number;
  /** Step between gamma angles, degrees; 0 for uneven steps. */
  gammaStepDeg: number;
  reportNumber: string;
  luminaireName: string;
  luminaireNumber: string;
  fileName: string;
  dateAndUser: string;
  lengthMm: number;
  widthMm: number;
  heightMm: number;
  luminousLengthMm: number;
  luminousWidthMm: number;
  /** Height of the luminous area seen from C0, C90, C180 and C270. */
  luminousHeightsMm: readonly number[];
  /** DFF: share of the luminaire's flux below the horizontal, percent. */
  downwardFluxPercent: number;
  /** LORL: light output ratio of the luminaire, percent; 100 for absolute photometry. */
  lightOutputRatioPercent: number;
  /** Factor on every intensity of the file, usually 1. */
  conversionFactor: number;
  /** Tilt of the luminaire during measurement, degrees. */
  tiltDeg: number;
  /** At least one set; the figures of a file refer to the first. */
  lampSets: readonly LdtLampSet[];
  /** Direct ratios for the room indices of `directRatioRoomIndices`, 0 to 1; all 0 if not given. */
  directRatios: readonly number[];
};

/**
 * Reads an EULUMDAT file.
 *
 * @throws LdtError with the line number if the text is not EULUMDAT.
 */
export function parseLdt(text: string): Ldt {
  const reader = new LdtReader(text);
  if (reader.isEmpty()) {
    const message = say`the file is empty. Export or download the photometric file again.`;
    throw new LdtError(1, message, { code: 'empty', values: {} });
  }
  const head = parseHead(reader);
  const luminaire = parseLuminaire(reader);
  const setCount = reader.readInteger(say`the number of lamp sets`, { min: 1, max: 100 });
  const lampSets = Array.from({ length: setCount }, (_, set) => parseLampSet(reader, set));
  const directRatios = reader.readNumbers(
    directRatioRoomIndices.length,
    (index) => say`the direct ratio for k = ${directRatioRoomIndices[index] ?? missing()}`,
  );
  const { planeCount, gammaCount, ...fields } = head;
  const matrix = parseMatrix(reader, fields.symmetry, { planeCount, gammaCount });
  return { ...fields, ...luminaire, lampSets, directRatios, ...matrix };
}

/** Lines 1 to 12. */
function parseHead(reader: LdtReader) {
  const company = reader.readText(say`the company`);
  const sourceType = reader.readInteger(say`the type indicator`, { min: 0, max: 3 });
  const symmetry = reader.readInteger(say`the symmetry indicator`, {
    min: 0,
    max: 4,
  }) as LdtSymmetry;
  const planeCount = reader.readInteger(say`the number of C-planes`, { min: 1, max: 721 });
  const multiple = [1, 1, 2, 4, 4][symmetry] ?? 1;
  if (planeCount % multiple !== 0) {
    throw new LdtError(
      reader.lineNumber,
      say`${planeCount} C-planes cannot have symmetry ${symmetry}, which needs a multiple of ${multiple}. Check lines 3 and 4.`,
      { code: 'planes-symmetry', values: { planes: planeCount, symmetry, multiple } },
    );
  }
  return {
    company,
    sourceType,
    symmetry,
    planeCount,
    planeStepDeg: reader.readNumber(say`the step between C-planes`),
    gammaCount: reader.readInteger(say`the number of gamma angles`, { min: 2, max: 721 }),
    gammaStepDeg: reader.readNumber(say`the step between gamma angles`),
    reportNumber: reader.readText(say`the report number`),
    luminaireName: reader.readText(say`the luminaire name`),
    luminaireNumber: reader.readText(say`the luminaire number`),
    fileName: reader.readText(say`the file name`),
    dateAndUser: reader.readText(say`the date and user`),
  };
}

/** Lines 13 to 25. */
function parseLuminaire(reader: LdtReader) {
  return {
    lengthMm: reader.readNumber(say`the length of the luminaire`),
    widthMm: reader.readNumber(say`the width of the luminaire`),
    heightMm: reader.readNumber(say`the height of the luminaire`),
    luminousLengthMm: reader.readNumber(say`the length of the luminous area`),
    luminousWidthMm: reader.readNumber(say`the width of the luminous area`),
    luminousHeightsMm: reader.readNumbers(
      4,
      (index) => say`the height of the luminous area at C${index * 90}`,
    ),
    downwardFluxPercent: reader.readNumber(say`the downward flux fraction`),
    lightOutputRatioPercent: reader.readNumber(say`the light output ratio`),
    conversionFactor: reader.readFigure(
      say`the conversion factor of intensities`,
      'factor-not-positive',
      false,
    ),
    tiltDeg: reader.readNumber(say`the tilt`),
  };
}

/** Calculations use only the first set, so further sets may omit their flux. */
function parseLampSet(reader: LdtReader, set: number): LdtLampSet {
  return {
    lampCount: reader.readInteger(say`the number of lamps`),
    lampType: reader.readText(say`the lamp type`),
    fluxLm: reader.readFigure(say`the luminous flux of the lamps`, 'flux-not-positive', set > 0),
    colour: reader.readText(say`the colour temperature`),
    colourRendering: reader.readText(say`the colour rendering`),
    powerW: reader.readFigure(say`the power`, 'negative-power', true),
  };
}

function parseMatrix(
  reader: LdtReader,
  symmetry: LdtSymmetry,
  { planeCount, gammaCount }: { planeCount: number; gammaCount: number },
): StoredDistribution {
  const planesDeg = parseAngles(reader, say`C-plane`, { count: planeCount, max: 360 });
  const gammasDeg = parseAngles(reader, say`gamma angle`, { count: gammaCount, max: 180 });
  const storedCount = countStoredPlanes(symmetry, planeCount);
  const intensities = Array.from({ length: storedCount }, (_, plane) =>
    reader.readIntensities(gammaCount, (gamma) => {
      const direction = say`gamma ${gammasDeg[gamma] ?? missing()}°`;
      return say`the intensity at ${direction} of stored plane ${plane + 1} of ${storedCount}`;
    }),
  );
  return { symmetry, planesDeg, gammasDeg, intensities };
}

function parseAngles(
  reader: LdtReader,
  name: Said,
  { count, max }: { count: number; max: number },
): number[] {
  const angles: number[] = [];
  for (let index = 0; index < count; index += 1) {
    const field = () => say`${name} ${index + 1} of ${count}`;
    const angle = reader.readNumber(field, { min: 0, max });
    const previous = angles[index - 1];
    if (previous !== undefined && angle <= previous) {
      throw new LdtError(
        reader.lineNumber,
        say`${field()} must be greater than the one before (${previous}), got '${angle}'. Check for a missing or repeated line above.`,
        { code: 'angles-order', values: { angle, previous } },
      );
    }
    angles.push(angle);
  }
  return angles;
}
