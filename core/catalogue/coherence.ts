import type { CoherenceFinding } from '#core/catalogue/coherence-finding.ts';
import { checkTrends } from '#core/catalogue/coherence-trends.ts';
import { bestPlausibleClass, lowestPlausibleClass } from '#core/catalogue/energy-class.ts';
import { voltagePattern } from '#core/catalogue/listing/facets.ts';
import type { OpticRecord, ProductRecord } from '#core/catalogue/product-record.ts';
import type { VariantRecord } from '#core/catalogue/variant-record.ts';
import { say } from '#core/say.ts';

export type CoherenceInput = {
  optics: ProductRecord['optics'];
  variants: VariantRecord[];
  /** UGR describes rooms, so that luminaires for other places have none. */
  lightsRooms: boolean;
  /** Luminaires for emergency use only have no energy class, and those that are dark until then no efficacy. */
  isForEmergency: boolean;
};

type Check = (variant: VariantRecord, input: CoherenceInput) => Complaint[];
type Complaint = Omit<CoherenceFinding, 'sku' | 'value' | 'isCertain'> & { isCertain?: boolean };

/** Tolerance between flux, power and efficacy, for the rounding of printed figures. */
const FLUX_TOLERANCE = 0.01;
/** Lumens per watt beyond any luminaire on the market; the theoretical limit of white light is near 350. */
const MAX_EFFICACY_LM_W = 230;
const MIN_EFFICACY_LM_W = 20;
/** A beam reaches half of its maximum well inside a cut-off. */
const CUT_OFF_SHARE = 0.9;
/** Tolerance for luminous areas and housings that are rounded separately. */
const SIZE_TOLERANCE = 1.02;
/** Plaster-in frames of trimless luminaires need a cut-out somewhat larger than the visible part. */
const CUT_OUT_TOLERANCE = 1.15;

/**
 * Finds contradictions in the figures of one product: flux against power and efficacy, optic against beam,
 * temperatures, glare, sizes, energy class, and the trend of flux by colour rendering and colour temperature.
 */
export function checkCoherence(input: CoherenceInput): CoherenceFinding[] {
  const single = input.variants.flatMap((variant) =>
    checks
      .flatMap((check) => check(variant, input))
      .map((complaint) => ({
        isCertain: true,
        ...complaint,
        sku: variant.sku,
        value: variant[complaint.field],
      })),
  );
  return [...single, ...checkTrends(input.variants)];
}

const needed = ['power_w', 'cct_k', 'cri', 'optic'] as const;

const checkLightIsComplete: Check = (variant, { isForEmergency }) => {
  if (variant.flux_lm === null) return [];
  const ofMains = isForEmergency ? [] : (['efficacy_lm_w', 'energy_class'] as const);
  return ([...needed, ...ofMains] as const)
    .filter((field) => variant[field] === null)
    .map((field) => ({
      field,
      problem: say`is empty although the variant states a luminous flux`,
      whatToDo: say`Fill it in, or empty flux_lm when the variant gives no light.`,
    }));
};

const checkFlux: Check = ({ flux_lm, power_w, efficacy_lm_w }) => {
  if (flux_lm === null || power_w === null || efficacy_lm_w === null) return [];
  const expected = power_w * efficacy_lm_w;
  if (Math.abs(flux_lm - expected) <= FLUX_TOLERANCE * flux_lm) return [];
  const problem = say`'${flux_lm}' lm is not ${power_w} W × ${efficacy_lm_w} lm/W = ${round(expected)} lm`;
  return [
    { field: 'flux_lm', problem, whatToDo: say`Correct the figure of the three that is wrong.` },
  ];
};

const checkVoltage: Check = ({ voltage }) => {
  if (voltage === null || voltagePattern.test(voltage)) return [];
  const problem = say`'${voltage}' is no voltage that the filter can read`;
  const whatToDo = say`Begin with a digit and use no comma, as in 220-240 V AC or 12-48 V DC.`;
  return [{ field: 'voltage', problem, whatToDo }];
};

/** Volts of the bus, between its two wires: IEC 62386-101. */
const DALI_V = { least: 9.5, most: 22.5 };

/** What a control line feeds is insulated from the mains by the line's basic insulation only: IEC 62386-101, IEC 63128. */
const checkControlLine: Check = ({ protection_class, voltage, dimming }) => {
  if (protection_class !== 'III' || voltage === null) return [];
  const volts = [...voltage.matchAll(/\d+/g)].map(Number);
  const isBus =
    dimming.startsWith('dali') && volts.every((one) => one >= DALI_V.least && one <= DALI_V.most);
  if (!isBus && !/^1[-–]10 V/.test(voltage)) return [];
  const problem = say`'III' needs SELV, and ${voltage} is a control line, which is none (IEC 62386-101, IEC 63128)`;
  const whatToDo = say`Write II, or correct the voltage.`;
  return [{ field: 'protection_class', problem, whatToDo }];
};

const checkEfficacy: Check = ({ efficacy_lm_w }) => {
  if (efficacy_lm_w === null) return [];
  if (efficacy_lm_w > MAX_EFFICACY_LM_W) {
    const problem = say`'${efficacy_lm_w}' lm/W is more than a luminaire can reach (${MAX_EFFICACY_LM_W})`;
    return [{ field: 'efficacy_lm_w', problem, whatToDo: say`Check flux and power.` }];
  }
  if (efficacy_lm_w >= MIN_EFFICACY_LM_W) return [];
  const problem = say`'${efficacy_lm_w}' lm/W is unusually low for LED`;
  return [
    { field: 'efficacy_lm_w', problem, whatToDo: say`Check flux and power.`, isCertain: false },
  ];
};

const kindsWithBeam: OpticRecord['kind'][] = ['rotational', 'lambertian', 'elliptical', 'batwing'];

const checkBeam: Check = (variant, { optics }) => {
  if (variant.optic === null) return [];
  const optic = optics[variant.optic];
  if (!optic) {
    const problem = say`'${variant.optic}' is not one of the product's optics`;
    const whatToDo = say`Use a name from optics: in product.yaml: ${Object.keys(optics).length > 0 ? Object.keys(optics) : say`none is declared yet`}.`;
    return [{ field: 'optic', problem, whatToDo }];
  }
  const needed = [
    ...(kindsWithBeam.includes(optic.kind) ? (['beam_deg'] as const) : []),
    ...(optic.kind === 'elliptical' ? (['beam_c90_deg'] as const) : []),
  ];
  return [
    ...needed
      .filter((field) => variant[field] === null)
      .map((field) => ({
        field,
        problem: say`is empty although the optic is ${optic.kind}`,
        whatToDo: say`State the angle.`,
      })),
    ...checkCutOff(variant, optic),
  ];
};

function checkCutOff({ beam_deg }: VariantRecord, optic: OpticRecord): Complaint[] {
  if (!optic.cut_off_deg || beam_deg === null) return [];
  const limit = CUT_OFF_SHARE * 2 * optic.cut_off_deg;
  if (beam_deg <= limit) return [];
  const problem = say`'${beam_deg}' is wider than a cut-off at ${optic.cut_off_deg}° allows (${round(limit)})`;
  return [{ field: 'beam_deg', problem, whatToDo: say`Correct the beam or cut_off_deg.` }];
}

const checkTemperatures: Check = ({ ta_min_c, ta_max_c, cct_k, cct_max_k }) => {
  const complaints: Complaint[] = [];
  if (ta_min_c !== null && ta_max_c !== null && ta_min_c >= ta_max_c) {
    const problem = say`'${ta_min_c}' is not below the highest ambient temperature, ${ta_max_c}`;
    complaints.push({ field: 'ta_min_c', problem, whatToDo: say`Exchange or correct the two.` });
  }
  if (cct_max_k !== null && (cct_k === null || cct_max_k <= cct_k)) {
    const problem = say`'${cct_max_k}' is not above the warm end of the tunable white, ${cct_k ?? say`which is empty`}`;
    const whatToDo = say`Put the warm end in cct_k and the cool end in cct_max_k.`;
    complaints.push({ field: 'cct_max_k', problem, whatToDo });
  }
  return complaints;
};

const checkGlare: Check = ({ ugr }, { lightsRooms }) => {
  if (ugr === null || lightsRooms) return [];
  const problem = say`'${ugr}' is stated, but UGR describes rooms, and luminaires of this category light none`;
  return [{ field: 'ugr', problem, whatToDo: say`Empty the cell.` }];
};

const checkSizes: Check = (variant, { optics }) => {
  const { diameter_mm, length_mm, width_mm, cut_out_mm } = variant;
  const sides = [diameter_mm, length_mm, width_mm].filter((side) => side !== null);
  if (sides.length === 0) {
    const problem = say`no outer size is stated`;
    const whatToDo = say`State diameter_mm, or length_mm and width_mm.`;
    return [{ field: 'length_mm', problem, whatToDo, isCertain: false }];
  }
  const largest = Math.max(...sides);
  const complaints: Complaint[] = [];
  const luminous = variant.optic === null ? undefined : optics[variant.optic]?.luminous;
  const shining = luminous ? Math.max(...Object.values(luminous)) : 0;
  if (shining > largest * SIZE_TOLERANCE) {
    const problem = say`the luminous area of ${shining} mm is larger than the luminaire`;
    complaints.push({
      field: 'optic',
      problem,
      whatToDo: say`Correct the size or the luminous area.`,
    });
  }
  const opening = Math.max(0, ...(cut_out_mm ?? '').split('x').map(Number));
  if (opening > largest * CUT_OUT_TOLERANCE) {
    const problem = say`'${cut_out_mm ?? ''}' is larger than the luminaire that has to cover it`;
    const whatToDo = say`Check the cut-out against the outer size.`;
    complaints.push({ field: 'cut_out_mm', problem, whatToDo, isCertain: false });
  }
  return complaints;
};

const checkEnergyClass: Check = ({ efficacy_lm_w, energy_class, voltage }) => {
  if (efficacy_lm_w === null || energy_class === null) return [];
  const isOffMains = voltage?.includes('DC') ?? false;
  const worst = lowestPlausibleClass(efficacy_lm_w, isOffMains);
  const best = bestPlausibleClass(efficacy_lm_w, isOffMains);
  if (energy_class <= worst && energy_class >= best) return [];
  const problem = say`'${energy_class}' is unlikely for a light source in a luminaire of ${efficacy_lm_w} lm/W`;
  const whatToDo = say`Look it up in EPREL; between ${best} and ${worst} would fit.`;
  return [{ field: 'energy_class', problem, whatToDo, isCertain: false }];
};

const checks: Check[] = [
  checkLightIsComplete,
  checkFlux,
  checkEfficacy,
  checkBeam,
  checkTemperatures,
  checkGlare,
  checkSizes,
  checkEnergyClass,
  checkVoltage,
  checkControlLine,
];

function round(value: number): number {
  return Math.round(value * 10) / 10;
}
