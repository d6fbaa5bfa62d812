/** A luminaire as it is found in older buildings. */
export type UsualLuminaire = {
  id: string;
  /** Its lamps: `4 × 18 W T8`. */
  lamps: string;
  gear: 'magnetic' | 'electronic' | 'discharge' | 'none';
  /** Power from the mains with the losses of its gear, watts. */
  watts: number;
};

/**
 * Greatest power of a circuit of one lamp and its ballast, watts: low-loss magnetic (EEI B2) and electronic ballasts (EEI
 * A3; A2 for T5) of EN 50294 and Directive 2000/55/EC. Two T8 lamps of 18 W in series have one ballast of 36 W.
 */
const circuits = {
  magnetic: { 'T8 36 W': 43, 'T8 58 W': 67, 'TC-D 18 W': 26, 'TC-D 26 W': 34 },
  electronic: {
    'T8 18 W': 21,
    'T8 36 W': 38,
    'T8 58 W': 59,
    'T5 14 W': 17,
    'T5 28 W': 32,
    'T5 35 W': 39,
    'T5 49 W': 55,
    'T5 54 W': 60,
  },
} as const;

/** Least efficiency of a ballast for discharge lamps by lamp power (Regulation (EC) 245/2009, annex III, stage 3). */
function ballastEfficiency(lampW: number): number {
  if (lampW <= 30) return 0.78;
  if (lampW <= 75) return 0.85;
  if (lampW <= 105) return 0.87;
  return lampW <= 405 ? 0.9 : 0.92;
}

const { magnetic, electronic } = circuits;

/** Usual luminaires with conservative losses, so that savings are not overstated. */
export const usualLuminaires: readonly UsualLuminaire[] = [
  tubes('4 × 18 W T8', 'magnetic', 2 * magnetic['T8 36 W']),
  tubes('4 × 18 W T8', 'electronic', 4 * electronic['T8 18 W']),
  tubes('1 × 36 W T8', 'magnetic', magnetic['T8 36 W']),
  tubes('2 × 36 W T8', 'magnetic', 2 * magnetic['T8 36 W']),
  tubes('2 × 36 W T8', 'electronic', 2 * electronic['T8 36 W']),
  tubes('1 × 58 W T8', 'magnetic', magnetic['T8 58 W']),
  tubes('2 × 58 W T8', 'magnetic', 2 * magnetic['T8 58 W']),
  tubes('2 × 58 W T8', 'electronic', 2 * electronic['T8 58 W']),
  tubes('4 × 14 W T5', 'electronic', 4 * electronic['T5 14 W']),
  tubes('2 × 28 W T5', 'electronic', 2 * electronic['T5 28 W']),
  tubes('2 × 35 W T5', 'electronic', 2 * electronic['T5 35 W']),
  tubes('2 × 49 W T5', 'electronic', 2 * electronic['T5 49 W']),
  tubes('2 × 54 W T5', 'electronic', 2 * electronic['T5 54 W']),
  tubes('2 × 18 W TC-D', 'magnetic', 2 * magnetic['TC-D 18 W']),
  tubes('2 × 26 W TC-D', 'magnetic', 2 * magnetic['TC-D 26 W']),
  discharge(70, 'HIT'),
  discharge(150, 'HIT'),
  discharge(250, 'HIT'),
  discharge(400, 'HIT (HQI)'),
  discharge(70, 'HST'),
  discharge(150, 'HST'),
  discharge(250, 'HST'),
  { id: 'gu10', lamps: '50 W GU10', gear: 'none', watts: 50 },
];

function tubes(lamps: string, gear: 'magnetic' | 'electronic', watts: number): UsualLuminaire {
  return { id: `${lamps} ${gear}`, lamps, gear, watts };
}

function discharge(lampW: number, lamp: string): UsualLuminaire {
  const watts = Math.round(lampW / ballastEfficiency(lampW));
  return { id: `${lampW} ${lamp}`, lamps: `${lampW} W ${lamp}`, gear: 'discharge', watts };
}
