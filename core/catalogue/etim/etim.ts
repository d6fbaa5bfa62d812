import type { AttributeValues } from '#core/catalogue/attributes/attribute.ts';
import { camelCase } from '#core/catalogue/figures/cell.ts';
import type { Localised } from '#core/i18n/localised.ts';

/** Sources of values beside figures and attributes: what a product says of all its variants. */
export const etimOrigins = ['archetype', 'type', 'mounting', 'distribution'] as const;

/** A class with the features that apply to it. */
export type EtimClass = {
  code: string;
  name: Localised;
  archetypes: string[];
  types: string[];
  features: string[];
};

/** A feature and where its value is: see `etim-record.ts`. */
export type EtimRule = {
  code: string;
  name: Localised;
  type: 'A' | 'L' | 'N' | 'R';
  unit?: string | undefined;
  from: string | string[];
  to?: string | undefined;
  values?: Record<string, string | Localised> | undefined;
  yes?: string[] | undefined;
  only_with?: string | string[] | undefined;
};

/** The ETIM model as far as the catalogue uses it. */
export type EtimTable = { release: string; classes: EtimClass[]; features: EtimRule[] };

/** What the features of a variant are read from. */
export type EtimSubject = {
  archetype: string;
  types: readonly string[];
  mounting: readonly string[];
  distribution: string | null;
  /** By column or by property: `power_w` or `powerW`. */
  figures: object;
  attributes: AttributeValues;
};

/** A text for people, in each language or the same in all. */
type EtimText = string | Localised;

/** A value: numbers and yes or no as they are; of a list the code, where it is known, and the text. */
export type EtimValue = number | boolean | [number, number] | { code?: string; text: EtimText };

export type EtimFeature = {
  code: string;
  name: Localised;
  type: EtimRule['type'];
  unit: string | null;
  /** Null where the catalogue has none, though the feature applies. */
  value: EtimValue | null;
};

/** The class of a product: by one of its types, then by its construction; null if the table has none. */
export function etimClassOf(
  { classes }: EtimTable,
  { archetype, types }: Pick<EtimSubject, 'archetype' | 'types'>,
): EtimClass | null {
  const byType = classes.find((one) => one.types.some((type) => types.includes(type)));
  return byType ?? classes.find(({ archetypes }) => archetypes.includes(archetype)) ?? null;
}

/** The features that apply to a variant, in the order of its class, each with its value. */
export function etimFeatures(table: EtimTable, subject: EtimSubject): EtimFeature[] {
  const codes = etimClassOf(table, subject)?.features ?? [];
  const rules = rulesOf(table);
  return codes.flatMap((code) => {
    const rule = rules.get(code);
    if (!rule) return [];
    const { name, type, unit = null, only_with: conditions = [] } = rule;
    if ([conditions].flat().some((source) => readSource(subject, source) === null)) return [];
    return [{ code, name, type, unit, value: readValue(rule, subject) }];
  });
}

const rulesByTable = new WeakMap<EtimTable, ReadonlyMap<string, EtimRule>>();

/** The rules of a table by their codes; of two alike the first. */
function rulesOf(table: EtimTable): ReadonlyMap<string, EtimRule> {
  const stored = rulesByTable.get(table);
  if (stored) return stored;
  const rules = new Map(table.features.toReversed().map((rule) => [rule.code, rule]));
  rulesByTable.set(table, rules);
  return rules;
}

type Raw = string | number | string[] | Localised | null;

/** What a variant has at a source of a rule; null for nothing. */
export function readSource(subject: EtimSubject, source: string): Raw {
  switch (source) {
    case 'archetype':
      return subject.archetype;
    case 'type':
      return [...subject.types];
    case 'mounting':
      return subject.mounting.length > 0 ? [...subject.mounting] : null;
    case 'distribution':
      return subject.distribution;
    default: {
      const figures = subject.figures as Record<string, Raw | undefined>;
      const figure = figures[source] ?? figures[camelCase(source)];
      return figure ?? subject.attributes[source] ?? null;
    }
  }
}

function readFirst(subject: EtimSubject, sources: string | string[]): Raw {
  for (const source of [sources].flat()) {
    const raw = readSource(subject, source);
    if (raw !== null) return raw;
  }
  return null;
}

/** The value of a feature; null where the catalogue has none. */
export function readValue(rule: EtimRule, subject: EtimSubject): EtimValue | null {
  const raw = readFirst(subject, rule.from);
  if (raw === null) return null;
  switch (rule.type) {
    case 'A':
      return listedValue(rule, raw);
    case 'L':
      return partsOf(raw).some((part) => rule.yes?.includes(part) ?? false);
    case 'N':
      return numbersIn(raw)[0] ?? null;
    case 'R':
      return rangeOf(raw, rule.to === undefined ? null : readSource(subject, rule.to));
  }
}

function listedValue({ values }: EtimRule, raw: Raw): EtimValue | null {
  if (typeof raw === 'object' && raw !== null && !Array.isArray(raw)) return { text: raw };
  const parts = partsOf(raw);
  const known = parts.find((part) => values?.[part] !== undefined);
  const [first] = parts;
  const shown = known ?? first;
  if (shown === undefined) return null;
  const value = values?.[shown];
  if (value === undefined) return { text: shown };
  return typeof value === 'string' ? { code: value, text: shown } : { text: value };
}

function rangeOf(raw: Raw, to: Raw): [number, number] | null {
  const [low, high = low] = numbersIn(raw);
  if (low === undefined || high === undefined) return null;
  return [low, numbersIn(to)[0] ?? high];
}

function partsOf(raw: Raw): string[] {
  if (Array.isArray(raw)) return raw;
  return typeof raw === 'string' || typeof raw === 'number' ? [String(raw)] : [];
}

/** The numbers of `220-240 V AC` or `175x175`. */
function numbersIn(raw: Raw): number[] {
  return partsOf(raw).flatMap((part) => (part.match(/\d+(\.\d+)?/g) ?? []).map(Number));
}
