/** A part of a description that counts something: '4 keys'. */
const COUNTED = /^(\d{1,2}) (\p{L}{3,})$/u;

/**
 * Returns the parts of a variant's description that count something, each as one word: '4keys' of 'Tacto 4, 4 keys, white'.
 * As two words its figure could be that of a name.
 */
export function listCountedParts(description: string): string[] {
  return description.split(/,\s/).flatMap((part) => {
    const [, count, thing] = COUNTED.exec(part) ?? [];
    return count && thing ? count + thing : [];
  });
}
