import { type Document, isMap, isNode, isScalar, LineCounter, parseDocument } from 'yaml';
import type { z } from 'zod';
import { say } from '#core/say.ts';
import type { Place, Report } from '#server/import/content-problem.ts';
import { explainIssue } from '#server/import/read/explain-issue.ts';
import { mayHaveStandIns, withStandIns } from '#server/import/read/stand-ins.ts';
import { explainYamlFault } from '#server/import/read/yaml-faults.ts';
import { recallReported } from '#server/import/recall-reported.ts';

export type FieldPath = (string | number)[];

/** A record and the positions of its fields in its file. */
export type Sourced<RecordType> = {
  file: string;
  record: RecordType;
  /** Position of a field; with `lineOfText` (from 1), of that line of its text when the text is a literal block. */
  locate(path: FieldPath, lineOfText?: number): Place;
};

/** Result of reading a file: the valid record, or null, and the raw value for further checks. */
export type Parsed<RecordType> = { raw: unknown; sourced: Sourced<RecordType> | null };

export type YamlText = {
  file: string;
  text: string;
  /** Lines of the file before the text: front matter starts on line 2. */
  linesBefore?: number;
};

type Read<RecordType> = Parsed<RecordType> & {
  /** An invalid record with stand-ins; null for a valid one. */
  completed: { sourced: Sourced<RecordType>; faulty: string[] } | null;
};

/** Parses YAML and checks it against a schema; all faults are reported. */
export function parseYaml<Schema extends z.ZodType>(
  source: YamlText,
  schema: Schema,
  report: Report,
): Parsed<z.infer<Schema>> {
  const { file } = source;
  const remembered = { key: `yaml ${file}`, inputs: [source.text] };
  const read = recallReported(report, remembered, (own) => parseText(source, schema, own));
  const { raw, sourced, completed } = read;
  if (!completed || !report.completes) return { raw, sourced };
  report.standIn(file, completed.faulty);
  return { raw, sourced: completed.sourced };
}

function parseText<Schema extends z.ZodType>(
  { file, text, linesBefore = 0 }: YamlText,
  schema: Schema,
  report: Report,
): Read<z.infer<Schema>> {
  const lineCounter = new LineCounter();
  const document = parseDocument(text, { lineCounter, prettyErrors: false, merge: true });
  const whole = { file, field: '', value: undefined };
  // The other errors follow from the first.
  const [error] = document.errors;
  if (error) {
    report.error({
      ...whole,
      place: { line: lineCounter.linePos(error.pos[0]).line + linesBefore },
      problem: say`the YAML cannot be read: ${explainYamlFault(error.message)}`,
      whatToDo: say`Check indentation and quotation marks here and on the line above.`,
    });
    return { raw: null, sourced: null, completed: null };
  }
  const raw = resolve(document);
  if (raw === UNRESOLVED) {
    report.error({
      ...whole,
      place: { line: 1 + linesBefore },
      problem: say`the YAML cannot be read: an alias or << does not lead to what it needs`,
      whatToDo: say`Check the names after *, and that << names a group of fields.`,
    });
    return { raw: null, sourced: null, completed: null };
  }
  const result = schema.safeParse(raw);
  const places = new Map<string, Place>();
  const locate = (path: FieldPath, lineOfText?: number) => {
    const key = JSON.stringify([path, lineOfText]);
    const place = places.get(key) ?? locateIn({ text, linesBefore }, path, lineOfText);
    places.set(key, place);
    return place;
  };
  if (result.success) {
    return { raw, sourced: { file, record: result.data, locate }, completed: null };
  }
  const known = fieldNames(schema);
  for (const issue of result.error.issues) {
    for (const { path, ...explanation } of explainIssue(issue, raw, { known })) {
      report.error({
        file,
        place: locateIn({ text, linesBefore }, path),
        field: path.join('.'),
        ...explanation,
      });
    }
  }
  const completed = mayHaveStandIns(file) ? withStandIns(schema, raw) : null;
  const sourced = completed && { file, record: completed.record, locate };
  return { raw, sourced: null, completed: sourced && { sourced, faulty: completed.faulty } };
}

const UNRESOLVED = Symbol('unresolved');

/** The value of a document; aliases and merges are followed only now. */
function resolve(document: Document): unknown {
  try {
    return document.toJS();
  } catch {
    return UNRESOLVED;
  }
}

type ParsedText = { text: string; document: Document; lineCounter: LineCounter };

/** The text that was parsed last for a position: problems of one file come together. */
let located: ParsedText | null = null;

/** Parses the text again: the documents of a large catalogue would take ten times the memory of their texts. */
function locateIn(
  { text, linesBefore = 0 }: Omit<YamlText, 'file'>,
  path: FieldPath,
  lineOfText = 0,
): Place {
  if (located?.text !== text) {
    const lineCounter = new LineCounter();
    const document = parseDocument(text, { lineCounter, prettyErrors: false, merge: true });
    located = { text, document, lineCounter };
  }
  const { document, lineCounter } = located;
  const { line } = lineCounter.linePos(offsetOf(document, path));
  const isBlock = lineOfText > 0 && isLiteralBlock(document.getIn(path, true));
  return { line: line + linesBefore + (isBlock ? lineOfText : 0) };
}

/** Position of a field's start; for a missing field, the start of its parent. */
function offsetOf(document: Document, path: FieldPath): number {
  for (let length = path.length; length > 0; length--) {
    const parent = document.getIn(path.slice(0, length - 1), true);
    const key = path[length - 1];
    if (isMap(parent)) {
      const pair = parent.items.find(
        ({ key: node }) => isNode(node) && String(node) === String(key),
      );
      if (pair && isNode(pair.key) && pair.key.range) return pair.key.range[0];
    }
    const node = document.getIn(path.slice(0, length), true);
    if (isNode(node) && node.range) return node.range[0];
  }
  return document.contents?.range?.[0] ?? 0;
}

function isLiteralBlock(node: unknown): boolean {
  return isScalar(node) && node.type === 'BLOCK_LITERAL';
}

/** Names of all fields anywhere in a schema: candidates for a misspelt one. */
function fieldNames(schema: z.ZodType, found = new Set<z.ZodType>()): string[] {
  if (found.has(schema)) return [];
  found.add(schema);
  const definition = schema.def as unknown as Record<string, unknown>;
  const shape = (definition.shape ?? {}) as Record<string, z.ZodType>;
  const inner = ['element', 'innerType', 'in', 'out', 'valueType', 'options']
    .flatMap((name) => definition[name] ?? [])
    .filter((value): value is z.ZodType => typeof value === 'object' && 'def' in value);
  const below = [...Object.values(shape), ...inner].flatMap((child) => fieldNames(child, found));
  return [...new Set([...Object.keys(shape), ...below])];
}
