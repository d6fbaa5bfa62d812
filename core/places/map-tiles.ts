/** Raster tiles of a map: their address template with `{z}`, `{x}` and `{y}`, and their attribution. */
export type MapTiles = { url: string; attribution: string };
