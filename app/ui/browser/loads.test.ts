import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { untilReachable } from '#app/ui/browser/connection.ts';
import {
  fetchData,
  LONGEST_LOAD_MS,
  LoadError,
  loadChunk,
  loadCode,
} from '#app/ui/browser/loads.ts';

const broken = () => Promise.reject(new TypeError('Failed to fetch'));
const hanging = () => new Promise<never>(() => {});
const health = vi.fn<() => Promise<{ status: number }>>();
const data = vi.fn<(init: RequestInit) => Promise<Response>>();
const url = '/en/faqs.data';
const heard: string[] = [];

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('window', new EventTarget());
  for (const name of ['online', 'offline'])
    window.addEventListener(name, ({ type }) => heard.push(type));
  heard.length = 0;
  health.mockReset().mockResolvedValue({ status: 200 });
  data.mockReset();
  vi.stubGlobal('fetch', (url: string | URL, init: RequestInit) => {
    return url === '/readyz' ? health() : data(init);
  });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

describe('untilReachable', () => {
  test('resolves at once where the site responds, and fires no event', async () => {
    await untilReachable();
    expect(heard).toEqual([]);
  });

  test.each([
    ['no response', broken],
    ['a gateway without a site', () => Promise.resolve({ status: 502 })],
  ])('retries after %s and reports it meanwhile', async (_name, failure) => {
    health.mockImplementationOnce(failure).mockImplementationOnce(failure);
    const reached = untilReachable();
    await vi.advanceTimersByTimeAsync(0);
    expect(heard).toEqual(['offline']);
    await vi.runAllTimersAsync();
    await reached;
    expect(heard).toEqual(['offline', 'online']);
    expect(health).toHaveBeenCalledTimes(3);
  });

  test('ends its pause when the browser has a connection again', async () => {
    health.mockImplementationOnce(broken);
    const reached = untilReachable();
    await vi.advanceTimersByTimeAsync(0);
    window.dispatchEvent(new Event('online'));
    await reached;
    expect(health).toHaveBeenCalledTimes(2);
  });

  test('sends one request for all waiting callers', async () => {
    await Promise.all([untilReachable(), untilReachable()]);
    expect(health).toHaveBeenCalledTimes(1);
  });
});

describe('loadChunk', () => {
  test('sends no extra request on success', async () => {
    expect(await loadChunk(async () => 'chunk')).toBe('chunk');
    expect(health).not.toHaveBeenCalled();
  });

  test('fetches again once the site can be reached', async () => {
    health.mockImplementationOnce(broken);
    const load = vi.fn(async () => 'chunk').mockImplementationOnce(broken);
    const chunk = loadChunk(load);
    await vi.advanceTimersByTimeAsync(0);
    expect(load).toHaveBeenCalledTimes(1);
    await vi.runAllTimersAsync();
    expect(await chunk).toBe('chunk');
  });

  test('fetches again each time the site was away', async () => {
    const load = vi.fn(async () => 'chunk');
    for (const _ of [1, 2, 3]) {
      load.mockImplementationOnce(broken);
      health.mockImplementationOnce(broken).mockResolvedValueOnce({ status: 200 });
    }
    const chunk = loadChunk(load);
    await vi.runAllTimersAsync();
    expect(await chunk).toBe('chunk');
    expect(load).toHaveBeenCalledTimes(4);
  });

  test('fails when the second attempt fails', async () => {
    const load = vi.fn(broken);
    const failed = loadChunk(load);
    await expect(failed).rejects.toBeInstanceOf(LoadError);
    await expect(failed).rejects.toThrow('Failed to fetch');
    expect(load).toHaveBeenCalledTimes(2);
  });
});

describe('loadCode', () => {
  test('returns the loaded module', async () => {
    const module = { default: () => null };
    expect(await loadCode(async () => module)).toBe(module);
  });

  test.each([
    ['fails', broken, 'Failed to fetch'],
    ['hangs', hanging, 'took too long'],
    ['is empty', async () => ({}), 'is empty'],
  ])('fails when the module %s twice', async (_name, load, reason) => {
    const loading = expect(loadCode(load as () => Promise<object>)).rejects.toThrow(reason);
    await vi.advanceTimersByTimeAsync(2 * LONGEST_LOAD_MS);
    await loading;
  });
});

describe('fetchData', () => {
  const { signal } = new AbortController();

  test('returns the response, whatever its status', async () => {
    data.mockResolvedValue(new Response('no', { status: 500 }));
    expect(await (await fetchData(url, { signal })).text()).toBe('no');
    expect(data).toHaveBeenCalledTimes(1);
  });

  test('retries after a truncated response', async () => {
    const cut = new ReadableStream({ start: (stream) => stream.error(new TypeError('cut')) });
    data.mockResolvedValueOnce(new Response(cut)).mockResolvedValueOnce(new Response('whole'));
    expect(await (await fetchData(url, { signal })).text()).toBe('whole');
  });

  test('retries after a timeout, and gives up the second time', async () => {
    data.mockImplementation(hanging);
    const failed = expect(fetchData(url, { signal })).rejects.toThrow('took too long');
    await vi.advanceTimersByTimeAsync(2 * LONGEST_LOAD_MS);
    await failed;
    expect(data).toHaveBeenCalledTimes(2);
  });

  test('does not retry an aborted navigation', async () => {
    data.mockRejectedValue(new DOMException('given up', 'AbortError'));
    const failed = fetchData(url, { signal: AbortSignal.abort() });
    await expect(failed).rejects.toMatchObject({ name: 'AbortError', message: 'given up' });
    expect(data).toHaveBeenCalledTimes(1);
    expect(health).not.toHaveBeenCalled();
  });
});
