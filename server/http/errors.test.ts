import { Hono } from 'hono';
import { expect, test, vi } from 'vitest';
import { respondWithError } from '#server/http/errors.ts';
import { log } from '#server/log.ts';

test('the log of a failure does not contain the secret of an address', async () => {
  const error = vi.spyOn(log, 'error').mockImplementation(() => {});
  const app = new Hono();
  app.onError(respondWithError);
  app.get('*', () => {
    throw new Error('The database is away.');
  });
  const secret = 'k3-_Z'.repeat(9).slice(2);
  const response = await app.request(`/en/warranty/case/${secret}`);
  expect(response.status).toBe(500);
  expect(error.mock.calls[0]?.[0]).toMatchObject({ method: 'GET', path: '/en/warranty/case/…' });
  expect(JSON.stringify(error.mock.calls)).not.toContain(secret);
  vi.restoreAllMocks();
});
