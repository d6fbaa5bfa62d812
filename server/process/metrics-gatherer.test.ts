import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { MetricsGatherer } from '#server/process/metrics-gatherer.ts';
import type { MetricReport } from '#server/process/metrics-messages.ts';
import type { ToWebProcess } from '#server/process/web-messages.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

function createReporter() {
  const received: ToWebProcess[] = [];
  const send = (message: ToWebProcess) => void received.push(message);
  const lastId = () => {
    const message = received.at(-1);
    return message?.kind === 'report-metrics' ? message.id : null;
  };
  return { send, lastId };
}

const counted = (value: number): MetricReport => [
  { name: 'sent', help: '', type: 'counter', aggregator: 'sum', values: [{ value, labels: {} }] },
  { name: 'now', help: '', type: 'gauge', aggregator: 'sum', values: [{ value, labels: {} }] },
];

/** The sum of a metric over all reports. */
const sumOf = (reports: MetricReport[], name: string) =>
  reports
    .flat()
    .filter((metric) => metric.name === name)
    .flatMap(({ values }) => values)
    .reduce((sum, { value }) => sum + value, 0);

test('every process receives a request, and the responses are complete before they are passed on', async () => {
  const gatherer = new MetricsGatherer();
  const [one, other] = [createReporter(), createReporter()];
  const gathered = gatherer.gather([one, other]);
  const isDone = vi.fn();
  void gathered.then(isDone);
  gatherer.note(one, one.lastId(), counted(1));
  await Promise.resolve();
  expect(isDone).not.toHaveBeenCalled();
  gatherer.note(other, other.lastId(), counted(2));
  expect(sumOf(await gathered, 'sent')).toBe(3);
});

test('a process that does not respond is waited for a second, and its last report stands for it', async () => {
  const gatherer = new MetricsGatherer();
  const [one, blocked] = [createReporter(), createReporter()];
  const first = gatherer.gather([one, blocked]);
  gatherer.note(one, one.lastId(), counted(1));
  gatherer.note(blocked, blocked.lastId(), counted(5));
  await first;
  const second = gatherer.gather([one, blocked]);
  gatherer.note(one, one.lastId(), counted(2));
  vi.advanceTimersByTime(1000);
  expect(sumOf(await second, 'sent')).toBe(7);
});

test('what a process has counted remains when it ends, what it had at the moment does not', async () => {
  const gatherer = new MetricsGatherer();
  const [one, other] = [createReporter(), createReporter()];
  gatherer.note(one, null, counted(4));
  gatherer.forget(one);
  const again = gatherer.gather([other]);
  gatherer.note(other, other.lastId(), counted(1));
  const reports = await again;
  expect([sumOf(reports, 'sent'), sumOf(reports, 'now')]).toEqual([5, 1]);
});

test('nobody waits for a process that ends meanwhile, nor where there is none', async () => {
  const gatherer = new MetricsGatherer();
  const one = createReporter();
  const gathered = gatherer.gather([one]);
  gatherer.forget(one);
  expect(sumOf(await gathered, 'sent')).toBe(0);
  expect(sumOf(await gatherer.gather([]), 'sent')).toBe(0);
});
