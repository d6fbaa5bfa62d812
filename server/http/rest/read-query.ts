import type { z } from '@hono/zod-openapi';
import { AppError, type ParamProblem } from '#core/app-error.ts';
import type { IssueParams, Params, ParamValues } from '#server/http/rest/params.ts';
import type { Query } from '#server/http/rest/query-string.ts';

/**
 * Reads the parameters of a schema; others are ignored.
 * @throws AppError with WordPress's body: missing parameters first, then those of the first validation round in the
 *   order of the schema, then the others in the order of the query.
 */
export function readQuery<Own extends Params>(
  schema: z.ZodObject<{ [Name in keyof Own]: z.ZodType<ParamValues<Own>[Name]> }>,
  query: Query,
): ParamValues<Own> {
  const names = Object.keys(schema.shape);
  const result = schema.safeParse(Object.fromEntries(names.map((name) => [name, query.get(name)])));
  if (result.success) return result.data as ParamValues<Own>;
  const wrong = result.error.issues.map((issue) => {
    const params = ('params' in issue ? issue.params : {}) as IssueParams;
    return { name: String(issue.path[0]), params };
  });
  const missing = wrong.filter(({ params }) => params.isMissing);
  if (missing.length > 0)
    throw new AppError('missing-params', { names: missing.map(({ name }) => name) });
  const early = wrong.filter(({ params }) => params.isEarly);
  const sent = [...query.keys()];
  const late = wrong.toSorted((a, b) => sent.indexOf(a.name) - sent.indexOf(b.name));
  const reported = (early.length > 0 ? early : late).map(
    ({ name, params: { code, message, data } }): [string, ParamProblem] => [
      name,
      { code, message, data },
    ],
  );
  throw new AppError('invalid-params', { problems: new Map(reported) });
}
