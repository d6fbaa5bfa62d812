import {
  type AttributeFinding,
  type CheckedAttributes,
  cellOf,
} from '#core/catalogue/attributes/attribute-finding.ts';
import { say } from '#core/say.ts';

type Check = (checked: CheckedAttributes) => AttributeFinding[];

/** Finds contradictions in what protects eyes, cables and control gear. */
export function checkSafety(checked: CheckedAttributes): AttributeFinding[] {
  return [checkRisk, checkTerminal, checkThrough, checkGear, checkSurge, checkDistortion].flatMap(
    (check) => check(checked),
  );
}

/** Where IEC 62471 assesses light sources, metres. */
const ASSESSED_AT_M = 0.2;

/**
 * The threshold distance of IEC TR 62778 is where RG2 becomes RG1: only RG2 and RG3 have one, beyond the 200 mm of IEC
 * 62471. EN 60598-1, 3.2.23, requires it on the luminaire and in its instructions.
 */
const checkRisk: Check = ({ values }) => {
  const { risk_group: group, risk_distance_m: distance } = values;
  if (group === undefined) return [];
  const isLow = group === 'rg0' || group === 'rg1';
  const finding = { field: 'risk_distance_m', isCertain: true } as const;
  if (distance === undefined) {
    if (isLow) return [];
    const problem = say`is empty although the risk group is ${cellOf(group)}`;
    return [{ ...finding, problem, whatToDo: say`State from where it is RG1 (IEC TR 62778).` }];
  }
  if (isLow) {
    const problem = say`'${cellOf(distance)}' m is stated for ${cellOf(group)}, which nothing nearer exceeds`;
    const whatToDo = say`Write rg2 if the light is RG1 from there only, or remove the distance.`;
    return [{ ...finding, problem, whatToDo }];
  }
  if (Number(distance) > ASSESSED_AT_M) return [];
  const problem = say`'${cellOf(distance)}' m is not beyond the 200 mm at which the group ${cellOf(group)} holds`;
  return [{ ...finding, problem, whatToDo: say`Correct one of the two.` }];
};

const withStrippedCores: readonly unknown[] = ['push-in', 'screw'];

/** Only screws have a torque, only push-in and screw terminals a stripped length. */
const checkTerminal: Check = ({ values }) => {
  const { terminal, terminal_strip_mm: strip, terminal_torque_nm: torque } = values;
  if (terminal === undefined) return [];
  const findings: AttributeFinding[] = [];
  const whatToDo = say`Correct terminal, or remove it.`;
  if (torque !== undefined && terminal !== 'screw') {
    const problem = say`'${cellOf(torque)}' N m is stated, but the terminal is ${cellOf(terminal)}`;
    findings.push({ field: 'terminal_torque_nm', problem, whatToDo, isCertain: true });
  }
  if (strip !== undefined && !withStrippedCores.includes(terminal)) {
    const problem = say`'${cellOf(strip)}' mm is stated, but the terminal is ${cellOf(terminal)}`;
    findings.push({ field: 'terminal_strip_mm', problem, whatToDo, isCertain: true });
  }
  return findings;
};

/** The conductors of through wiring go into the terminals. */
const checkThrough: Check = ({ values }) => {
  const { terminal, terminal_mm2: sections, through_wiring: through } = values;
  if (!withStrippedCores.includes(terminal) || sections === undefined) return [];
  const wired = Number(String(through ?? '').split('x')[1]);
  const largest = Number(String(sections).split('-').at(-1));
  if (!(wired > largest)) return [];
  const problem = say`'${cellOf(through)}' mm² is more than the terminals take, ${largest} mm²`;
  return [
    { field: 'through_wiring', problem, whatToDo: say`Correct one of the two.`, isCertain: true },
  ];
};

/** Control gear is warmer than the air around its luminaire. */
const checkGear: Check = ({ subject: { taMaxC }, values: { driver_tc_c: point } }) => {
  if (taMaxC === null || point === undefined || Number(point) > taMaxC) return [];
  const problem = say`'${cellOf(point)}' °C is not above the highest ambient temperature, ${taMaxC} °C`;
  return [
    { field: 'driver_tc_c', problem, whatToDo: say`Correct one of the two.`, isCertain: true },
  ];
};

/** EN 61547 tests line to earth with twice the voltage of line to line. */
const checkSurge: Check = ({ values: { surge_line_kv: line, surge_earth_kv: earth } }) => {
  if (line === undefined || earth === undefined || Number(line) <= Number(earth)) return [];
  const problem = say`'${cellOf(line)}' kV is more than to earth, ${cellOf(earth)} kV`;
  const whatToDo = say`Check whether the two are exchanged.`;
  return [{ field: 'surge_line_kv', problem, whatToDo, isCertain: false }];
};

/** Above this power EN IEC 61000-3-2 limits each harmonic of luminaires; all limits together are 35 %. */
const LIMITED_FROM_W = 25;
const MAX_THD_PERCENT = 35;

const checkDistortion: Check = ({ subject: { powerW }, values: { thd_percent: thd } }) => {
  if (powerW === null || powerW <= LIMITED_FROM_W || Number(thd ?? 0) <= MAX_THD_PERCENT) return [];
  const problem = say`'${cellOf(thd)}' % is more than EN IEC 61000-3-2 permits above ${LIMITED_FROM_W} W, ${MAX_THD_PERCENT} %`;
  return [{ field: 'thd_percent', problem, whatToDo: say`Check it.`, isCertain: false }];
};
