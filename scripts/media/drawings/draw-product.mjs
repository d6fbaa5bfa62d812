import { drawBollard } from './bollard.mjs';
import { drawBulkhead } from './bulkhead.mjs';
import { drawDownlight } from './downlight.mjs';
import { composeSheet } from './drawing-sheet.mjs';
import { drawEmergency, drawExitSign } from './emergency.mjs';
import { drawFloodlight } from './floodlight.mjs';
import { drawDriver, drawSensor, drawSwitch } from './gear.mjs';
import { drawHighBay } from './high-bay.mjs';
import { drawInGround } from './in-ground.mjs';
import { drawBatten, drawLinear } from './linear.mjs';
import { drawPanel } from './panel.mjs';
import { drawPendant } from './pendant.mjs';
import { drawProfile } from './profile.mjs';
import { Sizes } from './sizes.mjs';
import { drawStreet } from './street.mjs';
import { drawStrip } from './strip-drawing.mjs';
import { drawDisc, drawWallLight } from './surface.mjs';
import { drawTrack } from './track.mjs';
import { drawTrackSpot } from './track-spot.mjs';

const drawers = {
  downlight: drawDownlight,
  panel: drawPanel,
  linear: drawLinear,
  batten: drawBatten,
  'track-spot': drawTrackSpot,
  track: drawTrack,
  'ceiling-disc': drawDisc,
  'wall-light': drawWallLight,
  pendant: drawPendant,
  'high-bay': drawHighBay,
  'exit-sign': drawExitSign,
  emergency: drawEmergency,
  floodlight: drawFloodlight,
  bulkhead: drawBulkhead,
  bollard: drawBollard,
  street: drawStreet,
  'in-ground': drawInGround,
  strip: drawStrip,
  profile: drawProfile,
  driver: drawDriver,
  sensor: drawSensor,
  switch: drawSwitch,
};

/** Draws the dimensioned drawing of a product as SVG text. */
export function drawProduct({ product, variants, parts }) {
  const { model } = product;
  const sizes = new Sizes(product, variants);
  // Words of the model description decide between silhouettes of one archetype.
  const isLike = (pattern) => pattern.test(model.look.toLowerCase());
  const attributes = product.attributes ?? {};
  const drawing = drawers[model.archetype]({ sizes, model, isLike, attributes, parts });
  return composeSheet({
    ...drawing,
    title: `${product.title.en} – ${product.code}`,
    table: sizes.table(),
  });
}
