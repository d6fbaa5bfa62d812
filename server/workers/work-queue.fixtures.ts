/** Options of a queue for tests, and of its worker. */
export const testOptions = {
  worker: { script: new URL('./worker.fixtures.ts', import.meta.url), memoryMb: 64 },
  maxWaiting: 2,
  maxOwnWaiting: 2,
  estimateMs: () => 100,
  timeoutMs: (job: string) => (job === 'hang' ? 200 : 20_000),
  failed: (problem: string) => new Error(`Failed: ${problem}`),
  timedOut: (job: string, timeoutMs: number) => new Error(`${job} took more than ${timeoutMs} ms.`),
};
