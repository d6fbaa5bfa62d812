import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import {
  createProgress,
  HIDE_DELAY_MS,
  nextPhase,
  THROTTLE_MS,
} from '#app/frame/navigation/navigation-progress.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

describe('progress', () => {
  test('shows nothing for pages that load within the throttle', () => {
    const progress = createProgress();
    progress.send('start');
    vi.advanceTimersByTime(THROTTLE_MS - 1);
    progress.send('finish');
    expect(progress.phase()).toBe('hidden');
    vi.runAllTimers();
    expect(progress.phase()).toBe('hidden');
  });

  test('grows, fills and hides', () => {
    const progress = createProgress();
    progress.send('start');
    vi.advanceTimersByTime(THROTTLE_MS);
    expect(progress.phase()).toBe('growing');
    vi.advanceTimersByTime(60_000);
    expect(progress.phase()).toBe('growing');
    progress.send('finish');
    expect(progress.phase()).toBe('finishing');
    vi.advanceTimersByTime(HIDE_DELAY_MS - 1);
    expect(progress.phase()).toBe('finishing');
    vi.advanceTimersByTime(1);
    expect(progress.phase()).toBe('hidden');
  });

  test.each(['hidden', 'waiting', 'growing', 'finishing'] as const)('fails while %s', (phase) => {
    expect(nextPhase(phase, 'fail')).toBe('failed');
  });

  test('hides a failure after a while', () => {
    const progress = createProgress();
    progress.send('fail');
    expect(progress.phase()).toBe('failed');
    vi.advanceTimersByTime(HIDE_DELAY_MS);
    expect(progress.phase()).toBe('hidden');
  });

  test('starts again while the last bar is still full', () => {
    const progress = createProgress();
    progress.send('fail');
    progress.send('start');
    expect(progress.phase()).toBe('waiting');
    vi.advanceTimersByTime(THROTTLE_MS);
    expect(progress.phase()).toBe('growing');
  });

  test('notifies its listeners until they unsubscribe', () => {
    const progress = createProgress();
    const listener = vi.fn();
    const stop = progress.subscribe(listener);
    progress.send('start');
    progress.send('start');
    expect(listener).toHaveBeenCalledTimes(1);
    stop();
    progress.send('finish');
    expect(listener).toHaveBeenCalledTimes(1);
  });
});
