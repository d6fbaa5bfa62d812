import type {
  AttributeFinding,
  CheckedAttributes,
} from '#core/catalogue/attributes/attribute-finding.ts';
import { eitherOf, say } from '#core/say.ts';

/** Finds contradictions in GTIN, customs code and pack. */
export function checkOrdering(checked: CheckedAttributes): AttributeFinding[] {
  return [...checkGtin(checked), ...checkCustomsCode(checked), ...checkPack(checked)];
}

function checkGtin({ values: { gtin } }: CheckedAttributes): AttributeFinding[] {
  if (typeof gtin !== 'string') return [];
  const expected = checkDigitOf(gtin.slice(0, -1));
  if (gtin.endsWith(String(expected))) return [];
  const problem = say`'${gtin}' has a wrong check digit, it should be ${expected}`;
  return [{ field: 'gtin', problem, whatToDo: say`Look for a mistyped digit.`, isCertain: true }];
}

/**
 * The check digit of a GTIN: the last digit completes the sum of the others, weighted by 3 and 1 from the right, to a
 * multiple of ten (GS1 General Specifications, 7.9).
 */
export function checkDigitOf(digits: string): number {
  const sum = [...digits]
    .reverse()
    .reduce((total, digit, index) => total + Number(digit) * (index % 2 === 0 ? 3 : 1), 0);
  return (10 - (sum % 10)) % 10;
}

/**
 * Headings of the Harmonised System 2022 by construction: 9405 luminaires, illuminated signs and their parts, 8539
 * LED modules and lamps, 8504 static converters, 7604 and 7616 goods of aluminium, 8536 and 8537 switches and
 * connectors, 8543, 9027, 9031 and 8517 other apparatus.
 */
const headings: Readonly<Record<string, readonly string[]>> = {
  strip: ['9405', '8539'],
  driver: ['8504'],
  sensor: ['8536', '8543', '9027', '9031', '8517'],
  switch: ['8536', '8537', '8517', '8543'],
  track: ['9405', '8536', '8544'],
  profile: ['7604', '7610', '7616', '9405'],
};
const ofLuminaires = ['9405'];

function checkCustomsCode({ subject, values }: CheckedAttributes): AttributeFinding[] {
  const { customs_code: code } = values;
  if (typeof code !== 'string' || subject.archetype === 'accessory') return [];
  const permitted = headings[subject.archetype] ?? ofLuminaires;
  if (permitted.includes(code.slice(0, 4))) return [];
  const problem = say`'${code}' is unusual for a product of this kind (${subject.archetype})`;
  const whatToDo = say`Its heading is ${eitherOf(permitted)} as a rule; check it.`;
  return [{ field: 'customs_code', problem, whatToDo, isCertain: false }];
}

/** For weights that are rounded separately, kilograms. */
const ROUNDING_KG = 0.01;

function checkPack({ subject, values }: CheckedAttributes): AttributeFinding[] {
  const { pack_weight_kg: pack, pack_size: size } = values;
  const contents = subject.weightKg * Number(size ?? 1);
  if (typeof pack !== 'number' || pack >= contents - ROUNDING_KG) return [];
  const problem = say`'${pack}' kg is less than its contents weigh, ${Math.round(contents * 1000) / 1000} kg`;
  const whatToDo = say`Correct the weight of the pack, pack_size or weight_kg.`;
  return [{ field: 'pack_weight_kg', problem, whatToDo, isCertain: true }];
}
