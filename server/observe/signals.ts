import { channel, tracingChannel } from 'node:diagnostics_channel';

/** Queues in which visitors wait for their turn. */
export const queueNames = [
  'pages',
  'pdf',
  'photometry',
  'pictures',
  'link-previews',
  'photos',
  'archives',
] as const;

export type QueueName = (typeof queueNames)[number];

/** Work that metrics count and traces show. Nothing of a visitor is in these names. */
export type WorkName = Exclude<QueueName, 'archives'> | 'search' | 'mail' | 'import';

export type QueueState = { queue: QueueName; running: number; waiting: number };

/** What is known of a piece of work: an `outcome` is a property of its result. */
export type Work = { work: WorkName; result?: unknown; error?: unknown };

/**
 * Channels on which code says what it does. It costs next to nothing while nobody listens: only metrics and traces do,
 * where they are configured.
 */
export const queueStates = channel('catalogue.queue');
export const queueRefusals = channel('catalogue.queue.refused');
export const works = tracingChannel<Work>('catalogue.work');

/** Runs work and says when it began and how it ended. */
export function observe<Result>(work: WorkName, run: () => Promise<Result>): Promise<Result> {
  return works.hasSubscribers ? works.tracePromise(run, { work }) : run();
}

/** Work whose results say how it went. */
const WITH_OUTCOME: ReadonlySet<WorkName> = new Set(['mail', 'import']);

/** How a piece of work ended: `done`, `error`, or the outcome of its result. */
export function outcomeOf({ work, result, error }: Work): string {
  if (error !== undefined) return 'error';
  const hasOutcome = WITH_OUTCOME.has(work) && typeof result === 'object' && result !== null;
  return hasOutcome && 'outcome' in result ? String(result.outcome) : 'done';
}

/** Says how many tasks of a queue run and wait. */
export function noteQueue(state: QueueState): void {
  if (queueStates.hasSubscribers) queueStates.publish(state);
}

/** Says that a task was refused because too many wait. */
export function noteRefusal(queue: QueueName): void {
  if (queueRefusals.hasSubscribers) queueRefusals.publish(queue);
}
