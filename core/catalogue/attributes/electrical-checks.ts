import {
  type AttributeFinding,
  type CheckedAttributes,
  cellOf,
} from '#core/catalogue/attributes/attribute-finding.ts';
import { isForEmergency } from '#core/catalogue/attributes/attribute-subjects.ts';
import { breakers } from '#core/catalogue/attributes/electrical-attributes.ts';
import { fixed, say } from '#core/say.ts';

type Check = (checked: CheckedAttributes) => AttributeFinding[];

const NOMINAL_V = 230;
/** Instantaneous tripping, at most this often the rated current (EN 60898-1). */
const tripsAt = { B: 5, C: 10 } as const;
/** How much more than that a pulse of some 100 µs may have, as makers of breakers state; beyond it is unlikely. */
const PULSE_FACTOR = 10;

/** Finds contradictions in power factor, distortion, inrush current, breaker tables, standby and supply. */
export function checkElectrical(checked: CheckedAttributes): AttributeFinding[] {
  return [checkPowerFactor, checkBreakers, checkBreakerOrder, checkStandby, checkSupply].flatMap(
    (check) => check(checked),
  );
}

/** Lowest displacement factor cos φ1 by power: (EU) 2019/2020, Annex II, table 4. */
function lowestDisplacement(powerW: number): number {
  if (powerW <= 5) return 0;
  if (powerW <= 10) return 0.5;
  return powerW <= 25 ? 0.7 : 0.9;
}

/**
 * The power factor is cos φ1 / √(1 + THD²), so that it is at most 1 / √(1 + THD²), and cos φ1 at most that of 1.
 * The stated distortion is the highest one: what it excludes is certain only for the first.
 */
const checkPowerFactor: Check = ({ subject, values }) => {
  const { power_factor: factor, thd_percent: thd } = values;
  if (typeof factor !== 'number') return [];
  const distortion = Math.sqrt(1 + (Number(thd ?? 0) / 100) ** 2);
  const lowest = lowestDisplacement(subject.powerW ?? 0);
  if (!isForEmergency(subject) && factor * distortion < lowest) {
    const problem = say`'${factor}' gives a displacement factor below ${lowest}, which (EU) 2019/2020 requires for ${subject.powerW ?? 0} W`;
    const whatToDo = say`Correct power factor, distortion or power.`;
    return [{ field: 'power_factor', problem, whatToDo, isCertain: true }];
  }
  // Rounding to two digits.
  if (factor <= 1 / distortion + 0.005) return [];
  const problem = say`'${factor}' is more than a distortion of ${cellOf(thd)} % permits, ${fixed(1 / distortion, 2)}`;
  const whatToDo = say`Correct one of the two.`;
  return [{ field: 'power_factor', problem, whatToDo, isCertain: false }];
};

/** The rated currents of all luminaires, and the sum of their inrush currents, against the breaker. */
const checkBreakers: Check = ({ subject, values }) => {
  const { power_factor: factor, inrush_a: inrush } = values;
  const rated = (subject.powerW ?? 0) / (NOMINAL_V * Number(factor ?? 1));
  return breakers.flatMap(({ name, type, amps }): AttributeFinding[] => {
    const count = values[name];
    if (typeof count !== 'number') return [];
    if (count * rated > amps) {
      const problem = say`'${count}' draw ${fixed(count * rated, 1)} A, more than the ${amps} A of the breaker`;
      const whatToDo = say`State fewer, or correct power or power factor.`;
      return [{ field: name, problem, whatToDo, isCertain: true }];
    }
    const limit = amps * tripsAt[type] * PULSE_FACTOR;
    if (count * Number(inrush ?? 0) <= limit) return [];
    const problem = say`'${count}' have an inrush current of ${count * Number(inrush)} A together, more than a ${type}${amps} is likely to take (${limit} A)`;
    return [{ field: name, problem, whatToDo: say`Check it with inrush_a.`, isCertain: false }];
  });
};

/** A larger breaker, or one of type C, never has fewer. */
const checkBreakerOrder: Check = ({ values }) =>
  (
    [
      ['breaker_b10', 'breaker_b16'],
      ['breaker_c10', 'breaker_c16'],
      ['breaker_b10', 'breaker_c10'],
      ['breaker_b16', 'breaker_c16'],
    ] as const
  ).flatMap(([weaker, stronger]): AttributeFinding[] => {
    const [few, many] = [values[weaker], values[stronger]];
    if (typeof few !== 'number' || typeof many !== 'number' || few <= many) return [];
    const problem = say`'${many}' is fewer than ${weaker}, ${few}, though the breaker takes more`;
    return [{ field: stronger, problem, whatToDo: say`Correct one of the two.`, isCertain: true }];
  });

/** Standby and networked standby of light sources and control gear: (EU) 2019/2020, Annex II, 1(b) and 2. */
const MAX_STANDBY_W = 0.5;

const checkStandby: Check = ({ subject, values }) => {
  const { standby_w: standby } = values;
  const isSource = subject.fluxLm !== null || subject.archetype === 'driver';
  if (typeof standby !== 'number' || standby <= MAX_STANDBY_W || !isSource) return [];
  if (subject.emergency !== 'none') return [];
  const problem = say`'${standby}' W is above the ${MAX_STANDBY_W} W of (EU) 2019/2020`;
  return [{ field: 'standby_w', problem, whatToDo: say`Check it.`, isCertain: false }];
};

/** The permitted supply contains the nominal one: `198-264` contains `220-240 V AC`. */
const checkSupply: Check = ({ subject, values }) => {
  const { supply_ac_v: supply } = values;
  const nominal = /(\d+)(?:-(\d+))? V AC/.exec(subject.voltage ?? '');
  if (typeof supply !== 'string' || !nominal) return [];
  const [low = 0, high = 0] = supply.split('-').map(Number);
  const lowest = Number(nominal[1]);
  const highest = Number(nominal[2] ?? nominal[1]);
  if (low <= lowest && high >= highest) return [];
  const problem = say`'${supply}' does not contain the nominal voltage, ${String(subject.voltage)}`;
  return [
    { field: 'supply_ac_v', problem, whatToDo: say`Correct one of the two.`, isCertain: true },
  ];
};
