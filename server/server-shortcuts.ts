/**
 * Whether the server takes the ways that rest on the inside of React-PDF and of the 3D viewer (ADR 30). With `PLAIN=1` it
 * takes the documented ones, and serves the pages that were built with it.
 */
export const hasShortcuts = process.env.PLAIN !== '1';
