/** A head without what does not matter in it: letter case, hyphens, spaces. */
export function foldHead(name: string): string {
  return name
    .trim()
    .toLowerCase()
    .replace(/[\s-]+/g, '_');
}
