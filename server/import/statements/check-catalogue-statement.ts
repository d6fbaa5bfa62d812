import { fixed, type Said, say } from '#core/say.ts';
import type { StatementOf } from '#core/statements/statement-record.ts';
import type { Content } from '#server/import/read/content-records.ts';
import {
  type FieldsOf,
  listProducts,
  listVariants,
  meets,
} from '#server/import/statements/select-rows.ts';

/** Whether a statement holds, and what the content says instead. */
export type Finding = { isTrue: boolean; found: Said };

type CatalogueStatement = StatementOf<'count' | 'every' | 'share' | 'values' | 'range'>;

const NAMED = 3;

/** Repeats a count or a comparison of the catalogue. */
export function checkCatalogueStatement(statement: CatalogueStatement, content: Content): Finding {
  if (statement.check === 'count') return checkCount(statement, content);
  const all = statement.of === 'products' ? listProducts : listVariants;
  const rows = all(content.products).filter((row) => meets(row, statement.where));
  if (rows.length === 0)
    return {
      isTrue: false,
      found:
        statement.of === 'products' ? say`no products meet 'where'` : say`no variants meet 'where'`,
    };
  switch (statement.check) {
    case 'every': {
      const others = rows.filter((row) => !meets(row, statement.has));
      return { isTrue: others.length === 0, found: say`${others.length} do not, ${name(others)}` };
    }
    case 'share': {
      const part = rows.filter((row) => meets(row, statement.has)).length;
      const percent = (100 * part) / rows.length;
      const wanted = (100 * statement.result) / statement.out_of;
      const isTrue = Math.abs(percent - wanted) <= statement.tolerance;
      return { isTrue, found: say`${part} of ${rows.length} do, ${fixed(percent, 0)} %` };
    }
    case 'values':
      return checkValues(statement, rows);
    case 'range':
      return checkRange(statement, rows);
  }
}

function checkCount(statement: StatementOf<'count'>, content: Content): Finding {
  const found = countRecords(statement, content);
  const { result, as } = statement;
  const isTrue = {
    exactly: found === result,
    about: Math.abs(found - result) <= 0.1 * result,
    'more-than': found > result,
  }[as];
  return { isTrue, found: say`there are ${found}` };
}

function countRecords({ of, where }: StatementOf<'count'>, content: Content): number {
  switch (of) {
    case 'products':
      return listProducts(content.products).filter((row) => meets(row, where)).length;
    case 'variants':
      return listVariants(content.products).filter((row) => meets(row, where)).length;
    case 'terms':
      return content.glossary.reduce((sum, { record }) => sum + record.length, 0);
    case 'pages':
      return content.pages.filter(({ texts }) => hasKind(texts, where.kind)).length;
    default:
      return content[of].length;
  }
}

function hasKind(texts: Content['pages'][number]['texts'], kind: unknown): boolean {
  return kind === undefined || Object.values(texts).some(({ record }) => record.kind === kind);
}

function checkValues({ figure, results }: StatementOf<'values'>, rows: FieldsOf[]): Finding {
  const found = [...new Set(rows.flatMap((row) => row.read(figure)))].toSorted((one, two) =>
    String(one).localeCompare(String(two), 'en', { numeric: true }),
  );
  const isTrue = found.length === results.length && results.every((one) => found.includes(one));
  return { isTrue, found: say`${figure} is ${found.length > 0 ? found : say`empty`}` };
}

function checkRange({ figure, least, most }: StatementOf<'range'>, rows: FieldsOf[]): Finding {
  const values = rows.flatMap((row) => row.read(figure)).map(Number);
  const [from, to] = [Math.min(...values), Math.max(...values)];
  const isTrue = from === (least ?? from) && to === (most ?? to);
  return { isTrue: values.length > 0 && isTrue, found: say`${figure} is from ${from} to ${to}` };
}

function name(rows: FieldsOf[]): Said {
  const codes = rows.slice(0, NAMED).map(({ code }) => code);
  return rows.length > NAMED ? say`${codes} …` : say`${codes}`;
}
