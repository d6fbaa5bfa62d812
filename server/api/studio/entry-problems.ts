import type { z } from 'zod';
import type { StudioProblem } from '#core/app-error.ts';

type Issue = z.core.$ZodIssue;

/** What is wrong with a body, by its fields: the studio has the texts. */
export function problemsOf({ issues }: z.ZodError): StudioProblem[] {
  return issues.map((issue) => ({ field: issue.path.join('.'), ...explain(issue) }));
}

function explain(issue: Issue): Omit<StudioProblem, 'field'> {
  if (issue.code === 'too_small') {
    if (issue.origin === 'string') return { code: 'entry-empty' };
    if (issue.origin === 'array') return { code: 'entry-none' };
    return { code: 'entry-low', limit: Number(issue.minimum) };
  }
  if (issue.code === 'too_big') {
    const limit = Number(issue.maximum);
    if (issue.origin === 'string') return { code: 'entry-long', limit };
    return { code: issue.origin === 'array' ? 'entry-many' : 'entry-high', limit };
  }
  if (issue.code === 'invalid_format' && issue.format === 'email') return { code: 'entry-email' };
  if (issue.code === 'invalid_format' && issue.format === 'date') return { code: 'entry-day' };
  return { code: 'entry-unusable' };
}
