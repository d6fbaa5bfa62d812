import {
  type AttributeFinding,
  type CheckedAttributes,
  cellOf,
} from '#core/catalogue/attributes/attribute-finding.ts';
import { type AttributeName, rowAttributes } from '#core/catalogue/attributes/attributes.ts';
import { checkElectrical } from '#core/catalogue/attributes/electrical-checks.ts';
import { checkFit } from '#core/catalogue/attributes/fit-checks.ts';
import { checkOrdering } from '#core/catalogue/attributes/ordering-checks.ts';
import { checkRadio } from '#core/catalogue/attributes/radio-checks.ts';
import { checkSafety } from '#core/catalogue/attributes/safety-checks.ts';
import { type Said, say } from '#core/say.ts';

/** Finds contradictions among the attributes of a variant and with its figures. */
export function checkAttributes(checked: CheckedAttributes): AttributeFinding[] {
  return [
    ...checkApplies(checked),
    ...checkElectrical(checked),
    ...checkLight(checked),
    ...checkEmergency(checked),
    ...checkRadio(checked),
    ...checkMechanical(checked),
    ...checkOrdering(checked),
    ...checkFit(checked),
    ...checkSafety(checked),
  ];
}

function checkApplies({ subject, ofRow }: CheckedAttributes): AttributeFinding[] {
  return rowAttributes
    .filter(({ name, applies, appliesInRow = applies }) => {
      return ofRow[name] !== undefined && !appliesInRow(subject);
    })
    .map(({ name }) => ({
      field: name,
      problem: say`'${cellOf(ofRow[name])}' is stated, but the variant is none that it applies to`,
      whatToDo: say`Empty the cell, or correct the figures that decide it.`,
      isCertain: true,
    }));
}

/** (EU) 2019/2020, Annex II, table 4, in force since 1 September 2024 by (EU) 2021/341. */
const MAX_PST = 1;
const MAX_SVM = 0.4;

function checkLight({ values, subject }: CheckedAttributes): AttributeFinding[] {
  const { flicker_pst: pst, flicker_svm: svm, tm30_rf: fidelity, r9 } = values;
  const findings: AttributeFinding[] = [];
  const over = (field: AttributeName, limit: number) =>
    findings.push({
      field,
      problem: say`'${cellOf(values[field])}' is above ${limit}, which (EU) 2019/2020 permits on the mains`,
      whatToDo: say`Correct it, unless the light source is exempt.`,
      isCertain: false,
    });
  if (Number(pst) > MAX_PST) over('flicker_pst', MAX_PST);
  if (Number(svm) > MAX_SVM) over('flicker_svm', MAX_SVM);
  const { cri } = subject;
  if (cri !== null && typeof fidelity === 'number' && Math.abs(fidelity - cri) > 15) {
    findings.push({
      field: 'tm30_rf',
      problem: say`'${fidelity}' is far from the colour rendering index ${cri}`,
      whatToDo: say`Check the two: they differ by less than 15 for LED light.`,
      isCertain: false,
    });
  }
  if (cri !== null && cri >= 95 && typeof r9 === 'number' && r9 < 50) {
    findings.push({
      field: 'r9',
      problem: say`'${r9}' is unlikely with a colour rendering index of ${cri}`,
      whatToDo: say`Check the two.`,
      isCertain: false,
    });
  }
  return findings;
}

/** EN 60598-2-22: batteries last four years or more, and are charged within 24 hours. */
const MIN_BATTERY_YEARS = 4;
const MAX_RECHARGE_H = 24;

const certain = (field: AttributeName, problem: Said, whatToDo: Said): AttributeFinding => {
  return { field, problem, whatToDo, isCertain: true };
};

function checkEmergency(checked: CheckedAttributes): AttributeFinding[] {
  if (checked.subject.emergency === 'none') return [];
  return [
    ...findMissing(checked),
    ...findContradictions(checked),
    ...findBeyondStandard(checked),
    ...checkEmergencyFlux(checked),
  ];
}

function findMissing({ subject: { emergency }, values }: CheckedAttributes): AttributeFinding[] {
  const { emergency_mode: mode, battery_type: battery } = values;
  const findings: AttributeFinding[] = [];
  if (mode !== undefined && battery === undefined) {
    findings.push(
      certain(
        'battery_type',
        say`is empty although the variant is ${String(mode)} in emergency operation`,
        say`State battery_type, or write none in emergency.`,
      ),
    );
  }
  for (const field of ['emergency_mode', 'emergency_test'] as const) {
    if (values[field] !== undefined) continue;
    findings.push(
      certain(
        field,
        say`is empty although emergency is '${emergency}': instructions, wiring and declaration follow from it`,
        say`State ${field}.`,
      ),
    );
  }
  return findings;
}

function findContradictions({
  subject: { emergency },
  values,
}: CheckedAttributes): AttributeFinding[] {
  const findings: AttributeFinding[] = [];
  const mode = String(values.emergency_mode ?? '');
  const isCalledOff = emergency.endsWith('non-maintained');
  const isCalledOn = emergency.endsWith('maintained') && !isCalledOff;
  const isOff = mode.endsWith('non-maintained');
  if (mode !== '' && ((isCalledOn && isOff) || (isCalledOff && !isOff))) {
    const problem = say`'${mode}' contradicts emergency, '${emergency}'`;
    findings.push(certain('emergency_mode', problem, say`Correct one.`));
  }
  const { emergency_duration_min: duration } = values;
  if (Number(duration) < Number.parseInt(emergency, 10) * 60) {
    const problem = say`'${cellOf(duration)}' min is less than emergency, '${emergency}'`;
    findings.push(certain('emergency_duration_min', problem, say`Correct one of the two.`));
  }
  if (emergency.endsWith('self-test') && values.emergency_test === 'manual') {
    const problem = say`'manual' contradicts emergency, '${emergency}'`;
    findings.push(certain('emergency_test', problem, say`Correct one.`));
  }
  return findings;
}

function findBeyondStandard({ values }: CheckedAttributes): AttributeFinding[] {
  const { battery_life_years: life, recharge_h: recharge } = values;
  const findings: AttributeFinding[] = [];
  if (Number(life) < MIN_BATTERY_YEARS) {
    const problem = say`'${cellOf(life)}' is below the ${MIN_BATTERY_YEARS} years of EN 60598-2-22`;
    const whatToDo = say`State the design life of the battery.`;
    findings.push(certain('battery_life_years', problem, whatToDo));
  }
  if (Number(recharge) > MAX_RECHARGE_H) {
    const problem = say`'${cellOf(recharge)}' is above the ${MAX_RECHARGE_H} h of EN 60598-2-22`;
    const whatToDo = say`State the time after which the rated duration is reached.`;
    findings.push(certain('recharge_h', problem, whatToDo));
  }
  return findings;
}

function checkEmergencyFlux({ subject, values }: CheckedAttributes): AttributeFinding[] {
  const { fluxLm, archetype } = subject;
  const { emergency_flux_lm: flux } = values;
  const isDarkOtherwise = archetype === 'emergency' || archetype === 'exit-sign';
  if (isDarkOtherwise || fluxLm === null || !(Number(flux) > fluxLm)) return [];
  const problem = say`'${cellOf(flux)}' lm is more than the luminaire gives on the mains, ${fluxLm} lm`;
  return [certain('emergency_flux_lm', problem, say`Check the two.`)];
}

function checkMechanical({ subject, values }: CheckedAttributes): AttributeFinding[] {
  const { ip_back: back, ceiling_mm: ceiling } = values;
  const findings: AttributeFinding[] = [];
  if (back !== undefined && back === subject.ip) {
    findings.push({
      field: 'ip_back',
      problem: say`'${back}' is the same as ip`,
      whatToDo: say`Empty it: it is for a face that is protected otherwise.`,
      isCertain: true,
    });
  } else if (typeof back === 'string' && subject.ip !== null && back > subject.ip) {
    findings.push({
      field: 'ip_back',
      problem: say`'${back}' is higher than that of the visible face, ${subject.ip}`,
      whatToDo: say`Check whether the two are exchanged.`,
      isCertain: false,
    });
  }
  const [thin = 0, thick = 0] = String(ceiling ?? '0-1')
    .split('-')
    .map(Number);
  if (thin >= thick) {
    findings.push({
      field: 'ceiling_mm',
      problem: say`'${cellOf(ceiling)}' does not begin with the thinner ceiling`,
      whatToDo: say`Write the smaller number first.`,
      isCertain: true,
    });
  }
  return findings;
}
