/**
 * True when the server uses the fast paths that depend on internals of React-PDF and of the 3D viewer (ADR 30). With
 * `PLAIN=1` it uses the documented ones, and serves the pages that were built with it.
 */
export const hasShortcuts = process.env.PLAIN !== '1';
