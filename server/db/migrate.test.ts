import { expect, test } from 'vitest';
import { splitStatements } from '#server/db/migrate.ts';

test('Statements end with a semicolon at the end of a line', () => {
  const text = "-- A table.\ncreate table a (\n  id integer\n);\n\ninsert into a values (';');\n";
  expect(splitStatements(text)).toEqual([
    'create table a (\n  id integer\n)',
    "insert into a values (';')",
  ]);
});
