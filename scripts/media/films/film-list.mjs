/** The products that have an installation film, and the scenes of each: which steps of the instructions they show. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parse as parseCsv } from 'csv-parse/sync';
import { parse as parseYaml } from 'yaml';
import { battenFilm } from './film-batten.mjs';
import { bollardFilm } from './film-bollard.mjs';
import { bulkheadFilm } from './film-bulkhead.mjs';
import { emergencyFilm } from './film-emergency.mjs';
import { filmFigures } from './film-figures.mjs';
import { floodlightFilm } from './film-floodlight.mjs';
import { inGroundFilm } from './film-in-ground.mjs';
import { linearFilm } from './film-linear.mjs';
import { panelFilm } from './film-panel.mjs';
import { profileFilm } from './film-profile.mjs';
import { plasteredFilm, recessedFilm } from './film-recessed.mjs';
import { sheetToSvg } from './film-sheet.mjs';
import { trackSpotFilm } from './film-track-spot.mjs';

const productsFolder = fileURLToPath(
  new URL('../../../content/catalogue/products', import.meta.url),
);

const scenesByKind = {
  recessed: recessedFilm,
  plastered: plasteredFilm,
  'track-spot': trackSpotFilm,
  batten: battenFilm,
  linear: linearFilm,
  profile: profileFilm,
  panel: panelFilm,
  bulkhead: bulkheadFilm,
  floodlight: floodlightFilm,
  emergency: emergencyFilm,
  bollard: bollardFilm,
  'in-ground': inGroundFilm,
};

/** Product code → kind of film. */
export const films = {
  ARD150: 'recessed',
  CAL70: 'plastered',
  GAD90: 'track-spot',
  ESP66: 'batten',
  LIN1500: 'linear',
  SUR24: 'profile',
  FAE600: 'panel',
  NOR280: 'bulkhead',
  OTE230: 'floodlight',
  SER300: 'emergency',
  NOG900: 'bollard',
  RAS150: 'in-ground',
};

export const folderOf = (code) => join(productsFolder, code.toLowerCase());

/** The record and the rows of a product. */
export function readProduct(code) {
  const folder = folderOf(code);
  return {
    product: parseYaml(readFileSync(join(folder, 'product.yaml'), 'utf8')),
    variants: parseCsv(readFileSync(join(folder, 'variants.csv')), { columns: true }),
  };
}

/** The scenes of a product's film and `draw(scene, t)`, which returns the SVG of a moment, t from 0 to 1. */
export function openFilm(code, { product, variants } = readProduct(code)) {
  const scenes = scenesByKind[films[code]];
  const figures = filmFigures(films[code], product, variants);
  return {
    scenes,
    draw: (scene, t) =>
      sheetToSvg({
        step: scene,
        steps: scenes.length,
        content: scenes[scene].draw(figures, t),
      }),
  };
}
