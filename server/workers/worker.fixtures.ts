// A worker for tests: does what an order says.
import { setTimeout as sleep } from 'node:timers/promises';
import { answerOrders } from '#server/workers/answer-orders.ts';

export type TestOrder = 'who' | 'fail' | 'hang' | 'swell';

answerOrders(async (order: TestOrder): Promise<number> => {
  if (order === 'fail') throw new Error('I cannot.');
  if (order === 'hang') await sleep(60_000);
  const held: object[] = [];
  while (order === 'swell') held.push({ more: Array.from({ length: 1000 }, (_, at) => ({ at })) });
  return process.pid;
});
