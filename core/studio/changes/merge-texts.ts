import { type MergedPart, mergeLists, type ThreeWay } from '#core/studio/changes/merge-lists.ts';

/** A text in parts, each its lines with their ends. */
export function mergeLines({ base, mine, theirs }: ThreeWay<string>): MergedPart<string>[] {
  const lines = { base: linesOf(base), mine: linesOf(mine), theirs: linesOf(theirs) };
  return mergeLists(lines, (line) => line);
}

/** The merged text; null where both sides have changed the same lines. */
export function mergeTexts(texts: ThreeWay<string>): string | null {
  const parts = mergeLines(texts);
  const merged = parts.map((part) => ('items' in part ? part.items.join('') : null));
  return merged.includes(null) ? null : merged.join('');
}

function linesOf(text: string): string[] {
  return text.match(/[^\n]*\n|[^\n]+$/g) ?? [];
}
