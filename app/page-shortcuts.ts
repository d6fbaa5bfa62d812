/**
 * Whether pages use the shortcuts through internals of React and of React Router's build (ADR 30). Builds with
 * `PLAIN=1` use the documented ways: they are larger and slower, and do the same.
 */
export const hasShortcuts = import.meta.env.PLAIN !== true;
