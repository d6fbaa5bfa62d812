import {
  type AttributeFinding,
  type CheckedAttributes,
  cellOf,
} from '#core/catalogue/attributes/attribute-finding.ts';
import { say } from '#core/say.ts';

/** Finds attributes that do not fit the figures of the table: temperature, life and size. */
export function checkFit(checked: CheckedAttributes): AttributeFinding[] {
  return [
    ...checkCold(checked),
    ...checkDriverLife(checked),
    ...checkPackSize(checked),
    ...checkStandards(checked),
  ];
}

/** Cells of LiFePO₄ and NiMH are not charged below 0 °C. */
function checkCold({ subject, values }: CheckedAttributes): AttributeFinding[] {
  const { battery_type: battery, battery_heater: heater } = values;
  const { taMinC } = subject;
  if (battery === undefined || heater === 'yes' || taMinC === null || taMinC >= 0) return [];
  const problem = say`'${cellOf(battery)}' takes no charge below 0 °C, but the variant is for ${taMinC} °C`;
  const whatToDo = say`Correct ta_min_c, or state battery_heater.`;
  return [{ field: 'battery_type', problem, whatToDo, isCertain: true }];
}

/** The rated life of a driver is its own: it contains no light source. */
function checkDriverLife({ subject, values }: CheckedAttributes): AttributeFinding[] {
  const { driver_life_h: life } = values;
  const { archetype, lifetimeH } = subject;
  if (archetype !== 'driver' || life === undefined || lifetimeH === null) return [];
  if (life === lifetimeH) return [];
  const problem = say`'${cellOf(life)}' h contradicts lifetime_h, ${lifetimeH} h, of the same driver`;
  return [
    { field: 'driver_life_h', problem, whatToDo: say`Correct one of the two.`, isCertain: true },
  ];
}

/** For bevelled corners and sizes that are rounded separately, millimetres. */
const ROUNDING_MM = 5;

/** Goods that are coiled, bent or taken apart in their box. */
const flexible = new Set(['strip', 'accessory']);

function checkPackSize({ subject, values }: CheckedAttributes): AttributeFinding[] {
  const pack = ['pack_length_mm', 'pack_width_mm', 'pack_height_mm'].map((name) =>
    Number(values[name] ?? 0),
  );
  if (pack.includes(0) || flexible.has(subject.archetype)) return [];
  const inside = descending(subject.sizesMm);
  const outside = descending(pack);
  if (inside.every((size, index) => size <= (outside[index] ?? 0) + ROUNDING_MM)) return [];
  const problem = say`'${pack.join(' × ')}' mm is too small for its contents, ${inside.join(' × ')} mm`;
  const whatToDo = say`Correct the size of the pack or that of the variant.`;
  return [{ field: 'pack_length_mm', problem, whatToDo, isCertain: true }];
}

/** `:2021` or ` V2.2.2`: another edition may require something else. */
const edition = /:\d{4}| V\d/;

/** Standards for the lighting of places, which no product is tested by; 1838 and 50172 are those of emergency lighting. */
const ofPlaces = /\b(?:1838|12193|12464|13201|15193|50172)\b/;

function checkStandards({ values: { standards } }: CheckedAttributes): AttributeFinding[] {
  return [standards ?? []].flat().flatMap((stated): AttributeFinding[] => {
    const standard = String(stated);
    const finding = { field: 'standards', isCertain: false } as const;
    if (ofPlaces.test(standard)) {
      const problem = say`'${standard}' is a standard for places, which no product is tested by`;
      return [{ ...finding, problem, whatToDo: say`Remove it from standards.` }];
    }
    if (edition.test(standard)) return [];
    const problem = say`'${standard}' has no edition`;
    const whatToDo = say`Add its year, or the version of an ETSI standard.`;
    return [{ ...finding, problem, whatToDo }];
  });
}

const descending = (sizes: readonly number[]) => [...sizes].sort((one, other) => other - one);
