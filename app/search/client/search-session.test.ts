import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { SearchResults } from '#app/search/client/search-client.ts';
import { createSearchSession, DEBOUNCE_MS } from '#app/search/client/search-session.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const resultsOf = (query: string): SearchResults => ({ query, found: 0, results: [], exact: null });

/** A session whose responses the test controls. */
function openSession(known: string[] = []) {
  const asked: { query: string; signal: AbortSignal; answer: () => void; fail: () => void }[] = [];
  const session = createSearchSession({
    ask: (query, signal) =>
      new Promise((resolve, reject) => {
        const answer = () => resolve(resultsOf(query));
        asked.push({ query, signal, answer, fail: () => reject(new Error('away')) });
      }),
    recall: (query) => (known.includes(query) ? resultsOf(query) : null),
  });
  const settle = () => vi.advanceTimersByTimeAsync(0);
  const rest = () => vi.advanceTimersByTimeAsync(DEBOUNCE_MS);
  return { session, asked, settle, rest };
}

describe('a search session', () => {
  test('sends one request for a text that is unchanged for 200 ms', async () => {
    const { session, asked } = openSession();
    for (const text of ['a', 'ar', 'ard']) {
      session.type(text);
      await vi.advanceTimersByTimeAsync(DEBOUNCE_MS - 1);
    }
    expect(asked).toEqual([]);
    await vi.advanceTimersByTimeAsync(1);
    expect(asked.map(({ query }) => query)).toEqual(['ard']);
    expect(session.state().status).toBe('asking');
  });

  test('shows the result', async () => {
    const { session, asked, settle, rest } = openSession();
    session.type(' ard ');
    await rest();
    asked[0]?.answer();
    await settle();
    expect(session.state()).toEqual({ status: 'done', results: resultsOf('ard') });
  });

  test('never shows a result for an outdated text, and aborts the request', async () => {
    const { session, asked, settle, rest } = openSession();
    session.type('a');
    await rest();
    session.type('ab');
    expect(asked[0]?.signal.aborted).toBe(true);
    await rest();
    asked[1]?.answer();
    await settle();
    asked[0]?.answer();
    await settle();
    expect(session.state().results?.query).toBe('ab');
    expect(session.state().status).toBe('done');
  });

  test('never shows an outdated failure either', async () => {
    const { session, asked, settle, rest } = openSession();
    session.type('a');
    await rest();
    session.type('ab');
    asked[0]?.fail();
    await settle();
    expect(session.state().status).toBe('asking');
  });

  test('retains the last result until the next one arrives', async () => {
    const { session, asked, settle, rest } = openSession();
    session.type('a');
    await rest();
    asked[0]?.answer();
    await settle();
    session.type('ab');
    await rest();
    expect(session.state()).toEqual({ status: 'asking', results: resultsOf('a') });
  });

  test('ignores changes that do not affect the query, and clears everything for an empty text', async () => {
    const { session, asked, settle, rest } = openSession();
    session.type('   ');
    session.type('*');
    await rest();
    session.type('a');
    await rest();
    asked[0]?.answer();
    await settle();
    session.type('a ');
    await rest();
    expect(asked).toHaveLength(1);
    session.type(' ');
    expect(session.state()).toEqual({ status: 'idle', results: null });
  });

  test('shows a cached result at once', async () => {
    const { session, asked, rest } = openSession(['ard']);
    session.type('ard');
    expect(session.state().results?.query).toBe('ard');
    await rest();
    expect(asked).toEqual([]);
  });

  test('fails, and retries on demand', async () => {
    const { session, asked, settle, rest } = openSession();
    session.type('ard');
    await rest();
    asked[0]?.fail();
    await settle();
    expect(session.state()).toEqual({ status: 'failed', results: null });
    session.retry();
    expect(session.state().status).toBe('asking');
    asked[1]?.answer();
    await settle();
    expect(session.state().results?.query).toBe('ard');
  });

  test('cancels pending and running requests', async () => {
    const { session, asked, rest } = openSession();
    session.type('a');
    session.stop();
    await rest();
    expect(asked).toEqual([]);
    session.type('ab');
    await rest();
    session.stop();
    expect(asked[0]?.signal.aborted).toBe(true);
  });
});
