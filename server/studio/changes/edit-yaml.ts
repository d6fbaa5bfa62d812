import {
  type Document,
  isCollection,
  isMap,
  isNode,
  isScalar,
  isSeq,
  type Node,
  parseDocument,
  type YAMLMap,
  type YAMLSeq,
} from 'yaml';
import { alignLists } from '#core/studio/changes/align-lists.ts';
import { mergeLists, type ThreeWay } from '#core/studio/changes/merge-lists.ts';
import { mergeLines } from '#core/studio/changes/merge-texts.ts';
import { type Fields, identityOf, isEqual, isRecord } from '#core/studio/changes/values.ts';

/** Files have one document, and merge keys as the importer reads them. */
const OPTIONS = { merge: true, prettyErrors: false } as const;
const FORMAT = { lineWidth: 0, flowCollectionPadding: true } as const;

/** Longer parts are merged by lines only: signs take long. */
const MAX_SIGNS = 4000;

/** What a YAML text says; undefined where it cannot be read. */
export function readYaml(text: string): unknown {
  const document = parseDocument(text, OPTIONS);
  if (document.errors.length > 0) return undefined;
  try {
    return document.toJS() as unknown;
  } catch {
    // Aliases that refer to each other too often.
    return undefined;
  }
}

/**
 * Makes a YAML text say another value. Comments, order, quotes and line breaks of everything else stay as they are.
 * @returns null where the text cannot be read, or has the value in a form that cannot be changed.
 */
export function rewriteYaml(text: string, value: unknown): string | null {
  const document = parseDocument(text, OPTIONS);
  if (document.errors.length > 0) return null;
  const isWindows = /\r\n/.test(text);
  try {
    if (isEqual(document.toJS(), value)) return text;
    const plain = document.toString(FORMAT);
    document.contents = settle(document, document.contents, value) as typeof document.contents;
    const changed = document.toString(FORMAT);
    const texts = { base: plain, mine: changed, theirs: text.replace(/\r\n/g, '\n') };
    const candidates = [mergeOrTake(texts, mergeSigns), mergeOrTake(texts), changed];
    const written = candidates
      .map((candidate) => (isWindows ? candidate.replace(/\r?\n/g, '\r\n') : candidate))
      .find((candidate) => isEqual(readYaml(candidate), value));
    return written ?? null;
  } catch {
    return null;
  }
}

/** The changes between two formatted texts in a text that is formatted in its own way, lines that both changed are settled. */
function mergeOrTake(
  texts: ThreeWay<string>,
  settleLines: (lines: ThreeWay<string>) => string = ({ mine }) => mine,
): string {
  return mergeLines(texts)
    .map((part) => {
      if ('items' in part) return part.items.join('');
      return splitConflict(part.conflict)
        .map(({ base, mine, theirs }) => {
          const lines = { base: base.join(''), mine: mine.join(''), theirs: theirs.join('') };
          return lines.base === lines.mine ? lines.theirs : settleLines(lines);
        })
        .join('');
    })
    .join('');
}

/** Parts of a conflict no larger than what mine changed, where the others are the same lines formatted in two ways. */
function splitConflict(conflict: ThreeWay<string[]>): ThreeWay<string[]>[] {
  const { base, mine, theirs } = conflict;
  if (base.length !== theirs.length) return [conflict];
  const parts: ThreeWay<string[]>[] = [];
  let [fromBase, fromMine] = [0, 0];
  for (const [at, atMine] of [...alignLists(base, mine), [base.length, mine.length] as const]) {
    // What is between two unchanged lines, then the unchanged line.
    for (const [toBase, toMine] of [
      [at, atMine],
      [at + 1, atMine + 1],
    ] as const) {
      parts.push({
        base: base.slice(fromBase, toBase),
        mine: mine.slice(fromMine, toMine),
        theirs: theirs.slice(fromBase, toBase),
      });
      [fromBase, fromMine] = [toBase, toMine];
    }
  }
  return parts;
}

/** Merges lines sign by sign; mine are taken where both sides have changed the same ones. */
function mergeSigns({ base, mine, theirs }: ThreeWay<string>): string {
  if (base.length + theirs.length > MAX_SIGNS) return mine;
  const signs = { base: [...base], mine: [...mine], theirs: [...theirs] };
  return mergeLists(signs, (sign) => sign)
    .map((part) => ('items' in part ? part.items : part.conflict.mine).join(''))
    .join('');
}

/** The node with another value: what is the same in it stays the same node. */
function settle(document: Document, node: unknown, value: unknown): Node {
  if (isMap(node) && isRecord(value)) return settleMap(document, node, value);
  if (isSeq(node) && Array.isArray(value)) return settleList(document, node, value);
  if (isNode(node) && isEqual(node.toJS(document), value)) return node;
  const isPlain = value === null || typeof value !== 'object';
  if (isScalar(node) && isPlain && typeof node.value === typeof value) {
    node.value = value;
    return node;
  }
  return createLike(document, node, value);
}

function createLike(document: Document, node: unknown, value: unknown): Node {
  const created = document.createNode(value) as Node;
  if (isNode(node)) {
    created.commentBefore = node.commentBefore ?? null;
    created.comment = node.comment ?? null;
    created.spaceBefore = node.spaceBefore ?? false;
  }
  return created;
}

function settleMap(document: Document, node: YAMLMap, value: Fields): Node {
  const before = node.toJS(document) as Fields;
  const isStill = Object.keys(before).every((key) => Object.hasOwn(value, key));
  for (const key of node.items.map((pair) => pair.key)) {
    const isGone = isMergeKey(key) ? !isStill : !Object.hasOwn(value, String(key));
    if (isGone) node.delete(key);
  }
  const isMerged = node.items.some(({ key }) => isMergeKey(key));
  for (const [key, part] of Object.entries(value)) {
    const pair = node.items.find((item) => String(item.key) === key);
    if (pair) pair.value = settle(document, pair.value, part);
    else if (!isMerged || !isEqual(before[key], part)) node.add(document.createPair(key, part));
  }
  return node;
}

/** `<<` stands for the fields of another map. */
function isMergeKey(key: unknown): boolean {
  return isScalar(key) && /^(Symbol\()?<<\)?$/.test(String(key.value));
}

function settleList(document: Document, node: YAMLSeq, value: unknown[]): Node {
  const before = node.items.map((item) => (isNode(item) ? item.toJS(document) : item) as unknown);
  const origins = findOrigins(before, value);
  const sibling = node.items.find((item) => isCollection(item));
  const isFlow = isCollection(sibling) && sibling.flow === true;
  node.items = value.map((part, index) => {
    const origin = origins[index];
    const old = origin === undefined ? undefined : node.items[origin];
    const next = settle(document, old, part);
    if (isFlow && old === undefined && isCollection(next)) next.flow = true;
    return next;
  });
  return node;
}

/** For each item the position that it had: of the same value, else of the same identity, else at the same place. */
function findOrigins(before: unknown[], after: unknown[]): (number | undefined)[] {
  const origins = new Array<number | undefined>(after.length).fill(undefined);
  const isTaken = new Set<number>();
  const take = (index: number, origin: number) => {
    origins[index] = origin;
    isTaken.add(origin);
  };
  const keys = (items: unknown[]) => items.map((item) => JSON.stringify(item) ?? '');
  for (const [left, right] of alignLists(keys(before), keys(after))) take(right, left);
  const pass = (matches: (one: unknown, other: unknown) => boolean) => {
    for (const [index, item] of after.entries()) {
      if (origins[index] !== undefined) continue;
      const found = before.findIndex((old, at) => !isTaken.has(at) && matches(old, item));
      if (found >= 0) take(index, found);
    }
  };
  pass(isEqual);
  pass((old, item) => identityOf(item) !== null && identityOf(old) === identityOf(item));
  if (before.length !== after.length) return origins;
  for (const index of after.keys()) {
    if (origins[index] === undefined && !isTaken.has(index)) take(index, index);
  }
  return origins;
}
