import { type Document, isMap, isNode, isScalar, parseDocument } from 'yaml';
import type { FieldPath } from '#server/import/read/parse-yaml.ts';

/** The text that was parsed last: the cells of a row are those of one record, and few of them change it. */
let parsed: { text: string; document: Document } | null = null;

function parseOnce(text: string): Document {
  if (parsed?.text !== text) parsed = { text, document: parseDocument(text) };
  return parsed.document;
}

/**
 * Sets one field of a YAML text and leaves every other letter as it is, comments and line breaks, too.
 * @returns null where the field or a group above it is no plain one.
 */
export function setField(text: string, path: FieldPath, value: string | number | boolean) {
  const document = parseOnce(text);
  const node = document.getIn(path, true);
  const shown = JSON.stringify(value);
  if (isScalar(node) && node.range) {
    if (node.value === value) return text;
    if (node.type === 'BLOCK_LITERAL' || node.type === 'BLOCK_FOLDED') return null;
    return splice(text, [node.range[0], node.range[1]], shown);
  }
  if (node !== undefined && node !== null) return null;
  const group = path.length === 1 ? document.contents : document.getIn(path.slice(0, -1), true);
  const key = String(path.at(-1));
  if (group === undefined && path.length > 1) {
    const below = path.slice(1).reduceRight<string>((rest, part) => `{ ${part}: ${rest} }`, shown);
    return setOnOwnLine(text, String(path[0]), { below, document });
  }
  if (!isMap(group)) return null;
  const first = group.items[0]?.key;
  if (!isNode(first) || !first.range) return null;
  const at = first.range[0];
  if (group.flow) return splice(text, [at, at], `${key}: ${shown}, `);
  const indent = text.slice(text.lastIndexOf('\n', at - 1) + 1, at);
  return splice(text, [at, at], `${key}: ${shown}\n${indent}`);
}

type Line = { below: string; document: Document };

/** Adds a group that the record lacks: within the one above it if there is one, else at the end. */
function setOnOwnLine(text: string, key: string, { below, document }: Line): string | null {
  if (document.has(key)) return null;
  return `${text}${text.endsWith('\n') ? '' : '\n'}${key}: ${below}\n`;
}

function splice(text: string, [start, end]: [number, number], by: string): string {
  return text.slice(0, start) + by + text.slice(end);
}
