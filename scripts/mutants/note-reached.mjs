// Loaded before each test file: reports which marks of `mark-reached.mjs` its tests have reached.
import { afterEach } from 'vitest';

globalThis.reachedMarks = new Set();

afterEach(({ task }) => {
  task.file.meta.reached = [...globalThis.reachedMarks];
});
