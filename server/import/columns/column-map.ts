import { z } from 'zod';
import { localeCodes } from '#core/i18n/locales.ts';
import { type Localised, localised, localisedText } from '#core/i18n/localised.ts';
import { mapKeys } from '#core/keys.ts';
import { type Said, say } from '#core/say.ts';
import { quote, type Report } from '#server/import/content-problem.ts';
import { didYouMean } from '#server/import/nearest.ts';
import { type FieldPath, parseYaml, type Sourced } from '#server/import/read/parse-yaml.ts';
import { foldHead } from '#server/import/tables/fold-head.ts';
import { factorOf, unitsOf } from '#server/import/tables/units-of-heads.ts';

/** A head that means a column of the content. */
type MappedColumn = {
  column: string;
  /** What one of the source's unit is in the unit of the column. */
  factor: number;
  /** What its cells mean, by their text in small letters. */
  meanings: ReadonlyMap<string, string>;
};

/** A head whose column becomes a row of the specification. */
export type FreeColumn = {
  label: Localised;
  /** Follows the value. */
  unit: string | null;
  /** Texts of its cells in each language, by their text in small letters; others are the same in every language. */
  meanings: ReadonlyMap<string, Localised>;
};

export type HeadTarget = MappedColumn | FreeColumn | 'ignored';

/** What the heads of a source mean, by the folded head. */
export type ColumnMap = ReadonlyMap<string, HeadTarget>;

const meaningSchema = z.union([z.string(), z.number().transform(String), localised(z.string())]);

/** `columns.yaml`: heads of a source and what they mean; a text alone is the name of a column. */
const columnMapSchema = z.record(
  z.string().min(1),
  z.preprocess(
    (value) => (typeof value === 'string' ? { column: value } : value),
    z.strictObject({
      column: z.string().optional(),
      label: localisedText.optional(),
      unit: z.string().optional(),
      values: z.record(z.string(), meaningSchema).default({}),
    }),
  ),
);

type MapRecord = z.infer<typeof columnMapSchema>;
type Entry = MapRecord[string];
type Mapping = { source: Sourced<MapRecord>; columns: readonly string[]; report: Report };

const IGNORED = 'ignored';

/**
 * Reads the text of a `columns.yaml`; all faults are reported.
 * @param columns every column that a table of the content may have.
 */
export function readColumnMap(
  file: { file: string; text: string },
  columns: readonly string[],
  report: Report,
): ColumnMap {
  const map = new Map<string, HeadTarget>();
  if (file.text.replace(/^\s*#.*$/gm, '').trim() === '') return map;
  const { sourced } = parseYaml(file, columnMapSchema, report);
  for (const [head, entry] of Object.entries(sourced?.record ?? {})) {
    const mapping = { source: sourced as Sourced<MapRecord>, columns, report };
    const target = targetOf(head, entry, mapping);
    if (target) map.set(foldHead(head), target);
  }
  return map;
}

function targetOf(head: string, entry: Entry, mapping: Mapping): HeadTarget | null {
  const { column, label, unit } = entry;
  if ((column === undefined) === (label === undefined)) return complain(mapping, [head], ONE_OF);
  if (label) return { label, unit: unit ?? null, meanings: textsOf(entry.values) };
  if (column === undefined || column === IGNORED) return IGNORED;
  if (!mapping.columns.includes(column)) {
    const whatToDo = say`${didYouMean(column, mapping.columns)}Name a column of docs/content.md, write '${IGNORED}' to leave it out, or give it a label to show it in the specification.`;
    return complain(mapping, [head], {
      problem: say`${quote(column)} is not a known column`,
      whatToDo,
    });
  }
  const factor = unit === undefined ? 1 : factorOf(column, unit);
  if (factor === null) {
    const known = unitsOf(column);
    const whatToDo =
      known.length > 0 ? say`Write one of ${known}.` : say`Remove it: ${column} has no unit.`;
    const problem = say`${quote(unit)} is no unit of ${column}`;
    return complain(mapping, [head, 'unit'], { problem, whatToDo });
  }
  const meanings = new Map<string, string>();
  for (const [text, meaning] of Object.entries(entry.values)) {
    if (typeof meaning === 'string') meanings.set(text.trim().toLowerCase(), meaning);
    else complain(mapping, [head, 'values', text], ONE_TEXT);
  }
  return { column, factor, meanings };
}

const ONE_OF = {
  problem: say`needs either the name of a column or a label`,
  whatToDo: say`Write \`column: weight_kg\`, \`label: { … }\` in each language, or 'ignored'.`,
};
const ONE_TEXT = {
  problem: say`is a text in each language where the column has one value`,
  whatToDo: say`Write the value of the column.`,
};

function textsOf(values: Entry['values']): FreeColumn['meanings'] {
  const entries = Object.entries(values).map(([text, meaning]) => {
    const same = typeof meaning === 'string' ? mapKeys(localeCodes, () => meaning) : meaning;
    return [text.trim().toLowerCase(), same] as const;
  });
  return new Map(entries);
}

function complain(
  { source, report }: Mapping,
  path: FieldPath,
  fault: { problem: Said; whatToDo: Said },
): null {
  const place = source.locate(path);
  report.error({ file: source.file, place, field: path.join('.'), value: undefined, ...fault });
  return null;
}
