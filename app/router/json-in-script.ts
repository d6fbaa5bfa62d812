const UNSAFE = /[&<>\u2028\u2029]/g;

/** JSON that can stand in a script element. */
export function jsonInScript(value: unknown): string {
  return JSON.stringify(value).replace(UNSAFE, escapeCharacter);
}

function escapeCharacter(character: string): string {
  return `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`;
}
