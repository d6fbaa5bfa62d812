import { type OpenAPIHono, z } from '@hono/zod-openapi';
import { errorSchema } from '#server/http/rest/describe-route.ts';

const json = (schema: z.ZodType) => ({ 'application/json': { schema } });

const problem = (description: string) => ({ description, content: json(errorSchema) });

const common = (siteUrl: string) => ({
  tags: ['contact-form-7/v1'],
  servers: [{ url: siteUrl }],
  security: [],
});

const refusals = {
  403: problem('The request comes from a page of another site.'),
  429: problem('Too many requests from this address.'),
};

const puzzleSchema = z
  .object({
    steps: z.number().int().openapi({ description: 'Independent parts of the puzzle.' }),
    bits: z.number().int().openapi({ description: 'Leading zero bits of a solution.' }),
    iterations: z.number().int().openapi({ description: 'Iterations of PBKDF2-HMAC-SHA-256.' }),
    salt: z.string().openapi({ description: '16 random bytes in hex.' }),
    expires: z.number().int().openapi({ description: 'Milliseconds since 1970.' }),
    signature: z.string().openapi({ description: 'Signature of the server, in hex.' }),
  })
  .openapi('CaptchaPuzzle', {
    description:
      'The token is `p.{expires}.{salt}.{signature}.{counters}`: for each step a counter in base 36, joined by `-`, for which the key of the password `salt` and the salt `{step}.{counter}` begins with `bits` zero bits.',
  });

/** Adds the captcha's URLs, which are at the root of the site, to the OpenAPI document. */
export function describeCaptcha(api: OpenAPIHono, siteUrl: string): void {
  api.openAPIRegistry.registerPath({
    ...common(siteUrl),
    method: 'post',
    path: '/check-recaptcha',
    operationId: 'checkRecaptcha',
    summary: 'Score of a captcha token',
    description:
      'A token checked here remains valid for one submission. 0.5 or higher is accepted.',
    request: {
      body: {
        required: true,
        content: json(z.object({ token: z.string() }).openapi({ example: { token: 'p.…' } })),
      },
    },
    responses: {
      200: {
        description: 'The score as a bare number.',
        content: json(z.number().min(0).max(1).openapi({ example: 0.9 })),
      },
      400: problem('The token is missing.'),
      413: problem('The body is too large.'),
      ...refusals,
      503: {
        description: 'The verification service is unavailable; try again after `Retry-After`.',
        content: json(z.literal(0)),
      },
    },
  });
  api.openAPIRegistry.registerPath({
    ...common(siteUrl),
    method: 'get',
    path: '/captcha/challenge',
    operationId: 'captchaChallenge',
    summary: 'A puzzle whose solution is a captcha token',
    description: 'For sites without reCAPTCHA keys.',
    responses: {
      200: { description: 'The puzzle.', content: json(puzzleSchema) },
      ...refusals,
    },
  });
}
