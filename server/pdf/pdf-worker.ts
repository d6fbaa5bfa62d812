import type { PaperOrder } from '#server/pdf/paper.ts';
import { renderPaper } from '#server/pdf/render-paper.ts';
import { answerThread } from '#server/threads/answer-thread.ts';

answerThread(
  async (order: PaperOrder) => new Uint8Array(await renderPaper(order)),
  (bytes) => [bytes.buffer],
);
