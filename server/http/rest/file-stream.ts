import { setImmediate as nextTurn } from 'node:timers/promises';
import { log } from '#server/log.ts';

/**
 * Bytes that are sent while they come. What fails before the first ones is thrown; what fails later ends the connection,
 * so that no part is taken for the whole file.
 */
export async function toFileStream(
  bytes: AsyncIterable<Uint8Array>,
): Promise<ReadableStream<Uint8Array>> {
  const source = bytes[Symbol.asyncIterator]();
  let next: IteratorResult<Uint8Array> | null = await source.next();
  return new ReadableStream({
    async pull(controller) {
      try {
        // SQLite reads at once: between two parts others are served.
        await nextTurn();
        const { value, done } = next ?? (await source.next());
        next = null;
        if (done) controller.close();
        else controller.enqueue(value);
      } catch (error) {
        log.error({ err: error }, 'a file of the studio ended early');
        controller.error(error);
      }
    },
    // Nobody waits for the rest.
    async cancel() {
      await source.return?.();
    },
  });
}
