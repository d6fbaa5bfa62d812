/** Dirt in the air of a room (CIE 97:2005, 3.3). */
export type Dirt = 'clean' | 'normal' | 'dirty';
/** Types of luminaire by how dirt gets in (CIE 97:2005, types A to F). */
export type Housing = 'batten' | 'open' | 'closed-top' | 'enclosed' | 'dustproof' | 'uplight';
/** How the light leaves a luminaire. */
export type Direction = 'direct' | 'mixed' | 'indirect';
type ByDirt = Record<Dirt, readonly number[]>;

/** Years since cleaning of the columns of both tables; nothing is lost at the start. */
export const tableYears = [0, 0.5, 1, 1.5, 2, 2.5, 3] as const;

/** Luminaire maintenance factors (CIE 97:2005, as in the SLL Code for Lighting). */
export const luminaireFactors: Record<Housing, ByDirt> = {
  batten: {
    clean: [1, 0.95, 0.93, 0.91, 0.89, 0.87, 0.85],
    normal: [1, 0.92, 0.89, 0.87, 0.84, 0.82, 0.79],
    dirty: [1, 0.88, 0.83, 0.8, 0.78, 0.75, 0.73],
  },
  open: {
    clean: [1, 0.95, 0.9, 0.87, 0.84, 0.82, 0.79],
    normal: [1, 0.91, 0.86, 0.83, 0.8, 0.76, 0.74],
    dirty: [1, 0.88, 0.83, 0.79, 0.75, 0.71, 0.68],
  },
  'closed-top': {
    clean: [1, 0.93, 0.89, 0.84, 0.8, 0.77, 0.74],
    normal: [1, 0.89, 0.81, 0.74, 0.69, 0.64, 0.61],
    dirty: [1, 0.83, 0.72, 0.64, 0.59, 0.54, 0.52],
  },
  enclosed: {
    clean: [1, 0.92, 0.88, 0.85, 0.83, 0.81, 0.79],
    normal: [1, 0.87, 0.82, 0.79, 0.77, 0.75, 0.73],
    dirty: [1, 0.83, 0.77, 0.73, 0.71, 0.68, 0.65],
  },
  dustproof: {
    clean: [1, 0.96, 0.94, 0.92, 0.91, 0.9, 0.9],
    normal: [1, 0.93, 0.9, 0.88, 0.86, 0.85, 0.84],
    dirty: [1, 0.91, 0.86, 0.83, 0.81, 0.8, 0.79],
  },
  uplight: {
    clean: [1, 0.92, 0.86, 0.81, 0.77, 0.73, 0.7],
    normal: [1, 0.89, 0.81, 0.73, 0.66, 0.6, 0.55],
    dirty: [1, 0.85, 0.74, 0.65, 0.57, 0.51, 0.45],
  },
};

/** Room indices of the two tables of room surfaces: small rooms, and medium to large ones. */
export const surfaceRoomIndices = { small: 0.7, large: 2.5 } as const;

/** Room surface maintenance factors (CIE 97, as in the SLL Code for Lighting). */
export const surfaceFactors: Record<'small' | 'large', Record<Direction, ByDirt>> = {
  small: {
    direct: {
      clean: [1, 0.97, 0.97, 0.96, 0.95, 0.94, 0.94],
      normal: [1, 0.96, 0.94, 0.94, 0.93, 0.92, 0.92],
      dirty: [1, 0.95, 0.93, 0.92, 0.9, 0.89, 0.88],
    },
    mixed: {
      clean: [1, 0.94, 0.9, 0.89, 0.87, 0.85, 0.84],
      normal: [1, 0.88, 0.86, 0.83, 0.82, 0.8, 0.79],
      dirty: [1, 0.84, 0.82, 0.8, 0.78, 0.75, 0.74],
    },
    indirect: {
      clean: [1, 0.9, 0.85, 0.83, 0.81, 0.77, 0.75],
      normal: [1, 0.84, 0.78, 0.75, 0.73, 0.7, 0.68],
      dirty: [1, 0.8, 0.73, 0.69, 0.66, 0.62, 0.59],
    },
  },
  large: {
    direct: {
      clean: [1, 0.98, 0.98, 0.97, 0.96, 0.96, 0.96],
      normal: [1, 0.97, 0.96, 0.96, 0.95, 0.95, 0.95],
      dirty: [1, 0.96, 0.95, 0.95, 0.94, 0.94, 0.94],
    },
    mixed: {
      clean: [1, 0.95, 0.92, 0.9, 0.89, 0.87, 0.86],
      normal: [1, 0.9, 0.88, 0.85, 0.85, 0.84, 0.82],
      dirty: [1, 0.86, 0.85, 0.83, 0.81, 0.79, 0.78],
    },
    indirect: {
      clean: [1, 0.92, 0.88, 0.86, 0.84, 0.81, 0.78],
      normal: [1, 0.87, 0.82, 0.79, 0.77, 0.74, 0.72],
      dirty: [1, 0.83, 0.77, 0.73, 0.7, 0.67, 0.64],
    },
  },
};
