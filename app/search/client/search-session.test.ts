import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { SearchResults } from '#app/search/client/search-client.ts';
import { createSearchSession, DEBOUNCE_MS } from '#app/search/client/search-session.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const resultsOf = (query: string): SearchResults => ({
  query,
  total: 0,
  rows: [],
  hasMore: false,
  exact: null,
  reading: { leftOut: [], correction: null, limits: [], absent: null },
  listingQuery: '',
  places: [],
  isPlaceFirst: false,
});

/** A session whose responses the test controls. */
function openSession(cached: string[] = []) {
  const requests: { query: string; signal: AbortSignal; respond: () => void; fail: () => void }[] =
    [];
  const session = createSearchSession({
    search: (query, signal) =>
      new Promise((resolve, reject) => {
        const respond = () => resolve(resultsOf(query));
        requests.push({ query, signal, respond, fail: () => reject(new Error('away')) });
      }),
    recall: (query) => (cached.includes(query) ? resultsOf(query) : null),
  });
  const settle = () => vi.advanceTimersByTimeAsync(0);
  const rest = () => vi.advanceTimersByTimeAsync(DEBOUNCE_MS);
  return { session, requests, settle, rest };
}

describe('a search session', () => {
  test('sends one request for a text that is unchanged for 200 ms', async () => {
    const { session, requests } = openSession();
    for (const text of ['a', 'ar', 'ard']) {
      session.type(text);
      await vi.advanceTimersByTimeAsync(DEBOUNCE_MS - 1);
    }
    expect(requests).toEqual([]);
    await vi.advanceTimersByTimeAsync(1);
    expect(requests.map(({ query }) => query)).toEqual(['ard']);
    expect(session.state().status).toBe('loading');
  });

  test('shows the result', async () => {
    const { session, requests, settle, rest } = openSession();
    session.type(' ard ');
    await rest();
    requests[0]?.respond();
    await settle();
    expect(session.state()).toEqual({ status: 'done', results: resultsOf('ard') });
  });

  test('never shows a result for an outdated text, and aborts the request', async () => {
    const { session, requests, settle, rest } = openSession();
    session.type('a');
    await rest();
    session.type('ab');
    expect(requests[0]?.signal.aborted).toBe(true);
    await rest();
    requests[1]?.respond();
    await settle();
    requests[0]?.respond();
    await settle();
    expect(session.state().results?.query).toBe('ab');
    expect(session.state().status).toBe('done');
  });

  test('never shows an outdated failure either', async () => {
    const { session, requests, settle, rest } = openSession();
    session.type('a');
    await rest();
    session.type('ab');
    requests[0]?.fail();
    await settle();
    expect(session.state().status).toBe('loading');
  });

  test('retains the last result until the next one arrives', async () => {
    const { session, requests, settle, rest } = openSession();
    session.type('a');
    await rest();
    requests[0]?.respond();
    await settle();
    session.type('ab');
    await rest();
    expect(session.state()).toEqual({ status: 'loading', results: resultsOf('a') });
  });

  test('ignores changes that do not affect the query, and clears everything for an empty text', async () => {
    const { session, requests, settle, rest } = openSession();
    session.type('   ');
    session.type('*');
    await rest();
    session.type('a');
    await rest();
    requests[0]?.respond();
    await settle();
    session.type('a ');
    await rest();
    expect(requests).toHaveLength(1);
    session.type(' ');
    expect(session.state()).toEqual({ status: 'idle', results: null });
  });

  test('shows a cached result at once', async () => {
    const { session, requests, rest } = openSession(['ard']);
    session.type('ard');
    expect(session.state().results?.query).toBe('ard');
    await rest();
    expect(requests).toEqual([]);
  });

  test('fails, and retries on demand', async () => {
    const { session, requests, settle, rest } = openSession();
    session.type('ard');
    await rest();
    requests[0]?.fail();
    await settle();
    expect(session.state()).toEqual({ status: 'failed', results: null });
    session.retry();
    expect(session.state().status).toBe('loading');
    requests[1]?.respond();
    await settle();
    expect(session.state().results?.query).toBe('ard');
  });

  test('cancels pending and running requests', async () => {
    const { session, requests, rest } = openSession();
    session.type('a');
    session.stop();
    await rest();
    expect(requests).toEqual([]);
    session.type('ab');
    await rest();
    session.stop();
    expect(requests[0]?.signal.aborted).toBe(true);
  });
});
