import { missing } from '#core/missing.ts';
import {
  expandDistribution,
  type StoredDistribution,
} from '#core/photometry/eulumdat/ldt-symmetry.ts';
import { calculateFlux } from '#core/photometry/figures/flux.ts';
import { turnOver } from '#core/photometry/light-distribution.ts';
import { createBatwingLobe } from './shapes/batwing-lobe.ts';
import { createBeamLobe } from './shapes/beam-lobe.ts';
import { cosinePower } from './shapes/curves.ts';
import { createGlobeLobe } from './shapes/globe.ts';
import { DistributionError, type Lobe } from './shapes/lobe.ts';
import {
  createAsymmetricLobe,
  createStreetLobe,
  createWallwashLobe,
} from './shapes/thrown-lobe.ts';

/** Parameters of a light distribution. Angles in degrees; null or absent if not given. */
export type DistributionParameters = {
  kind:
    | 'rotational'
    | 'lambertian'
    | 'elliptical'
    | 'batwing'
    | 'asymmetric'
    | 'street'
    | 'up-down'
    | 'omnidirectional';
  /** Full width at half maximum in C0-C180. */
  beamDeg?: number | null | undefined;
  /** The same in C90-C270 if different. */
  beamC90Deg?: number | null | undefined;
  /** Angle of the highest intensity from the nadir: batwing, asymmetric, street; globes on posts. */
  peakDeg?: number | null | undefined;
  /**
   * Share of the flux above the horizontal, 0 to 1; defaults to half for up-down and omnidirectional, otherwise to
   * none.
   */
  uplight?: number | null | undefined;
  /** No light below the horizontal beyond this angle from the nadir. */
  cutOffDeg?: number | null | undefined;
  /** Steepness of the flanks of a shielded beam (`beam-lobe.ts`); cos^m without it. */
  flank?: number | null | undefined;
  /** Intensity of a batwing straight down, of its wings. */
  dip?: number | null | undefined;
  /** Angle from the nadir up to which an asymmetric distribution lights a wall evenly, from its peak on. */
  throwToDeg?: number | null | undefined;
  /** Width of an omnidirectional body, of its length along C90-C270; 1, a globe, if absent. */
  widthRatio?: number | undefined;
  /** `up` turns the whole distribution over: its angles count from the zenith, and C planes stay. Down if absent. */
  facing?: 'down' | 'up' | undefined;
};

/** A distribution ready to be written into an EULUMDAT file, with rounded values. */
export type ParametricDistribution = StoredDistribution & {
  planeStepDeg: number;
  gammaStepDeg: number;
};

/**
 * Creates a smooth luminous intensity distribution with the given figures. Its flux, integrated as in `flux.ts`, is
 * 1000 lm per 1000 lamp lumens, and its beam angles, measured as in `beam.ts`, are those given, both after rounding.
 * See docs/adr/0004-photometry-from-parameters.md.
 *
 * @throws DistributionError if the figures contradict each other or one is missing.
 */
export function createDistribution(parameters: DistributionParameters): ParametricDistribution {
  const distribution = createUpright(parameters);
  return parameters.facing === 'up' ? turnOver(distribution) : distribution;
}

function createUpright(parameters: DistributionParameters): ParametricDistribution {
  const { kind, facing, peakDeg = null } = parameters;
  const uplight =
    parameters.uplight ?? (kind === 'up-down' || kind === 'omnidirectional' ? 0.5 : 0);
  const gammaStepDeg = chooseGammaStep(parameters);
  const gammasDeg = listAngles(gammaStepDeg, uplight > 0 || facing === 'up' ? 180 : 90);

  if (kind === 'omnidirectional') {
    const lobe = createGlobeLobe(
      { uplight, peakDeg, widthRatio: parameters.widthRatio ?? 1 },
      gammasDeg,
    );
    const planeStepDeg = lobe.symmetry === 1 ? 0 : lobe.planeStepDeg;
    return { ...round(scale(sample(lobe, gammasDeg), 1000)), planeStepDeg, gammaStepDeg };
  }

  const lower = createLowerLobe(parameters, gammasDeg);
  const down = scale(sample(lower, gammasDeg), 1000 * (1 - uplight));
  const up = scale(sample(createUpperLobe(lower), gammasDeg), 1000 * uplight);
  const planeStepDeg = lower.symmetry === 1 ? 0 : lower.planeStepDeg;
  return { ...round(add(down, up)), planeStepDeg, gammaStepDeg };
}

/** Light below the horizontal; zero from 90° on, whatever the form. */
function createLowerLobe(parameters: DistributionParameters, gammasDeg: readonly number[]): Lobe {
  const lobe = createLobe(parameters, gammasDeg);
  return {
    ...lobe,
    intensityAt: (plane, gamma) => (gamma < 90 ? lobe.intensityAt(plane, gamma) : 0),
  };
}

function createLobe(parameters: DistributionParameters, gammasDeg: readonly number[]): Lobe {
  const { kind, beamC90Deg = null, cutOffDeg = null, flank = null, dip = null } = parameters;
  const need = (figure: 'beamDeg' | 'peakDeg'): number => {
    const value = parameters[figure];
    if (typeof value === 'number') return value;
    const name = figure === 'beamDeg' ? 'beam angle' : 'peak angle';
    throw new DistributionError(`A distribution of kind ${kind} needs a ${name}.`);
  };

  switch (kind) {
    case 'rotational':
    case 'elliptical':
      return createBeamLobe(
        { beamDeg: need('beamDeg'), beamC90Deg, cutOffDeg, hasSpill: true, flank },
        gammasDeg,
      );
    case 'batwing':
      return createBatwingLobe(
        { beamDeg: need('beamDeg'), beamC90Deg, peakDeg: need('peakDeg'), cutOffDeg, dip },
        gammasDeg,
      );
    case 'asymmetric': {
      const { throwToDeg = null } = parameters;
      return throwToDeg === null
        ? createAsymmetricLobe(need('peakDeg'), cutOffDeg)
        : createWallwashLobe(need('peakDeg'), { throwToDeg, cutOffDeg });
    }
    case 'street':
      return createStreetLobe(need('peakDeg'), cutOffDeg);
    default: {
      const beamDeg = parameters.beamDeg ?? usualBeamDeg(kind, cutOffDeg);
      return createBeamLobe({ beamDeg, beamC90Deg, cutOffDeg, hasSpill: false, flank }, gammasDeg);
    }
  }
}

/** Beam of a diffuser or of the lower lobe of an up-down luminaire that states none, degrees. */
export function usualBeamDeg(kind: DistributionParameters['kind'], cutOffDeg: number | null) {
  return Math.min(kind === 'lambertian' ? 120 : 100, 1.4 * (cutOffDeg ?? 90));
}

/** Light towards the ceiling: a wide diffuser above the luminaire, in the planes of the lower lobe. */
function createUpperLobe({ symmetry, planeStepDeg }: Lobe): Lobe {
  return {
    symmetry,
    planeStepDeg,
    intensityAt: (_, gammaDeg) => cosinePower(180 - gammaDeg, 0.8),
  };
}

/** Step fine enough for linear interpolation to follow the narrowest beam. */
function chooseGammaStep({ beamDeg, beamC90Deg, throwToDeg }: DistributionParameters): number {
  if (typeof throwToDeg === 'number') return 1;
  const narrowest = Math.min(beamDeg ?? 180, beamC90Deg ?? 180);
  if (narrowest < 20) return 0.5;
  return narrowest < 70 ? 1 : 2.5;
}

/** 0°, one step, two steps and so on up to and including `to`, or below it if it is the full circle. */
function listAngles(step: number, to: number): number[] {
  const count = to === 360 ? to / step : to / step + 1;
  return Array.from({ length: count }, (_, index) => index * step);
}

function sample(lobe: Lobe, gammasDeg: readonly number[]): StoredDistribution {
  const { symmetry, planeStepDeg } = lobe;
  const [from, to] = { 1: [0, 0], 2: [0, 180], 3: [-90, 90], 4: [0, 90] }[symmetry] as [
    number,
    number,
  ];
  const storedPlanes = listAngles(planeStepDeg, to - from).map((angle) => from + angle);
  return {
    symmetry,
    planesDeg: listAngles(planeStepDeg, 360),
    gammasDeg,
    intensities: storedPlanes.map((plane) => gammasDeg.map((g) => lobe.intensityAt(plane, g))),
  };
}

function mapIntensities(
  stored: StoredDistribution,
  change: (intensity: number, plane: number, gamma: number) => number,
): StoredDistribution {
  const intensities = stored.intensities.map((row, plane) =>
    row.map((intensity, gamma) => change(intensity, plane, gamma)),
  );
  return { ...stored, intensities };
}

/** Scales a distribution to `fluxLm` lumens; a dark distribution stays dark. */
function scale(stored: StoredDistribution, fluxLm: number): StoredDistribution {
  const flux = calculateFlux(expandDistribution(stored));
  return mapIntensities(stored, (intensity) => (flux > 0 ? (intensity * fluxLm) / flux : 0));
}

function add(base: StoredDistribution, addend: StoredDistribution): StoredDistribution {
  return mapIntensities(
    base,
    (intensity, plane, gamma) =>
      intensity + ((addend.intensities[plane] ?? missing())[gamma] ?? missing()),
  );
}

/** Five significant digits of the peak, at most two decimals: enough for a file. */
function round(stored: StoredDistribution): StoredDistribution {
  const peak = Math.max(...stored.intensities.flat());
  const decimals = Math.min(2, Math.max(0, 4 - Math.floor(Math.log10(peak))));
  return mapIntensities(stored, (intensity) => Number(intensity.toFixed(decimals)));
}
