/** Returns JSON for a script element, escaped so that it neither ends the element nor begins a comment. */
export function jsonInScript(value: unknown): string {
  return JSON.stringify(value).replaceAll('<', '\\u003c');
}
