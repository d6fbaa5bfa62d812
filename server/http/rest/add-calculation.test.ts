import { OpenAPIHono, z } from '@hono/zod-openapi';
import { expect, test } from 'vitest';
import { AppError } from '#core/app-error.ts';
import { addCalculation } from '#server/http/rest/add-calculation.ts';
import type { InTurn } from '#server/http/visitor-limits.ts';

function serve(inTurn: InTurn) {
  const api = new OpenAPIHono();
  addCalculation(api, {
    route: '/twice',
    tag: 'test',
    summary: '',
    description: '',
    body: z.object({ figure: z.number() }),
    response: z.object({ twice: z.number() }),
    responseDescription: '',
    calculate: async ({ figure }) => ({ twice: 2 * figure }),
    inTurn,
  });
  return (body: string) => api.request('/twice', { method: 'POST', body });
}

test('a calculation waits for the turn of its visitor with its body read, also an invalid one', async () => {
  const steps: string[] = [];
  const send = serve((task) => {
    steps.push('turn');
    return task();
  });
  expect(await (await send('{"figure":4}')).json()).toEqual({ twice: 8 });
  expect((await send('{"figure":"four"}')).status).toBe(400);
  expect((await send('{')).status).toBe(400);
  expect(steps).toEqual(['turn', 'turn', 'turn']);
});

test('a visitor without processor time left is told when to come again', async () => {
  const send = serve(async () => {
    throw new AppError('too-many-requests', { retryAfterS: 7 });
  });
  const response = await send('{"figure":4}');
  expect(response.status).toBe(429);
  expect(response.headers.get('retry-after')).toBe('7');
});
