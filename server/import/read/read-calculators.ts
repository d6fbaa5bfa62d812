import { stripTables } from '#core/calculators/led-strip/parts/part-record.ts';
import {
  co2FactorRecordSchema,
  conductorRecordSchema,
  policiesRecordSchema,
} from '#core/calculators/policy-record.ts';
import { say } from '#core/say.ts';
import type { Report } from '#server/import/content-problem.ts';
import type { CalculatorSources, StripSources } from '#server/import/read/content-records.ts';
import type { ObjectSchema } from '#server/import/read/parse-csv.ts';
import { parseYaml } from '#server/import/read/parse-yaml.ts';
import { readTable } from '#server/import/read/read-table.ts';
import type { SourceFolder } from '#server/import/read/source-folder.ts';

const POLICIES = 'calculators/policies.yaml';

/** Reads the data of the calculators: rules and factors, and the parts of LED strip. */
export function readCalculators(folder: SourceFolder, report: Report): CalculatorSources {
  function readRows<Schema extends ObjectSchema>(file: string, schema: Schema) {
    const table = readTable({ folder, report }, file, schema) ?? { file, rows: [] };
    return { file: table.file, rows: table.rows };
  }
  const text = folder.files.get(POLICIES)?.text ?? null;
  if (text === null) {
    const whatToDo = say`Every calculation needs it; docs/content.md shows what belongs there.`;
    const problem = say`the file is missing`;
    report.error({ file: POLICIES, place: null, field: '', value: undefined, problem, whatToDo });
  }
  const tables = Object.entries(stripTables).map(([table, schema]) => {
    return [table, readRows(`led-strip/${table}.csv`, schema)];
  });
  return {
    policies:
      text === null
        ? null
        : parseYaml({ file: POLICIES, text }, policiesRecordSchema, report).sourced,
    co2Factors: readRows('calculators/co2-factors.csv', co2FactorRecordSchema),
    conductors: readRows('calculators/conductors.csv', conductorRecordSchema),
    strip: Object.fromEntries(tables) as StripSources,
  };
}
