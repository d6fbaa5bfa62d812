import { missing } from '#core/missing.ts';
import { type Said, say } from '#core/say.ts';

/** Returns the candidate closest to a probably mistyped word; null when none is close. */
export function nearest(word: string, candidates: Iterable<string>): string | null {
  const limit = Math.max(1, Math.floor(word.length / 3));
  let best = [...candidates].find((candidate) => isStartOf(word, candidate)) ?? null;
  let bestDistance = best === null ? limit + 1 : 1;
  for (const candidate of candidates) {
    if (Math.abs(candidate.length - word.length) >= bestDistance) continue;
    const distance = editDistance(word.toLowerCase(), candidate.toLowerCase());
    if (distance < bestDistance) {
      best = candidate;
      bestDistance = distance;
    }
  }
  return best;
}

function isStartOf(word: string, candidate: string): boolean {
  return word.length >= 3 && candidate.toLowerCase().startsWith(word.toLowerCase());
}

/** Says `Did you mean 'x'? ` or '', as a prefix of the advice. */
export function didYouMean(word: unknown, candidates: Iterable<string>): Said | '' {
  const found = typeof word === 'string' ? nearest(word, candidates) : null;
  return found ? say`Did you mean '${found}'? ` : '';
}

/** Levenshtein distance: insertions, deletions and substitutions of single letters. */
function editDistance(a: string, b: string): number {
  let previous = Array.from({ length: b.length + 1 }, (_, index) => index);
  for (let i = 1; i <= a.length; i++) {
    const current = [i];
    for (let j = 1; j <= b.length; j++) {
      const exchange = (previous[j - 1] ?? missing()) + (a[i - 1] === b[j - 1] ? 0 : 1);
      current[j] = Math.min(
        (previous[j] ?? missing()) + 1,
        (current[j - 1] ?? missing()) + 1,
        exchange,
      );
    }
    previous = current;
  }
  return previous[b.length] ?? missing();
}
