/**
 * Whether pages take the ways that rest on the inside of React and of React Router's build (ADR 30). Those that are built
 * with `PLAIN=1` take the documented ones: they weigh more and take longer, and do the same.
 */
export const hasShortcuts = import.meta.env.PLAIN !== true;
