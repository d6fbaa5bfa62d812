import { createHash, pbkdf2Sync } from 'node:crypto';
import { solvePuzzle } from '#core/forms/work-puzzle.ts';
import { createProofOfWork } from '#server/captcha/proof-of-work.ts';

/**
 * Prints what a form costs its sender: the processor time of the page's own solver, of the same work in native code,
 * and of a plain loop of SHA-256, all in this run. Usage: npm run bench:captcha -- [solutions]
 */
const count = Number(process.argv[2] ?? 9);
const LOOP = 300_000;
const NATIVE = 2_000_000;

/** Processor time of this process, ms. */
async function measure(run: () => unknown): Promise<number> {
  const before = process.cpuUsage();
  await run();
  const { user, system } = process.cpuUsage(before);
  return (user + system) / 1000;
}

const work = createProofOfWork('bench');
const times: number[] = [];
for (let index = 0; index < count; index += 1) {
  times.push(await measure(() => solvePuzzle(work.createPuzzle())));
}
const puzzle = work.createPuzzle();
const token = await solvePuzzle(puzzle);
const checking = await measure(() => work.check(token));
const loop = await measure(() => {
  let value = Buffer.alloc(32);
  for (let index = 0; index < LOOP; index += 1) value = createHash('sha256').update(value).digest();
});
const native = await measure(() => pbkdf2Sync('a', 'b', NATIVE, 32, 'sha256'));

const { steps, bits, iterations } = puzzle;
const expected = steps * 2 ** bits * iterations;
const sorted = times.toSorted((one, other) => one - other);
const at = (share: number) => sorted[Math.floor(share * (sorted.length - 1))] ?? 0;
const row = (name: string, ms: number) => console.log(`${name.padEnd(46)} ${ms.toFixed(0)} ms`);
row('solution by the page, median', at(0.5));
row('solution by the page, shortest', at(0));
row('solution by the page, longest', at(1));
row('the same work in native code, on average', (native / NATIVE) * expected);
row('verification on the server', checking);
console.log(
  `median solution = ${((at(0.5) / loop) * LOOP).toFixed(0)} rounds of a plain SHA-256 loop`,
);
