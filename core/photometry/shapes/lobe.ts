/** Form of a light distribution below the horizontal, before scaling to a flux. */
export type Lobe = {
  /** Symmetry indicator of EULUMDAT: 1 rotational, 2 about C0-C180, 3 about C90-C270, 4 both. */
  symmetry: 1 | 2 | 3 | 4;
  /** Step between C-planes that represents the form accurately, degrees; 360 for one plane. */
  planeStepDeg: number;
  /** Relative intensity in a direction with γ up to 90°. */
  intensityAt: (planeDeg: number, gammaDeg: number) => number;
};

/** Error for a distribution that is not possible: the message names the contradicting figures. */
export class DistributionError extends Error {
  constructor(message: string) {
    super(message);
    this.name = 'DistributionError';
  }
}
