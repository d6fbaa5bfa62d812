import { AppError } from '#core/app-error.ts';
import { log } from '#server/log.ts';

/** Values as lines of JSON while they come; an error becomes the last one, `{ error, … }`. */
export function toLineStream(values: AsyncIterable<unknown>): ReadableStream<Uint8Array> {
  const lines = encodeLines(values);
  return new ReadableStream({
    async pull(controller) {
      const { value, done } = await lines.next();
      if (done) controller.close();
      else controller.enqueue(value);
    },
    // Nobody waits for the rest.
    async cancel() {
      await lines.return(undefined);
    },
  });
}

async function* encodeLines(
  values: AsyncIterable<unknown>,
): AsyncGenerator<Uint8Array, void, undefined> {
  const encoder = new TextEncoder();
  const toLine = (value: unknown) => encoder.encode(`${JSON.stringify(value)}\n`);
  try {
    for await (const value of values) yield toLine(value);
  } catch (error) {
    if (error instanceof AppError) {
      const known = error as AppError;
      yield toLine({ error: known.id, ...known.values });
      return;
    }
    log.error({ err: error }, 'a response of the studio ended early');
    yield toLine({ error: 'internal' });
  }
}
