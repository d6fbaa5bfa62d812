import type { AttributeEntry, AttributeSubject } from '#core/catalogue/attributes/attribute.ts';
import {
  givesLight,
  isForEmergency,
  isMainsLuminaire,
  isStrip,
} from '#core/catalogue/attributes/attribute-subjects.ts';
import { choice, number } from '#core/catalogue/figures/cell.ts';

const riskGroups = ['rg0', 'rg1', 'rg2', 'rg3'] as const;

const hasColour = (subject: AttributeSubject) => givesLight(subject) && subject.cri !== null;
const rendersColour = (subject: AttributeSubject) => hasColour(subject) && !isForEmergency(subject);

/** LED strip is planned by the metre: the figures of a variant are those of its reel. */
function perMetre(figure: number | null, { lengthMm }: AttributeSubject): number | null {
  if (figure === null || lengthMm === null) return null;
  return Math.round((figure / lengthMm) * 100_000) / 100;
}

/** Colour, flicker and safety of the light. */
export const lightAttributes = {
  flux_lm_m: {
    group: 'light',
    cell: number({
      above: 0,
      max: 10_000,
      description: 'Luminous flux of LED strip, lumens per metre; by default of the reel.',
      example: 1200,
    }),
    unit: 'lm/m',
    digits: 0,
    applies: isStrip,
    isNeeded: (subject) => isStrip(subject) && givesLight(subject),
    isFigure: true,
    derive: (subject) => perMetre(subject.fluxLm, subject),
  },
  power_w_m: {
    group: 'light',
    cell: number({
      above: 0,
      max: 60,
      description: 'Power of LED strip, watts per metre; by default of the reel.',
      example: 14.4,
    }),
    unit: 'W/m',
    digits: 1,
    applies: isStrip,
    isNeeded: isStrip,
    isFigure: true,
    derive: (subject) => perMetre(subject.powerW, subject),
  },
  r9: {
    group: 'light',
    cell: number({
      isWhole: true,
      min: -100,
      max: 100,
      description: 'Special colour rendering index R9, saturated red (CIE 13.3).',
      example: 50,
    }),
    applies: hasColour,
    isNeeded: rendersColour,
    hasSource: true,
  },
  tm30_rf: {
    group: 'light',
    cell: number({
      isWhole: true,
      min: 0,
      max: 100,
      description: 'Colour fidelity Rf (IES TM-30).',
      example: 90,
    }),
    applies: hasColour,
    isNeeded: rendersColour,
    hasSource: true,
  },
  tm30_rg: {
    group: 'light',
    cell: number({
      isWhole: true,
      min: 40,
      max: 140,
      description: 'Colour gamut Rg (IES TM-30).',
      example: 98,
    }),
    applies: hasColour,
    isNeeded: rendersColour,
    hasSource: true,
  },
  flicker_pst: {
    group: 'light',
    cell: number({
      min: 0,
      max: 10,
      description: 'Flicker PstLM at full load, the highest value (IEC TR 61547-1).',
      example: 1,
    }),
    sign: '≤',
    digits: 2,
    applies: (subject) => givesLight(subject) || subject.archetype === 'driver',
    isNeeded: isMainsLuminaire,
    isDurability: true,
    hasSource: true,
  },
  flicker_svm: {
    group: 'light',
    cell: number({
      min: 0,
      max: 10,
      description: 'Stroboscopic effect SVM at full load, the highest value (IEC TR 63158).',
      example: 0.4,
    }),
    sign: '≤',
    digits: 2,
    applies: (subject) => givesLight(subject) || subject.archetype === 'driver',
    isNeeded: isMainsLuminaire,
    isDurability: true,
    hasSource: true,
  },
  risk_group: {
    group: 'light',
    cell: choice(riskGroups, {
      description: 'Photobiological risk group (IEC 62471).',
      example: 'rg0',
    }),
    applies: givesLight,
    isNeeded: givesLight,
    hasSource: true,
  },
  survival_factor: {
    group: 'light',
    cell: number({
      min: 0.9,
      max: 1,
      description:
        'Share of light sources that work after 3000 h of the endurance test, (EU) 2019/2020, Annex V.',
      example: 1,
    }),
    digits: 2,
    applies: (subject) => isStrip(subject) && givesLight(subject),
    isNeeded: (subject) => isStrip(subject) && givesLight(subject),
    isDurability: true,
    hasSource: true,
  },
  risk_distance_m: {
    group: 'light',
    cell: number({
      above: 0,
      max: 20,
      description: 'Distance from which the risk group is RG1, metres (IEC TR 62778).',
      example: 0.4,
    }),
    unit: 'm',
    digits: 2,
    applies: givesLight,
  },
} as const satisfies Record<string, AttributeEntry>;
