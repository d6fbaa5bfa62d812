import { readFileSync } from 'node:fs';
import { setTimeout } from 'node:timers/promises';
import { createContext, runInContext } from 'node:vm';
import { expect, test } from 'vitest';

const ORIGIN = 'https://www.example.com';
const source = readFileSync(new URL('../public/offline-worker.js', import.meta.url), 'utf8');

type Handler = (event: object) => void;

/** Runs the worker with caches in memory. Each reading of their names takes `keysMs` and shows them as they were. */
function startWorker(keysMs: number) {
  const stores = new Map<string, Map<string, Response>>();
  const handlers = new Map<string, Handler>();
  const pending: Promise<unknown>[] = [];
  const pathOf = (request: string | { url: string }) =>
    new URL(typeof request === 'string' ? request : request.url, ORIGIN).pathname;
  const cacheOf = (store: Map<string, Response>) => ({
    match: async (request: string) => store.get(pathOf(request))?.clone(),
    put: async (request: string, response: Response) => void store.set(pathOf(request), response),
    add: async (request: string) => void store.set(pathOf(request), new Response('part')),
    keys: async () => [...store.keys()],
  });
  const caches = {
    open: async (name: string) => {
      const store = stores.get(name) ?? new Map<string, Response>();
      stores.set(name, store);
      return cacheOf(store);
    },
    delete: async (name: string) => stores.delete(name),
    match: async () => undefined,
    keys: async () => {
      const names = [...stores.keys()];
      await setTimeout(keysMs);
      return names;
    },
  };
  const self = {
    addEventListener: (type: string, handler: Handler) => void handlers.set(type, handler),
    location: { origin: ORIGIN },
    clients: { get: async () => ({ url: `${ORIGIN}/en/c/a` }) },
  };
  const fetch = async () => new Response('<h1>Changed</h1>');
  const globals = { AbortSignal, Response, TextEncoder, URL, crypto, caches, fetch, self };
  runInContext(source, createContext({ ...globals, Date, Promise }));
  const dispatch = (type: string, event: object) =>
    handlers.get(type)?.({
      ...event,
      waitUntil: (promise: Promise<unknown>) => pending.push(promise),
      respondWith: (promise: Promise<unknown>) => pending.push(promise),
    });
  const settle = async () => {
    for (let index = 0; index < pending.length; index += 1) await pending[index];
  };
  return { stores, dispatch, settle };
}

test('A part that arrives while its page is cached again does not bring the earlier cache back', async () => {
  const { stores, dispatch, settle } = startWorker(100);
  stores.set('offline /en/c/a 00 1', new Map());
  const request = { url: `${ORIGIN}/assets/a.js`, method: 'GET', mode: 'cors' };
  dispatch('message', { data: { page: '/en/c/a', parts: [], documents: [] } });
  await setTimeout(50);
  dispatch('fetch', { request, clientId: '1' });
  await settle();
  const [name, ...others] = [...stores.keys()];
  expect(others).toEqual([]);
  expect(name).not.toBe('offline /en/c/a 00 1');
  expect([...(stores.get(String(name))?.keys() ?? [])].toSorted()).toEqual([
    '/assets/a.js',
    '/en/c/a',
  ]);
});
