import { readFileSync } from 'node:fs';
import { afterAll, expect, test } from 'vitest';
import { roomUses } from '#core/calculators/room/uses.ts';
import { PhotometryError } from '#core/photometry/finding.ts';
import { cosinePower, createTestLuminaire } from '#core/photometry/luminaire.fixtures.ts';
import type { RoomJob } from '#server/photometry-worker/photometry-job.ts';
import { createPhotometryThread } from '#server/photometry-worker/photometry-thread.ts';

const thread = createPhotometryThread();
afterAll(() => thread.close());

const ldt = new Uint8Array(
  readFileSync(
    new URL(
      '../import/fixtures/content/catalogue/products/nim120/photometry/NIM120-12-840-W.ldt',
      import.meta.url,
    ),
  ),
);

/** The heaviest room that the API allows. */
const hall: RoomJob = {
  room: {
    lengthM: 200,
    widthM: 200,
    heightM: 12,
    workPlaneM: 0,
    mountingHeightM: 11,
    reflectances: { ceiling: 0.7, walls: 0.5, floor: 0.3 },
  },
  luminaire: createTestLuminaire(cosinePower(1, 1), { lampFluxLm: 20_000 }),
  task: { targetLux: 20_000, maintenanceFactor: 0.8, rows: null, columns: null, isTurned: false },
  use: roomUses[0],
};

const sum = ({ user, system }: NodeJS.CpuUsage) => user + system;

test('The largest room is calculated while this thread continues', async () => {
  await thread.inspect(ldt);
  const [all, current] = [process.cpuUsage(), process.threadCpuUsage()];
  const result = await thread.calculateRoom(hall);
  const [processUs, threadUs] = [sum(process.cpuUsage(all)), sum(process.threadCpuUsage(current))];
  expect(result?.placed.length).toBeGreaterThanOrEqual(1000);
  expect(threadUs).toBeLessThan(processUs / 4);
});

test('The worker reads a file, and a room with a file, and refuses invalid ones with the reason', async () => {
  expect(await thread.inspect(ldt)).toMatchObject({ format: 'eulumdat', findings: [] });
  const result = await thread.calculateRoom({ ...hall, luminaire: ldt });
  expect(result?.plane.averageLux).toBeGreaterThan(0);
  const cut = ldt.slice(0, ldt.length / 2);
  await expect(thread.inspect(cut)).rejects.toThrow(PhotometryError);
  await expect(thread.calculateRoom({ ...hall, luminaire: cut })).rejects.toMatchObject({
    name: 'PhotometryError',
    line: expect.any(Number),
  });
});

test('Jobs that exceed the share of a visitor are refused, the others succeed', async () => {
  const small = createPhotometryThread({ maxOwnWaiting: 2 });
  const results = await Promise.allSettled(Array.from({ length: 5 }, () => small.inspect(ldt)));
  await small.close();
  expect(results.slice(0, 3).map(({ status }) => status)).toEqual(Array(3).fill('fulfilled'));
  for (const result of results.slice(3)) {
    expect(result).toMatchObject({ reason: { id: 'too-many-requests' } });
  }
});

test('A file that takes too much time or memory is refused, and the next is read', async () => {
  const heavy = new TextEncoder().encode(`TILT=NONE\n${'1 '.repeat(1_000_000)}`);
  const refusal = { name: 'PhotometryError', code: 'too-heavy' };
  for (const limits of [{ timeoutMs: 1 }, { memoryMb: 16 }]) {
    const strict = createPhotometryThread(limits);
    await expect(strict.inspect(heavy)).rejects.toMatchObject(refusal);
    await strict.close();
  }
  expect(await thread.inspect(ldt)).toMatchObject({ format: 'eulumdat' });
});

test('A picture of content is rendered however busy the machine is', async () => {
  const strict = createPhotometryThread({ timeoutMs: 1 });
  const luminaire = createTestLuminaire(cosinePower(1));
  const picture = await strict.renderStill({
    luminaire,
    kind: 'room',
    cctK: 4000,
    ownHeightM: null,
  });
  await strict.close();
  expect(picture).toHaveLength(512 * 512 * 3);
});
