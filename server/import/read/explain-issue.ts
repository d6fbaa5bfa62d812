import type { z } from 'zod';
import { isLocaleCode } from '#core/i18n/locales.ts';
import { quote } from '#server/import/content-problem.ts';
import { didYouMean } from '#server/import/nearest.ts';
import { fieldExamples, fieldForms } from '#server/import/read/field-examples.ts';

type Issue = z.core.$ZodIssue;
type Path = (string | number)[];

/** A schema issue in an editor's words. `path` leads to the field, for its line. */
export type Explanation = { path: Path; value: unknown; problem: string; whatToDo: string };

/** Facts about a record's fields: their names, and those that contain whole numbers. */
export type FieldNames = { known: string[]; whole?: ReadonlySet<string> };

/**
 * Explains a schema issue.
 * @param raw the whole record as it was read.
 */
export function explainIssue(issue: Issue, raw: unknown, fields: FieldNames): Explanation[] {
  const path = issue.path.filter((part) => typeof part !== 'symbol') as Path;
  if (issue.code === 'unrecognized_keys') {
    return issue.keys.map((key) => ({
      path: [...path, key],
      value: valueAt(raw, [...path, key]),
      problem: 'is not a known field',
      whatToDo: `${didYouMean(key, fields.known)}Correct its name or remove it.`,
    }));
  }
  const value = valueAt(raw, path);
  const [problem, whatToDo] = isMissing(issue, value)
    ? ['is missing', `Add it${example(path, ', for example ')}.`]
    : explainValue(asWholeNumber(issue, fields), value, path);
  return [{ path, value, problem, whatToDo }];
}

/** A cell that is not a number fails before it is checked for a whole number. */
function asWholeNumber(issue: Issue, fields: FieldNames): Issue {
  const isWhole = fields.whole?.has(String(issue.path[0])) ?? false;
  if (issue.code !== 'invalid_type' || issue.expected !== 'number' || !isWhole) return issue;
  return { ...issue, expected: 'int' };
}

function isMissing(issue: Issue, value: unknown): boolean {
  if (value === undefined || value === null) return true;
  return value === '' && issue.code !== 'custom';
}

function explainValue(issue: Issue, value: unknown, path: Path): [string, string] {
  switch (issue.code) {
    case 'invalid_type':
      return explainType(issue.expected, value, path);
    case 'too_small':
    case 'too_big':
      return explainSize(issue, value, path);
    case 'invalid_format':
      return explainFormat(issue, value, path);
    case 'invalid_value': {
      const allowed = issue.values.map(String);
      const hint = didYouMean(value, allowed);
      return [
        `${quote(value)} is not one of the values it may have`,
        `${hint}Choose one of: ${allowed.map((one) => one || "''").join(', ')}.`,
      ];
    }
    case 'invalid_union':
      return [
        `${quote(value)} has none of the forms it may have`,
        formsOf(path) ?? `Write it like ${example(path, '') || 'the examples in docs/content.md'}.`,
      ];
    case 'invalid_key':
      return [
        `the name ${quote(path.at(-1))} cannot be used`,
        'Use lower case letters, digits and single hyphens.',
      ];
    default:
      return [`${quote(value)} is not accepted`, `${sentence(issue.message)}.`];
  }
}

function explainType(expected: string, value: unknown, path: Path): [string, string] {
  const quoted = quote(value);
  const such = example(path, ', for example ');
  switch (expected) {
    case 'int':
      return [`${quoted} is not a whole number`, `Write digits only${such}.`];
    case 'number':
      return [
        `${quoted} is not a number`,
        `Write digits only, with a point for decimals and no unit${such}.`,
      ];
    case 'string':
      return [`${quoted} is not a text`, `Put it between quotation marks${such}.`];
    case 'boolean':
      return [
        `${quoted} is neither true nor false`,
        'Write true or false without quotation marks.',
      ];
    case 'array':
      return [
        `${quoted} is not a list`,
        'Write one item on each line, after a hyphen and a space.',
      ];
    default:
      return [
        `${quoted} is not a group of fields`,
        formsOf(path) ?? 'Write its fields on the lines below it, indented by two spaces.',
      ];
  }
}

type SizeIssue = Extract<Issue, { code: 'too_small' | 'too_big' }>;

function explainSize(issue: SizeIssue, value: unknown, path: Path): [string, string] {
  const isSmall = issue.code === 'too_small';
  const limit = Number(isSmall ? issue.minimum : issue.maximum);
  if (issue.origin === 'string') {
    const length = String(value).trim().length;
    return isSmall
      ? [`has ${length} characters where at least ${limit} are needed`, 'Write a fuller text.']
      : [`has ${length} characters where at most ${limit} are allowed`, 'Shorten the text.'];
  }
  if (issue.origin === 'array') {
    const count = Array.isArray(value) ? value.length : 0;
    const [bound, advice] = issue.exact
      ? [`exactly ${limit}`, isSmall ? 'Add the others.' : 'Remove the rest.']
      : isSmall
        ? [`at least ${limit}`, 'Add what is missing.']
        : [`at most ${limit}`, 'Remove the least important.'];
    return [`has ${count} items where ${bound} are expected`, advice];
  }
  const relation = isSmall ? 'below' : 'above';
  const inclusive = issue.inclusive ? '' : ', which itself is not allowed';
  return [
    `${quote(value)} is ${relation} the limit of ${limit}${inclusive}`,
    `Check the figure and its unit${example(path, '; a usual value is ')}.`,
  ];
}

type FormatIssue = Extract<Issue, { code: 'invalid_format' }>;

function explainFormat(issue: FormatIssue, value: unknown, path: Path): [string, string] {
  const such = example(path, ', for example ');
  if (issue.format === 'date') {
    return [`${quote(value)} is not a date`, `Write year, month and day${such || ', 2026-03-14'}.`];
  }
  if (issue.format === 'email') {
    return [`${quote(value)} is not an e-mail address`, `Write it in full${such}.`];
  }
  if (issue.format === 'url') {
    return [`${quote(value)} is not an address`, 'Write it in full, starting with https://.'];
  }
  const isOwnMessage = !issue.message.startsWith('Invalid');
  const advice = isOwnMessage ? sentence(issue.message) : 'Follow the form of the field';
  return [`${quote(value)} is not written as it must be`, `${advice}${such}.`];
}

function sentence(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1).replace(/\.$/, '');
}

/** The example of the nearest named part of a path, or ''. */
function example(path: Path, before: string): string {
  const name = lastName(path, fieldExamples);
  return name ? `${before}${fieldExamples[name]}` : '';
}

function formsOf(path: Path): string | null {
  const name = lastName(path, fieldForms);
  return name ? (fieldForms[name] as string) : null;
}

/** The last part of a path that is a key of a table; language codes and list positions are skipped. */
function lastName(path: Path, table: Readonly<Record<string, string>>): string | null {
  for (const part of path.toReversed()) {
    if (typeof part === 'number' || isLocaleCode(part)) continue;
    return Object.hasOwn(table, part) ? part : null;
  }
  return null;
}

function valueAt(raw: unknown, path: Path): unknown {
  let value = raw;
  for (const part of path) {
    if (value === null || typeof value !== 'object') return undefined;
    value = (value as Record<string | number, unknown>)[part];
  }
  return value;
}
