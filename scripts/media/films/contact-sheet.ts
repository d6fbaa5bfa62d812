import { join } from 'node:path';
import sharp from 'sharp';
import { drawFrame, registerFont } from './draw-frame.ts';
import { films, openFilm } from './film-list.mjs';

const TILE = { width: 480, height: 270 };
const GAP = 4;
/** Moments of a scene, side by side. */
const moments = [0.2, 0.45, 0.7, 0.97];

/** Writes a sheet for each film, a row for each scene. */
export async function writeFilmSheets(out: string, wanted: string[]): Promise<void> {
  await registerFont();
  for (const code of wanted.length > 0 ? wanted : Object.keys(films)) {
    const { scenes, draw } = openFilm(code);
    const tiles = scenes.flatMap((_: unknown, scene: number) =>
      moments.map(async (t, column) => ({
        input: await drawFrame(draw(scene, t)).resize(TILE.width).png().toBuffer(),
        left: column * (TILE.width + GAP),
        top: scene * (TILE.height + GAP),
      })),
    );
    const width = moments.length * (TILE.width + GAP) - GAP;
    const height = scenes.length * (TILE.height + GAP) - GAP;
    const file = join(out, `film-${code.toLowerCase()}.jpg`);
    await sharp({ create: { width, height, channels: 3, background: '#888888' } })
      .composite(await Promise.all(tiles))
      .jpeg({ quality: 86 })
      .toFile(file);
    console.log(file);
  }
}
