import type { Highlight } from '#core/search/search-engine.ts';
import type { MatchedWords } from '#core/search/words/text-match.ts';
import type { Token, Tokeniser } from '#core/search/words/tokeniser.ts';

export type HighlightRules = {
  /** Fields to highlight. */
  fields: string[];
  /** Those that also return the whole text. */
  fullFields: string[];
  startTag: string;
  endTag: string;
  /** Texts with more words are cut to the surroundings of the matches. */
  snippetThreshold: number;
  /** Words on each side of a match in a snippet. */
  affixWords: number;
};

/** A match: its token, the matched word and the marked range of the text. */
type Mark = { token: number; match: string; start: number; end: number };

/** Width, in words, within which a snippet collects matches. */
const WINDOW = 10;

/** Marks the matches in one text; returns null if there are none. The text is not escaped. */
export function highlightText(
  tokeniser: Tokeniser,
  text: string,
  { matched, rules, isFull }: { matched: MatchedWords; rules: HighlightRules; isFull: boolean },
): { matched_tokens: string[]; snippet: string; value?: string } | null {
  const tokens = tokeniser.tokens(text);
  const marks = findMarks(tokeniser, text, { tokens, matched });
  if (marks.length === 0) return null;
  const whole = () => markText(text, marks, { from: 0, to: text.length, rules });
  const snippet =
    tokens.length > rules.snippetThreshold
      ? markText(text, marks, { ...findSnippet(text, { tokens, marks }, rules), rules })
      : whole();
  return {
    matched_tokens: [...new Set(marks.map(({ start, end }) => text.slice(start, end)))],
    snippet,
    ...(isFull ? { value: whole() } : {}),
  };
}

function findMarks(
  tokeniser: Tokeniser,
  text: string,
  { tokens, matched }: { tokens: Token[]; matched: MatchedWords },
): Mark[] {
  const marks: Mark[] = [];
  for (const [i, { word, start, end }] of tokens.entries()) {
    if (matched.words.has(word)) {
      marks.push({ token: i, match: word, start, end });
      continue;
    }
    const prefix = findLongest(matched.prefixes, (candidate) => word.startsWith(candidate));
    if (prefix !== null) {
      const size = tokeniser.rawLength(text, start, prefix.length);
      marks.push({ token: i, match: prefix, start, end: start + size });
      continue;
    }
    const part = findLongest(matched.infixes, (candidate) => word.includes(candidate));
    if (part !== null) {
      const place = findInfix(tokeniser, text, { start, end, word, part });
      marks.push({ token: i, match: part, ...place });
    }
  }
  return marks;
}

function findLongest(parts: Iterable<string>, fits: (part: string) => boolean): string | null {
  let longest: string | null = null;
  for (const part of parts) {
    if (part.length > (longest?.length ?? 0) && fits(part)) longest = part;
  }
  return longest;
}

function findInfix(
  tokeniser: Tokeniser,
  text: string,
  { start, end, word, part }: Token & { part: string },
): { start: number; end: number } {
  const before = start + tokeniser.rawLength(text, start, word.indexOf(part));
  const [rest] = tokeniser.tokens(text.slice(before, end));
  const from = before + (rest?.start ?? 0);
  return { start: from, end: from + tokeniser.rawLength(text, from, part.length) };
}

/** Selects the part of a text with the most different matches, closest together. */
function findSnippet(
  text: string,
  { tokens, marks }: { tokens: Token[]; marks: Mark[] },
  rules: HighlightRules,
): { from: number; to: number } {
  let best = { first: 0, last: 0, count: 0 };
  for (const [i, { token: first }] of marks.entries()) {
    const seen = new Set<string>();
    for (let next = i; next < marks.length; next++) {
      const { token: last = 0, match = '' } = marks[next] ?? {};
      if (last >= first + WINDOW) break;
      if (seen.has(match)) continue;
      seen.add(match);
      const isNearer = seen.size === best.count && last - first < best.last - best.first;
      if (seen.size > best.count || isNearer) best = { first, last, count: seen.size };
    }
  }
  const first = Math.max(0, best.first - rules.affixWords);
  const last = Math.min(tokens.length - 1, best.last + rules.affixWords);
  return {
    from: first === 0 ? 0 : (tokens[first]?.start ?? 0),
    to: last === tokens.length - 1 ? text.length : (tokens[last]?.end ?? text.length),
  };
}

function markText(
  text: string,
  marks: Mark[],
  { from, to, rules }: { from: number; to: number; rules: HighlightRules },
): string {
  let marked = '';
  let offset = from;
  for (const { start, end } of marks) {
    if (start < from || end > to) continue;
    marked += `${text.slice(offset, start)}${rules.startTag}${text.slice(start, end)}${rules.endTag}`;
    offset = end;
  }
  return marked + text.slice(offset, to);
}

/** Highlights a document's fields, both by field and in the legacy list format. */
export function highlightDocument(
  tokeniser: Tokeniser,
  document: Record<string, unknown>,
  { matched, rules }: { matched: MatchedWords; rules: HighlightRules },
): {
  highlight: Record<string, Highlight | Highlight[]>;
  highlights: ({ field: string } & Highlight)[];
} {
  const highlight: Record<string, Highlight | Highlight[]> = {};
  const highlights: ({ field: string } & Highlight)[] = [];
  for (const field of rules.fields) {
    const isFull = rules.fullFields.includes(field);
    const highlightValue = (text: unknown) =>
      highlightText(tokeniser, String(text), { matched, rules, isFull });
    const value = document[field];
    if (typeof value === 'string') {
      const marked = highlightValue(value);
      if (!marked) continue;
      highlight[field] = marked;
      highlights.push({ field, ...marked });
    } else if (Array.isArray(value)) {
      const elements = value.map((text) => ({ text: String(text), marked: highlightValue(text) }));
      if (elements.every(({ marked }) => !marked)) continue;
      highlight[field] = elements.map(({ text, marked }) => marked ?? unmarked(text, isFull));
      highlights.push({ field, ...listHighlight(elements, isFull) });
    }
  }
  return { highlight, highlights };
}

const unmarked = (text: string, isFull: boolean): Highlight => ({
  matched_tokens: [],
  snippet: text,
  ...(isFull ? { value: text } : {}),
});

function listHighlight(
  elements: { marked: ReturnType<typeof highlightText> }[],
  isFull: boolean,
): Highlight {
  const matching = elements.flatMap((element, index) =>
    element.marked ? [{ ...element.marked, index }] : [],
  );
  return {
    indices: matching.map(({ index }) => index),
    matched_tokens: matching.map(({ matched_tokens }) => matched_tokens),
    snippets: matching.map(({ snippet }) => snippet),
    ...(isFull ? { values: matching.map(({ value = '' }) => value) } : {}),
  };
}
