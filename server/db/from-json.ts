/** Parses a value that the importer stored as JSON text; null stays null. */
export function fromJson<Value>(text: string): Value;
export function fromJson<Value>(text: string | null): Value | null;
export function fromJson<Value>(text: string | null): Value | null {
  return text === null ? null : (JSON.parse(text) as Value);
}
