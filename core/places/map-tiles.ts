/** Raster tiles of a map: their address with `{z}`, `{x}` and `{y}` in it, and whom to name. */
export type MapTiles = { url: string; attribution: string };
