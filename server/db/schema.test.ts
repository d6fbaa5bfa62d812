import { fileURLToPath } from 'node:url';
import { sql } from 'kysely';
import ts from 'typescript';
import { expect, test } from 'vitest';
import { storedTables } from '#server/backup/table-rows.ts';
import type { Database } from '#server/db/client.ts';
import { describeEachDatabase } from '#server/db/databases.fixtures.ts';

/** `number`, `string | null`, … of each column, by its table. */
type Schema = Record<string, Record<string, string>>;

const TABLES = fileURLToPath(new URL('./tables.ts', import.meta.url));

/** Column types of both databases, as queries return them. */
const READ_AS: Record<string, string> = {
  integer: 'number',
  int4: 'number',
  'double precision': 'number',
  float8: 'number',
  text: 'string',
  bytea: 'Uint8Array',
};

describeEachDatabase('The tables', (createPlace) => {
  test('have the columns that their types say, each with its type', async () => {
    const { open, location } = await createPlace();
    const database = await open();
    const schema = location.databaseUrl ? await readPostgres(database) : await readSqlite(database);
    expect(Object.keys(schema).length).toBeGreaterThan(20);
    expect(schema).toEqual(readTypes());
  });

  test('are all part of a backup', () => {
    expect([...storedTables].sort()).toEqual(Object.keys(readTypes()).sort());
  });
});

async function readPostgres({ read }: Database): Promise<Schema> {
  const { rows } = await sql<{ table: string; column: string; type: string; nullable: string }>`
    select table_name as table, column_name as column, udt_name as type, is_nullable as nullable
    from information_schema.columns where table_schema = current_schema()`.execute(read);
  return toSchema(rows.map((row) => ({ ...row, isNullable: row.nullable === 'YES' })));
}

async function readSqlite({ read }: Database): Promise<Schema> {
  const { rows } = await sql<{ table: string; column: string; type: string; required: number }>`
    select m.name as "table", c.name as "column", c.type, c."notnull" or c.pk as required
    from sqlite_master m, pragma_table_info(m.name) c where m.type = 'table'`.execute(read);
  return toSchema(rows.map((row) => ({ ...row, isNullable: row.required === 0 })));
}

type Column = { table: string; column: string; type: string; isNullable: boolean };

function toSchema(columns: Column[]): Schema {
  const schema: Schema = {};
  for (const { table, column, type, isNullable } of columns) {
    // Kysely's own migration records.
    if (table.startsWith('kysely_')) continue;
    const readAs = READ_AS[type.toLowerCase()] ?? `unknown: ${type}`;
    schema[table] = { ...schema[table], [column]: isNullable ? `${readAs} | null` : readAs };
  }
  return schema;
}

const COMPILER_OPTIONS: ts.CompilerOptions = {
  strict: true,
  noEmit: true,
  module: ts.ModuleKind.NodeNext,
  target: ts.ScriptTarget.ES2024,
  lib: ['lib.es2024.d.ts'],
  types: [],
  allowImportingTsExtensions: true,
  skipLibCheck: true,
};

/** The types of `Tables`, according to TypeScript. */
function readTypes(): Schema {
  const program = ts.createProgram([TABLES], COMPILER_OPTIONS);
  const checker = program.getTypeChecker();
  const source = program.getSourceFile(TABLES);
  const declaration = source?.statements.find(
    (statement) => ts.isTypeAliasDeclaration(statement) && statement.name.text === 'Tables',
  );
  if (!declaration) throw new Error('tables.ts declares no type Tables.');
  const columnsOf = (table: ts.Symbol) =>
    checker.getPropertiesOfType(checker.getTypeOfSymbol(table)).map((column) => {
      return [column.name, describeType(checker, checker.getTypeOfSymbol(column))];
    });
  const tables = checker.getPropertiesOfType(checker.getTypeAtLocation(declaration));
  return Object.fromEntries(
    tables.map((table) => [table.name, Object.fromEntries(columnsOf(table))]),
  );
}

function describeType(checker: ts.TypeChecker, type: ts.Type): string {
  const value = checker.getNonNullableType(type);
  const name = checker.typeToString(checker.getBaseTypeOfLiteralType(value));
  const plain = /^Uint8Array\b/.test(name) ? 'Uint8Array' : name;
  return value === type ? plain : `${plain} | null`;
}
