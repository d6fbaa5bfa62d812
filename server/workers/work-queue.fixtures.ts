/** Options of a queue for tests, and of its worker. */
export const testOptions = {
  worker: { script: new URL('./worker.fixtures.ts', import.meta.url), memoryMb: 64 },
  longestQueue: 2,
  limitMs: (order: string) => (order === 'hang' ? 200 : 20_000),
  busy: (waiting: number) => new Error(`${waiting} are waiting.`),
  failed: (problem: string) => new Error(`Failed: ${problem}`),
  late: (order: string, limitMs: number) => new Error(`${order} took more than ${limitMs} ms.`),
};
