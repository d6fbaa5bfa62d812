import type { Context } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import type { z } from 'zod';
import { AppError } from '#core/app-error.ts';
import { headersOfError } from '#server/http/errors.ts';

/** Refuses longer bodies before they are read. */
export const limitBody = (maxSize: number) =>
  bodyLimit({ maxSize, onError: () => refuseBody(new AppError('body-too-large')) });

/** A response to what a page reports by itself: nobody reads its body. The rest of the request is not read. */
export function refuseBody(error: AppError): Response {
  const headers = { connection: 'close', ...headersOfError(error) };
  return new Response(null, { status: error.status, headers });
}

/** Returns the JSON body of a request; undefined if it is none, or another than expected. */
export async function readBody<Schema extends z.ZodType>(
  context: Context,
  schema: Schema,
): Promise<z.infer<Schema> | undefined> {
  return schema.safeParse(parseJson(await context.req.text())).data;
}

function parseJson(sent: string): unknown {
  try {
    return JSON.parse(sent);
  } catch {
    return null;
  }
}
