import { stripTables } from '#core/calculators/led-strip/parts/part-record.ts';
import {
  co2FactorRecordSchema,
  conductorRecordSchema,
  policiesRecordSchema,
} from '#core/calculators/policy-record.ts';
import type { Report } from '#server/import/content-problem.ts';
import type { CalculatorSources, StripSources } from '#server/import/read/content-records.ts';
import { parseCsv } from '#server/import/read/parse-csv.ts';
import { parseYaml } from '#server/import/read/parse-yaml.ts';
import type { SourceFolder } from '#server/import/read/source-folder.ts';

const POLICIES = 'calculators/policies.yaml';

/** Reads the data of the calculators: rules and factors, and the parts of LED strip. */
export function readCalculators(folder: SourceFolder, report: Report): CalculatorSources {
  const textOf = (file: string) => folder.files.get(file)?.text ?? null;
  function readTable<Schema extends Parameters<typeof parseCsv>[1]>(file: string, schema: Schema) {
    const text = textOf(file);
    return { file, rows: text === null ? [] : parseCsv({ file, text }, schema, report).rows };
  }
  const text = textOf(POLICIES);
  if (text === null) {
    const whatToDo = 'Every calculation needs it; docs/content.md shows what belongs there.';
    const problem = 'the file is missing';
    report.error({ file: POLICIES, place: null, field: '', value: undefined, problem, whatToDo });
  }
  const tables = Object.entries(stripTables).map(([table, schema]) => {
    return [table, readTable(`led-strip/${table}.csv`, schema)];
  });
  return {
    policies:
      text === null
        ? null
        : parseYaml({ file: POLICIES, text }, policiesRecordSchema, report).sourced,
    co2Factors: readTable('calculators/co2-factors.csv', co2FactorRecordSchema),
    conductors: readTable('calculators/conductors.csv', conductorRecordSchema),
    strip: Object.fromEntries(tables) as StripSources,
  };
}
