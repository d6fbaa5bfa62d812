import type { z } from 'zod';
import { AppError, type ParamProblem } from '#core/app-error.ts';

type Issue = z.core.$ZodIssue;

/** Returns WordPress's invalid-parameter error for a body, each field by its path, `zones.0.name`. */
export function invalidBody(issues: readonly Issue[], body: unknown): AppError {
  const problems = new Map<string, ParamProblem>();
  for (const issue of issues) {
    const name = issue.path.join('.') || 'body';
    if (!problems.has(name)) problems.set(name, explain(issue, name, valueAt(body, issue.path)));
  }
  return new AppError('invalid-params', { problems });
}

function explain(issue: Issue, name: string, value: unknown): ParamProblem {
  if (issue.code === 'invalid_type') {
    if (value === undefined) {
      const message = `${name} is a required property.`;
      return { code: 'rest_property_required', message, data: null };
    }
    const message = `${name} is not of type ${issue.expected === 'int' ? 'integer' : issue.expected}.`;
    return { code: 'rest_invalid_type', message, data: { param: name } };
  }
  if (issue.code === 'invalid_value') {
    const message = `${name} is not one of ${issue.values.map(String).join(', ')}.`;
    return { code: 'rest_not_in_enum', message, data: null };
  }
  if (issue.code === 'invalid_union') return ofNoType(issue, name, value);
  if (issue.code === 'invalid_format') {
    const message = `${name} is not of the format ${issue.pattern ?? issue.format}.`;
    return { code: 'rest_invalid_pattern', message, data: null };
  }
  if (issue.code === 'too_small' || issue.code === 'too_big') return outOfBounds(issue, name);
  return { code: 'rest_invalid_param', message: `${name} ${issue.message}.`, data: null };
}

type UnionIssue = Extract<Issue, { code: 'invalid_union' }>;

/** A value that is of none of several types: `variation is not of type number, string.` */
function ofNoType({ errors }: UnionIssue, name: string, value: unknown): ParamProblem {
  if (value === undefined) {
    const message = `${name} is a required property.`;
    return { code: 'rest_property_required', message, data: null };
  }
  const types = errors.flat().flatMap((issue) => {
    if (issue.code !== 'invalid_type') return [];
    return issue.expected === 'int' ? 'integer' : issue.expected;
  });
  const message = `${name} is not of type ${[...new Set(types)].join(', ')}.`;
  return { code: 'rest_invalid_type', message, data: { param: name } };
}

type BoundIssue = Extract<Issue, { code: 'too_small' | 'too_big' }>;

function outOfBounds(issue: BoundIssue, name: string): ParamProblem {
  const bound = issue.code === 'too_small' ? issue.minimum : issue.maximum;
  const word = issue.code === 'too_small' ? 'greater than' : 'less than';
  const orEqual = issue.inclusive ? ' or equal to' : '';
  if (issue.origin === 'array' || issue.origin === 'string') {
    const least = issue.code === 'too_small' ? 'at least' : 'at most';
    const unit = issue.origin === 'array' ? 'items' : 'characters';
    const message = `${name} must contain ${least} ${bound} ${unit}.`;
    const code = issue.code === 'too_small' ? 'rest_too_few_items' : 'rest_too_many_items';
    return { code, message, data: null };
  }
  return {
    code: 'rest_out_of_bounds',
    message: `${name} must be ${word}${orEqual} ${bound}`,
    data: null,
  };
}

function valueAt(body: unknown, path: readonly PropertyKey[]): unknown {
  let value = body;
  for (const part of path) {
    if (value === null || typeof value !== 'object') return undefined;
    value = (value as Record<PropertyKey, unknown>)[part];
  }
  return value;
}
