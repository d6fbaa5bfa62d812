import type { Context } from 'hono';
import { outsideTurn } from '#server/limits/fair-queue.ts';

/**
 * Reads parameters of the query or, for a POST, of the form in its body; bodies of other types have none. Returns null
 * where the body is larger than `mostBytes`.
 */
export async function readFormParams(
  { req }: Context,
  mostBytes: number,
): Promise<URLSearchParams | null> {
  if (req.method !== 'POST') return new URL(req.url).searchParams;
  const type = req.header('content-type') ?? '';
  if (!type.startsWith('application/x-www-form-urlencoded')) return new URLSearchParams();
  const text = await outsideTurn(() => readText(req.raw.body, mostBytes));
  return text === null ? null : new URLSearchParams(text);
}

async function readText(body: Request['body'], mostBytes: number): Promise<string | null> {
  const chunks: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of body ?? []) {
    size += chunk.byteLength;
    if (size > mostBytes) return null;
    chunks.push(chunk);
  }
  return Buffer.concat(chunks).toString();
}
