import { parentPort, type TransferListItem } from 'node:worker_threads';
import type { ThreadReply, ThreadRequest } from '#server/threads/thread-queue.ts';

/** What a thread of `createThreadQueue` runs: answers each order; what is thrown becomes the order's problem. */
export function answerThread<Order, Answer>(
  answer: (order: Order) => Promise<Answer>,
  /** Buffers that the answer hands over instead of copying them. */
  transfer: (answer: Answer) => TransferListItem[] = () => [],
): void {
  parentPort?.on('message', async ({ id, order }: ThreadRequest<Order>) => {
    try {
      const made = await answer(order);
      parentPort?.postMessage({ id, answer: made } satisfies ThreadReply<Answer>, transfer(made));
    } catch (error) {
      const problem = error instanceof Error ? (error.stack ?? error.message) : String(error);
      parentPort?.postMessage({ id, problem } satisfies ThreadReply<Answer>);
    }
  });
}
