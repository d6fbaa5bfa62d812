import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { SearchResults } from '#app/search/client/search-client.ts';
import { createSearchSession, DEBOUNCE_MS } from '#app/search/client/search-session.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const resultsOf = (query: string): SearchResults => ({ query, found: 0, results: [], exact: null });

/** A session whose answers come when the test says so. */
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
  test('asks once for a text that is at rest for 200 ms', async () => {
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

  test('shows the answer', async () => {
    const { session, asked, settle, rest } = openSession();
    session.type(' ard ');
    await rest();
    asked[0]?.answer();
    await settle();
    expect(session.state()).toEqual({ status: 'done', results: resultsOf('ard') });
  });

  test('never shows an answer that comes after a newer text, and ends the request', async () => {
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

  test('never shows a late failure either', async () => {
    const { session, asked, settle, rest } = openSession();
    session.type('a');
    await rest();
    session.type('ab');
    asked[0]?.fail();
    await settle();
    expect(session.state().status).toBe('asking');
  });

  test('keeps the last answer until the next one is there', async () => {
    const { session, asked, settle, rest } = openSession();
    session.type('a');
    await rest();
    asked[0]?.answer();
    await settle();
    session.type('ab');
    await rest();
    expect(session.state()).toEqual({ status: 'asking', results: resultsOf('a') });
  });

  test('ignores what does not change the query, and forgets everything for an empty text', async () => {
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

  test('shows a known answer at once', async () => {
    const { session, asked, rest } = openSession(['ard']);
    session.type('ard');
    expect(session.state().results?.query).toBe('ard');
    await rest();
    expect(asked).toEqual([]);
  });

  test('fails, and asks again when told to', async () => {
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

  test('stops what is waiting and what is under way', async () => {
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
