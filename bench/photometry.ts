// Measures parsing, the glare table, a lit room, a road, an area, an escape route and frames of the light studio: npm run
// bench:photometry
// Parsing is compared with JSON.parse of the same numbers, room and road with the time in which dragging feels live, and
// every file of ../shared/data/photometry, if that folder exists, with the time that a visitor waits without a progress
// bar.
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { solveArea } from '#core/calculators/area/area-outcome.ts';
import { solveEscape } from '#core/calculators/escape/escape-outcome.ts';
import { calculateRoad } from '#core/calculators/road/calculate-road.ts';
import { calculateCylindrical } from '#core/calculators/room/around/cylindrical-light.ts';
import { listSurfaceLight } from '#core/calculators/room/around/surface-light.ts';
import { createRoomSolver } from '#core/calculators/room/calculate-room.ts';
import { placeGrid, type Room } from '#core/calculators/room/room.ts';
import { calculateRoomUgr } from '#core/calculators/room/room-ugr.ts';
import { roomUses } from '#core/calculators/room/uses.ts';
import { createDistribution } from '#core/photometry/distribution.ts';
import { calculateUtilisationTable } from '#core/photometry/figures/utilisation-factors.ts';
import { PhotometryError } from '#core/photometry/finding.ts';
import { inspectFile } from '#core/photometry/inspect-file.ts';
import { readPhotometry } from '#core/photometry/reading/read-photometry.ts';
import { createScene } from '#core/photometry/scene/create-scene.ts';
import { renderScene } from '#core/photometry/scene/render-scene.ts';
import { sceneKinds } from '#core/photometry/scene/scene.ts';
import { usualSceneSetup } from '#core/photometry/scene/scene-setups.ts';
import { calculateUgrTable } from '#core/photometry/ugr/ugr-table.ts';
import { createSeeds } from '#scripts/photometry/fuzz-seeds.ts';

const ROOM_LIMIT_MS = 100;
const ROAD_LIMIT_MS = 50;
/** Those of a worker, with a note that something is calculated. */
const AREA_LIMIT_MS = 300;
const ESCAPE_LIMIT_MS = 300;
const FILE_LIMIT_MS = 200;
/** So that a picture without WebGL still follows the finger. */
const FRAME_LIMIT_MS = 200;
const realFiles = new URL('../../shared/data/photometry/', import.meta.url);
const ROUNDS = 30;

/** Median milliseconds of many runs, after a warm-up. */
function measure(task: () => unknown, rounds = ROUNDS): number {
  for (let round = 0; round < 5; round += 1) task();
  const times = Array.from({ length: rounds }, () => {
    const start = performance.now();
    task();
    return performance.now() - start;
  });
  return times.sort((a, b) => a - b)[Math.floor(rounds / 2)] as number;
}

const show = (name: string, ms: number, note = '') => {
  console.log(`${name.padEnd(48)} ${ms.toFixed(2).padStart(9)} ms  ${note}`);
};

const { ldt, ies } = createSeeds(createDistribution({ kind: 'street', peakDeg: 60 }));
for (const [name, text] of [
  ['EULUMDAT', ldt],
  ['IES', ies],
] as const) {
  const bytes = new TextEncoder().encode(text);
  const json = JSON.stringify(
    text.split(/\s+/).map((word) => (Number.isFinite(Number(word)) ? Number(word) : word)),
  );
  const kilobytes = `${Math.round(bytes.length / 1024)} kB`;
  const parsed = measure(() => JSON.parse(json));
  const read = measure(() => readPhotometry(bytes));
  show(
    `read ${name}`,
    read,
    `${kilobytes}, ${(read / parsed).toFixed(1)} × JSON.parse (${parsed.toFixed(2)} ms)`,
  );
}

const { luminaire } = inspectFile(new TextEncoder().encode(ldt));
show(
  'UGR table, 19 rooms × 10',
  measure(() => calculateUgrTable(luminaire)),
);
show(
  'utilisation factors, 10 × 8',
  measure(() => calculateUtilisationTable(luminaire.light)),
);

const room: Room = {
  lengthM: 20,
  widthM: 20,
  heightM: 3,
  workPlaneM: 0.75,
  mountingHeightM: 2.9,
  reflectances: { ceiling: 0.7, walls: 0.5, floor: 0.2 },
};
const measureRoom = (rows: number, columns: number) => {
  const placed = placeGrid(room, { rows, columns, isTurned: false });
  const lighting = { luminaire, placed, maintenanceFactor: 0.8 };
  const ms = measure(() => {
    const lit = createRoomSolver(room)(lighting, { columns: 40, rows: 40 });
    calculateRoomUgr(room, lit, roomUses[0]);
    calculateCylindrical(room, lit, roomUses[0].faceM);
    listSurfaceLight(lit);
  });
  const name = `room of 1,600 points, ${placed.length} luminaires, all of it`;
  show(name, ms, `aim: under ${ROOM_LIMIT_MS} ms`);
  return ms;
};
const roomMs = Math.max(measureRoom(4, 6), measureRoom(7, 7));

// The largest road: the most lanes and points, and the most luminaires within reach.
const road = { lanes: 6, laneWidthM: 3.5, surface: 'R3' } as const;
const roadMs = measure(() =>
  calculateRoad(road, {
    luminaire,
    arrangement: 'opposite',
    spacingM: 10,
    heightM: 18,
    overhangM: 0,
    tiltDeg: 5,
    medianM: 0,
    maintenanceFactor: 0.8,
  }),
);
show('road of 6 lanes, columns every 10 m on both sides', roadMs, `aim: under ${ROAD_LIMIT_MS} ms`);

// The largest area: the most masts, luminaires and points.
const areaMs = measure(() =>
  solveArea({
    area: { target: 'ground', widthM: 200, depthM: 200 },
    lighting: {
      luminaire,
      arrangement: 'sides',
      masts: 12,
      perMast: 6,
      heightM: 20,
      setbackM: 0,
      tiltDeg: 15,
      fanDeg: 20,
      maintenanceFactor: 0.8,
    },
    use: 'parking-medium',
  }),
);
show('area of 200 m with 144 luminaires', areaMs, `aim: under ${AREA_LIMIT_MS} ms`);

// The largest open area, of which no layout is enough: every one is tried in both directions.
const escapeMs = measure(() =>
  solveEscape({
    edition: '2013',
    space: 'open',
    sections: [{ lengthM: 60, turn: 'none' }],
    widthM: 60,
    points: Array.from({ length: 12 }, (_, index) => ({
      kind: 'fire' as const,
      alongM: 5 * index,
      acrossM: 0,
    })),
    lights: [],
    lighting: { luminaire, heightM: 12, axis: 'best', maintenanceFactor: 0.8 },
  }),
);
show('escape, open area of 60 m, 12 points', escapeMs, `aim: under ${ESCAPE_LIMIT_MS} ms`);

/** What the light studio draws without WebGL, in the slowest of its scenes. */
const frameMs = Math.max(
  ...sceneKinds.map((kind) => {
    const scene = createScene(
      kind,
      luminaire,
      usualSceneSetup(kind, { luminaire, ownHeightM: null }),
    );
    const lit = { scene, light: luminaire.light };
    const rendering = {
      width: 200,
      height: 150,
      whiteLux: 500,
      colour: { red: 1, green: 1, blue: 1 },
    };
    return measure(() => renderScene(lit, rendering, 4), 10);
  }),
);
show('light studio, a frame by the processor', frameMs, `aim: under ${FRAME_LIMIT_MS} ms`);
const isFast =
  frameMs < FRAME_LIMIT_MS &&
  roomMs < ROOM_LIMIT_MS &&
  roadMs < ROAD_LIMIT_MS &&
  areaMs < AREA_LIMIT_MS &&
  escapeMs < ESCAPE_LIMIT_MS;
process.exitCode = inspectRealFiles() && isFast ? 0 : 1;

/** Whether the slowest of the real files is parsed, checked and computed within the limit; true if there are none. */
function inspectRealFiles(): boolean {
  if (!existsSync(realFiles)) {
    console.log('real files: skipped, because ../shared/data/photometry is absent');
    return true;
  }
  const files = ['ldt/', 'ies/', 'derived/'].flatMap((part) =>
    readdirSync(new URL(part, realFiles)).map((file) => part + file),
  );
  let slowest = { file: '', ms: 0 };
  for (const file of files) {
    const bytes = readFileSync(new URL(encodeURI(file), realFiles));
    const measured = measure(() => {
      try {
        inspectFile(bytes);
      } catch (error) {
        if (!(error instanceof PhotometryError)) throw error;
      }
    }, 5);
    if (measured > slowest.ms) slowest = { file, ms: measured };
  }
  const note = `${files.length} files, slowest ${slowest.file}; limit: ${FILE_LIMIT_MS} ms`;
  show('real file, inspected or refused', slowest.ms, note);
  return slowest.ms < FILE_LIMIT_MS;
}
