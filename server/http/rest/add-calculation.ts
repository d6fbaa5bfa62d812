import type { OpenAPIHono, z } from '@hono/zod-openapi';
import { bodyLimit } from 'hono/body-limit';
import { AppError } from '#core/app-error.ts';
import { headersOfError } from '#server/http/errors.ts';
import { invalidBody } from '#server/http/rest/body-problems.ts';
import { errorSchema, operationId } from '#server/http/rest/describe-route.ts';
import { presentError } from '#server/http/rest/present-error.ts';
import { notePost } from '#server/http/rest/route-index.ts';
import { withoutNoise } from '#server/http/rest/without-noise.ts';
import type { InTurn } from '#server/http/visitor-limits.ts';

const MAX_BODY_BYTES = 256 * 1024;

/** A POST that computes a result from its body and changes nothing. */
export type Calculation<Input extends z.ZodType, Output> = {
  route: string;
  tag: string;
  summary: string;
  description: string;
  body: Input;
  response: z.ZodType<Output>;
  responseDescription: string;
  /** Descriptions of further error responses, by status. */
  errors?: Record<number, string>;
  calculate(input: z.output<Input>): Promise<Output>;
  /** Runs validation and calculation in the turn of the visitor; the body has come then. */
  inTurn: InTurn;
};

/** Adds a calculation: its schemas validate the body, type the response and describe both in the OpenAPI document. */
export function addCalculation<Input extends z.ZodType, Output>(
  api: OpenAPIHono,
  calculation: Calculation<Input, Output>,
): void {
  const { route, tag, summary, description, body, response, responseDescription } = calculation;
  const json = (schema: z.ZodType) => ({ 'application/json': { schema } });
  api.openAPIRegistry.registerPath({
    method: 'post',
    path: route,
    operationId: operationId('post', route),
    tags: [tag],
    summary,
    description,
    request: { body: { required: true, content: json(body) } },
    responses: {
      200: { description: responseDescription, content: json(response) },
      400: {
        description: 'The body is not JSON, or fields are invalid; see `data.params`.',
        content: json(errorSchema),
      },
      413: { description: 'The body is too large.', content: json(errorSchema) },
      ...mapErrors(calculation.errors ?? {}, json(errorSchema)),
    },
  });
  notePost(api, route);
  const limit = bodyLimit({
    maxSize: MAX_BODY_BYTES,
    onError(context) {
      const error = new AppError('calculation-too-large');
      return context.json(presentError(error), error.status as 413, { connection: 'close' });
    },
  });
  api.options(route, (context) => context.body(null, 204, { allow: 'POST' }));
  api.post(route, limit, async (context) => {
    try {
      const text = await context.req.text();
      const found = await calculation.inTurn(async () => {
        const sent = parseJson(text);
        const read = body.safeParse(sent);
        if (!read.success) throw invalidBody(read.error.issues, sent);
        return calculation.calculate(read.data);
      });
      return context.json(withoutNoise(found) as object, 200, { allow: 'POST' });
    } catch (error) {
      if (!(error instanceof AppError)) throw error;
      return context.json(presentError(error), error.status as 400, {
        allow: 'POST',
        ...headersOfError(error),
      });
    }
  });
}

function mapErrors<Content>(errors: Record<number, string>, content: Content) {
  return Object.fromEntries(
    Object.entries(errors).map(([status, description]) => [status, { description, content }]),
  );
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw new AppError('invalid-json');
  }
}
