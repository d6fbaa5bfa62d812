import type { z } from 'zod';
import { isLocaleCode } from '#core/i18n/locales.ts';
import { type Said, type SaidValue, say, sayText } from '#core/say.ts';
import { quote } from '#server/import/content-problem.ts';
import { didYouMean } from '#server/import/nearest.ts';
import { fieldExamples, fieldForms } from '#server/import/read/field-examples.ts';

type Issue = z.core.$ZodIssue;
type Path = (string | number)[];

/** A schema issue in an editor's words. `path` leads to the field, for its line. */
export type Explanation = { path: Path; value: unknown; problem: Said; whatToDo: Said };

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
      problem: say`is not a known field`,
      whatToDo: say`${didYouMean(key, fields.known)}Correct its name or remove it.`,
    }));
  }
  const value = valueAt(raw, path);
  const [problem, whatToDo] = isMissing(issue, value)
    ? [say`is missing`, withExample(path, say`Add it`)]
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

function explainValue(issue: Issue, value: unknown, path: Path): [Said, Said] {
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
        say`${quote(value)} is not one of the values it may have`,
        say`${hint}Choose one of: ${allowed.map((one) => one || "''")}.`,
      ];
    }
    case 'invalid_union':
      return [
        say`${quote(value)} has none of the forms it may have`,
        formsOf(path) ??
          say`Write it like ${exampleOf(path) ?? say`the examples in docs/content.md`}.`,
      ];
    case 'invalid_key':
      return [
        say`the name ${quote(path.at(-1))} cannot be used`,
        say`Use lower case letters, digits and single hyphens.`,
      ];
    default:
      return [say`${quote(value)} is not accepted`, say`${sayText(issue.message)}.`];
  }
}

function explainType(expected: string, value: unknown, path: Path): [Said, Said] {
  const quoted = quote(value);
  switch (expected) {
    case 'int':
      return [say`${quoted} is not a whole number`, withExample(path, say`Write digits only`)];
    case 'number':
      return [
        say`${quoted} is not a number`,
        withExample(path, say`Write digits only, with a point for decimals and no unit`),
      ];
    case 'string':
      return [say`${quoted} is not a text`, withExample(path, say`Put it between quotation marks`)];
    case 'boolean':
      return [
        say`${quoted} is neither true nor false`,
        say`Write true or false without quotation marks.`,
      ];
    case 'array':
      return [
        say`${quoted} is not a list`,
        say`Write one item on each line, after a hyphen and a space.`,
      ];
    default:
      return [
        say`${quoted} is not a group of fields`,
        formsOf(path) ?? say`Write its fields on the lines below it, indented by two spaces.`,
      ];
  }
}

type SizeIssue = Extract<Issue, { code: 'too_small' | 'too_big' }>;

function explainSize(issue: SizeIssue, value: unknown, path: Path): [Said, Said] {
  const isSmall = issue.code === 'too_small';
  const limit = Number(isSmall ? issue.minimum : issue.maximum);
  if (issue.origin === 'string') {
    const length = String(value).trim().length;
    return isSmall
      ? [
          say`has ${length} characters where at least ${limit} are needed`,
          say`Write a fuller text.`,
        ]
      : [say`has ${length} characters where at most ${limit} are allowed`, say`Shorten the text.`];
  }
  if (issue.origin === 'array') {
    const count = Array.isArray(value) ? value.length : 0;
    if (issue.exact) {
      const exact = say`has ${count} items where exactly ${limit} are expected`;
      return [exact, isSmall ? say`Add the others.` : say`Remove the rest.`];
    }
    return isSmall
      ? [say`has ${count} items where at least ${limit} are expected`, say`Add what is missing.`]
      : [
          say`has ${count} items where at most ${limit} are expected`,
          say`Remove the least important.`,
        ];
  }
  const inclusive = issue.inclusive ? '' : say`, which itself is not allowed`;
  const usual = exampleOf(path);
  return [
    isSmall
      ? say`${quote(value)} is below the limit of ${limit}${inclusive}`
      : say`${quote(value)} is above the limit of ${limit}${inclusive}`,
    usual === null
      ? say`Check the figure and its unit.`
      : say`Check the figure and its unit; a usual value is ${usual}.`,
  ];
}

type FormatIssue = Extract<Issue, { code: 'invalid_format' }>;

function explainFormat(issue: FormatIssue, value: unknown, path: Path): [Said, Said] {
  if (issue.format === 'date') {
    const isKnown = exampleOf(path) !== null;
    const advice = say`Write year, month and day`;
    const whatToDo = isKnown ? withExample(path, advice) : say`${advice}, 2026-03-14.`;
    return [say`${quote(value)} is not a date`, whatToDo];
  }
  if (issue.format === 'email') {
    return [
      say`${quote(value)} is not an e-mail address`,
      withExample(path, say`Write it in full`),
    ];
  }
  if (issue.format === 'url') {
    return [say`${quote(value)} is not an address`, say`Write it in full, starting with https://.`];
  }
  const isOwnMessage = !issue.message.startsWith('Invalid');
  const advice = isOwnMessage ? sayText(issue.message) : say`Follow the form of the field`;
  return [say`${quote(value)} is not written as it must be`, withExample(path, advice)];
}

/** An advice as a whole sentence, with an example of the field if there is one. */
function withExample(path: Path, advice: Said): Said {
  const example = exampleOf(path);
  return example === null ? say`${advice}.` : say`${advice}, for example ${example}.`;
}

/** The example of the nearest named part of a path. */
function exampleOf(path: Path): SaidValue | null {
  const name = lastName(path, fieldExamples);
  return name ? (fieldExamples[name] ?? null) : null;
}

function formsOf(path: Path): Said | null {
  const name = lastName(path, fieldForms);
  return name ? (fieldForms[name] ?? null) : null;
}

/** The last part of a path that is a key of a table; language codes and list positions are skipped. */
function lastName(path: Path, table: Readonly<Record<string, unknown>>): string | null {
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
