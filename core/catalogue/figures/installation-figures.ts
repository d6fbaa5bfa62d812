import { choice, required, text } from '#core/catalogue/figures/cell.ts';
import { dimmingCodes, emergencyCodes } from '#core/catalogue/figures/codes.ts';
import { figure } from '#core/catalogue/figures/figure.ts';
import {
  inDatasheet,
  inDetails,
  ownToVariants,
  settledByOthers,
  shown,
} from '#core/catalogue/figures/left-out.ts';
import { power } from '#core/catalogue/figures/light-figures.ts';
import { voltageText } from '#core/catalogue/figures/value-texts.ts';

const ik = {
  ik: text({
    pattern: /^IK(0\d|10)$/,
    description: 'Protection against impact.',
    example: 'IK03',
    hint: 'IK07',
  }),
};

/** Installation requirements and control of a variant. */
export const installationFigures = [
  figure({
    id: 'ip',
    cells: {
      ip: text({
        pattern: /^IP[0-6][0-8]$/,
        description: 'Ingress protection.',
        example: 'IP20',
        hint: 'IP44',
      }),
    },
    reads: ik,
    value: ({ ip }) => ip,
    specification: { group: 'mechanical' },
    keyFigure: {
      text: (_, values) =>
        values.ip === null ? null : { value: values.ip, ...(values.ik && { unit: values.ik }) },
    },
    table: shown,
    comparison: { group: 'protection' },
    chooser: 'axis',
    schedule: 'column',
    card: 'span',
    filter: 'facet',
  }),
  figure({
    id: 'ik',
    cells: ik,
    value: (values) => values.ik,
    specification: { group: 'mechanical' },
    keyFigure: { leftOut: 'It is shown with the ingress protection.' },
    table: shown,
    comparison: { group: 'protection' },
    chooser: settledByOthers,
    schedule: inDatasheet,
    card: ownToVariants,
    filter: 'facet',
  }),
  figure({
    id: 'voltage',
    cells: {
      voltage: text({
        minLength: 2,
        description: 'Mains or supply voltage.',
        example: '220-240 V AC',
      }),
    },
    record: { after: 'class' },
    value: ({ voltage }) => voltage,
    text: (_, { voltage }) => voltageText(voltage),
    specification: { group: 'electrical' },
    keyFigure: { after: 'weight' },
    table: { after: 'class' },
    comparison: { group: 'electrical' },
    chooser: settledByOthers,
    schedule: inDatasheet,
    card: ownToVariants,
    filter: 'facet',
  }),
  figure({
    id: 'class',
    cells: { protection_class: choice(['I', 'II', 'III'], { example: 'II' }) },
    value: ({ protectionClass }) => protectionClass,
    specification: { group: 'electrical' },
    keyFigure: { after: 'voltage' },
    table: shown,
    comparison: { group: 'electrical' },
    chooser: settledByOthers,
    schedule: inDatasheet,
    card: ownToVariants,
    filter: 'facet',
  }),
  figure({
    id: 'dimming',
    cells: { dimming: required(choice(dimmingCodes, { example: 'none' })) },
    reads: power,
    text: (t, { powerW, dimming }) => (powerW === null ? null : t(`dimming.${dimming}`)),
    specification: { group: 'electrical' },
    keyFigure: {
      text: (t, { powerW, dimming }) =>
        powerW === null || dimming === 'none' ? null : { value: t(`dimming.${dimming}`) },
    },
    table: shown,
    comparison: { group: 'control' },
    chooser: 'axis',
    schedule: 'column',
    card: ownToVariants,
    filter: 'facet',
  }),
  figure({
    id: 'emergency',
    cells: { emergency: required(choice(emergencyCodes, { example: 'none' })) },
    reads: power,
    text: (t, { powerW, emergency }) => (powerW === null ? null : t(`emergency.${emergency}`)),
    specification: { group: 'electrical' },
    keyFigure: inDetails,
    table: {
      text: (t, { emergency }) => (emergency === 'none' ? null : t(`emergency.${emergency}`)),
    },
    comparison: { group: 'control' },
    chooser: 'axis',
    schedule: inDatasheet,
    card: ownToVariants,
    filter: 'facet',
  }),
];
