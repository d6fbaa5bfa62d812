import type { AttributeCell } from '#core/catalogue/attributes/attribute.ts';
import { rowAttributes } from '#core/catalogue/attributes/attributes.ts';
import {
  type EtimRule,
  type EtimSubject,
  type EtimTable,
  type EtimValue,
  readSource,
  readValue,
} from '#core/catalogue/etim/etim.ts';
import { figureCells } from '#core/catalogue/figures/figure-columns.ts';

/** What a file states of a feature: a code, a text, a number, `true` or `false`; two numbers for a range. */
export type StatedFeature = { code: string; values: readonly string[] };

/**
 * Why a feature is not taken: `value` has no meaning in the table, `several` values of the column fit, `product` says
 * it for all variants, `settled` by another feature of the file that says something else.
 */
type LeftReason = 'value' | 'several' | 'product' | 'settled';

export type TakenFeatures = {
  /** Values of columns of `variants.csv` that have to change; '' empties one. */
  cells: Map<string, string | number>;
  left: { code: string; value: string; reason: LeftReason }[];
  /** Columns of which the file says what the catalogue says, or something new. */
  settled: Set<string>;
};

/** A feature that the table has, with what the file states. */
type Claim = { rule: EtimRule; values: readonly string[] };

type Taking = TakenFeatures & {
  /** The variant with the cells that are taken so far. */
  subject: EtimSubject;
};

const cells: ReadonlyMap<string, AttributeCell> = new Map<string, AttributeCell>([
  ...figureCells,
  ...rowAttributes.map(({ name, cell }) => [name, cell] as const),
]);

/**
 * Reads features back into columns: where a file states what the catalogue says already, nothing changes, although
 * another value might say the same. Features that the table does not have are left out.
 */
export function takeFeatures(
  table: EtimTable,
  subject: EtimSubject,
  stated: readonly StatedFeature[],
): TakenFeatures {
  const taking: Taking = { cells: new Map(), left: [], subject, settled: new Set() };
  const claims = stated.flatMap(({ code, values }): Claim[] => {
    const rule = table.features.find((feature) => feature.code === code);
    return rule && values.length > 0 ? [{ rule, values }] : [];
  });
  const single = claims.filter(({ rule }) => [rule.from].flat().length === 1);
  const changed = single.filter((claim) => !confirm(taking, claim));
  for (const column of new Set(changed.map(({ rule }) => String(rule.from)))) {
    const about = single.filter(({ rule }) => rule.from === column);
    const cell = cells.get(column);
    if (cell?.type === 'choice') choose(taking, column, { values: cell.values, about });
    else for (const claim of changed.filter((one) => about.includes(one))) take(taking, claim);
  }
  for (const claim of claims) {
    if (!single.includes(claim) && !confirm(taking, claim)) take(taking, claim);
  }
  const { cells: found, left, settled } = taking;
  return { cells: found, left, settled };
}

/** Whether the catalogue says the same; then the column that says so is settled. */
function confirm({ subject, settled }: Taking, { rule, values }: Claim): boolean {
  if (!isSaid(readValue(rule, subject), values)) return false;
  const source = [rule.from].flat().find((one) => readSource(subject, one) !== null);
  if (source !== undefined && cells.has(source)) settled.add(source);
  return true;
}

function isSaid(value: EtimValue | null, [first = '', second = first]: readonly string[]): boolean {
  if (value === null) return false;
  if (typeof value === 'boolean') return toBoolean(first) === value;
  if (typeof value === 'number') return Number(first) === value;
  if (Array.isArray(value)) return Number(first) === value[0] && Number(second) === value[1];
  if (value.code !== undefined) return value.code === first;
  const texts = typeof value.text === 'string' ? [value.text] : Object.values(value.text);
  return texts.some((text) => fold(text) === fold(first));
}

type Choosing = { values: readonly string[]; about: readonly Claim[] };

/** Several features may say each a part: that it dims with DALI, and not with a phase. */
function choose(taking: Taking, column: string, { values, about }: Choosing): void {
  const current = readSource(taking.subject, column);
  const fitting = values.filter((value) => about.every((claim) => fits(claim, value)));
  const [only] = fitting;
  if (typeof current === 'string' && fitting.includes(current)) return;
  if (only !== undefined && fitting.length === 1) set(taking, column, only);
  else {
    const reason = fitting.length > 1 ? 'several' : 'value';
    for (const claim of about) {
      if (!isSaid(readValue(claim.rule, taking.subject), claim.values))
        leave(taking, claim, reason);
    }
  }
}

function fits({ rule, values: [first = ''] }: Claim, value: string): boolean {
  if (rule.type === 'L') return (rule.yes?.includes(value) ?? false) === toBoolean(first);
  return keysOf(rule, first).includes(value);
}

function take(taking: Taking, claim: Claim): void {
  const { rule, values } = claim;
  const column = columnOf(taking, rule);
  if (column === null) {
    const isOfProduct = [rule.from].flat().every((source) => !cells.has(source));
    leave(taking, claim, isOfProduct ? 'product' : 'settled');
    return;
  }
  const found = cellFor(taking.subject, column, claim);
  if (found === null) {
    leave(taking, claim, rule.type === 'A' ? 'value' : 'several');
    return;
  }
  set(taking, column, found);
  if (rule.type !== 'R' || rule.to === undefined) return;
  const [low = '', high = low] = values;
  const end = Number(high) === Number(low) ? '' : Number(high);
  if ((readSource(taking.subject, rule.to) ?? '') !== end) set(taking, rule.to, end);
}

/** The column to write: the one that is read, unless another feature settles it; then one that goes before it. */
function columnOf({ subject, settled }: Taking, { from }: EtimRule): string | null {
  const sources = [from].flat();
  const at = sources.findIndex((source) => readSource(subject, source) !== null);
  const isFree = (source: string) => cells.has(source) && !settled.has(source);
  const preferred = at < 0 ? sources.toReversed() : sources.slice(0, at + 1).toReversed();
  return preferred.find(isFree) ?? null;
}

function cellFor(subject: EtimSubject, column: string, { rule, values }: Claim) {
  const [first = '', second = first] = values;
  const cell = cells.get(column);
  if (rule.type === 'L') return null;
  if (rule.type === 'A') {
    const [key, ...others] = keysOf(rule, first);
    return key === undefined || others.length > 0 ? null : accepted(cell, key);
  }
  if (!isNumber(first) || !isNumber(second)) return null;
  if (cell?.type === 'number') {
    const isRange = Number(first) !== Number(second) && rule.to === undefined;
    return isRange ? null : Number(first);
  }
  const numbers = rule.type === 'N' ? [first] : values;
  const current = readSource(subject, column);
  if (typeof current === 'string') return accepted(cell, withNumbers(current, numbers) ?? '');
  return rule.type === 'N' ? accepted(cell, String(Number(first))) : null;
}

/** A text with other numbers in it, `220-240 V AC`; null where it has more or fewer. */
function withNumbers(text: string, numbers: readonly string[]): string | null {
  const places = text.match(/\d+(\.\d+)?/g) ?? [];
  const isOne = places.length === 1 && new Set(numbers.map(Number)).size === 1;
  if (places.length !== numbers.length && !isOne) return null;
  let at = 0;
  return text.replace(/\d+(\.\d+)?/g, () => String(Number(numbers[at++])));
}

function accepted(cell: AttributeCell | undefined, text: string): string | number | null {
  switch (cell?.type) {
    case 'number':
      return isNumber(text) ? Number(text) : null;
    case 'choice':
      return cell.values.find((value) => fold(value) === fold(text)) ?? null;
    case 'text':
      return text !== '' && (cell.pattern?.test(text) ?? true) ? text : null;
    default:
      return null;
  }
}

const VALUE_CODE = /^EV\d{6}$/;

/** The values of the catalogue that a code or a text of a list means. */
function keysOf({ values = {} }: EtimRule, text: string): string[] {
  const known = Object.entries(values).filter(([key, value]) => {
    const texts = typeof value === 'string' ? [value] : Object.values(value);
    return [key, ...texts].some((one) => fold(one) === fold(text));
  });
  if (known.length > 0) return known.map(([key]) => key);
  return VALUE_CODE.test(text) ? [] : [text];
}

function set(taking: Taking, column: string, value: string | number): void {
  const { subject } = taking;
  taking.cells.set(column, value);
  taking.settled.add(column);
  const known = value === '' ? null : value;
  taking.subject = { ...subject, figures: { ...subject.figures, [column]: known } };
}

function leave({ left }: Taking, { rule, values }: Claim, reason: LeftReason): void {
  left.push({ code: rule.code, value: values.join('–'), reason });
}

function toBoolean(text: string): boolean | null {
  if (/^(true|1)$/i.test(text)) return true;
  return /^(false|0)$/i.test(text) ? false : null;
}

const isNumber = (text: string): boolean => /^-?\d+(\.\d+)?$/.test(text);

const fold = (text: string): string => text.trim().toLowerCase();
