import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

const IMPORT = /(?<!typeof )\bimport\(/g;
const GUARDED = /\bload(Chunk|Code)(<\w+>)?\(\(\) => $/;
/** The start script loads code itself, because it runs before any other code of the site. */
const START_SCRIPT = 'app/start-script.ts';
/** Workers have no window; what they cannot load, they report to the page, which says so and offers to try again. */
const isExempt = (file: string) => file === START_SCRIPT || file.endsWith('-worker.ts');

/** Returns the lines of a text that import code without a retry. */
function listUnguarded(text: string): string[] {
  return [...text.matchAll(IMPORT)]
    .map(({ index }) => text.slice(0, index))
    .filter((before) => !GUARDED.test(before.replace(/\s+/g, ' ').replace('( ()', '(()')))
    .map((before) => `line ${before.split('\n').length}`);
}

test('app code is loaded with loadChunk, which retries when the connection fails', () => {
  const files = globSync('app/**/*.{ts,tsx}').filter((file) => !/[.]test[.]/.test(file));
  expect(files.length).toBeGreaterThan(300);
  const unguarded = files
    .filter((file) => !isExempt(file))
    .map((file) => [file, listUnguarded(withoutComments(readFileSync(file, 'utf8')))] as const)
    .filter(([, lines]) => lines.length > 0);
  expect(unguarded).toEqual([]);
});

test.each([
  ["await import('#app/a.ts')", ['line 1']],
  ["await loadChunk(() => import('#app/a.ts'))", []],
  ["loadChunk(\n  () => import('#app/a.ts'),\n)", []],
  ["x;\nloadChunk(load); import('#app/a.ts')", ['line 2']],
  ["type A = typeof import('#app/a.ts')", []],
])('checks %j', (text, lines) => {
  expect(listUnguarded(text)).toEqual(lines);
});

/** Blanks out comments without changing line numbers. */
function withoutComments(text: string): string {
  return text.replace(/\/\*(?!\s*@vite)[\s\S]*?\*\//g, (comment) => comment.replace(/[^\n]/g, ' '));
}
