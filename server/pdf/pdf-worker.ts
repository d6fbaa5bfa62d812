import type { PaperOrder } from '#server/pdf/paper.ts';
import { renderPaper } from '#server/pdf/render-paper.ts';
import { answerOrders } from '#server/workers/answer-orders.ts';

answerOrders(async (order: PaperOrder) => new Uint8Array(await renderPaper(order)));
